import type { CsvFormat } from '../../platform/csv/csv-format.rules.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, accountFaults, actorName, actTime, lockAccount } from '../accounts/index.ts'
import { expectAssignable } from '../groups/index.ts'
import { cancelJob, enqueueJob, retryJob } from '../jobs/index.ts'
import { anyOptinMailing, chooseOptinMailing } from '../subscriptions/index.ts'
import { importableFields } from './columns.rules.ts'
import { importFaults, importRefusals } from './import.refusals.ts'
import { faultsOfRules, type Rules, type Stage } from './import.rules.ts'
import { type Import, insertImport, lockImport, saveImport } from './import.store.ts'
import { deleteBlocks } from './import-block.store.ts'
import { checkImportJob, readImportJob, runImportJob } from './import-jobs.ts'
import { fieldIdOf } from './read-row.rules.ts'
import { unpackedFormat } from './unpack-workbook.ts'

type ImportAct = Act<FullAccount>

/** Announces a file; its bytes follow. */
export function createImport(act: ImportAct, file: Pick<Import, 'fileName' | 'fileSize'>): Promise<number> {
  return insertImport(act.tx, { ...file, createdBy: actorName(act.actor), createdAt: actTime(act) })
}

async function load(act: ImportAct, id: number, ...stages: Stage[]): Promise<Import> {
  await lockAccount(act.tx)
  const found = await lockImport(act.tx, id)
  if (!found) throw importRefusals.import_not_found()
  if (!stages.includes(found.stage)) throw importRefusals.import_stage({ stage: found.stage })
  if (found.fileGoneAt) throw importRefusals.import_file_gone()
  return found
}

/** The file is there: it is read to its end before anybody decides anything. */
export async function beginReading(act: Act, found: Import): Promise<void> {
  const jobId = await enqueueJob(act, readImportJob, { importId: found.id })
  saveImport(act.tx, {
    ...found,
    stage: 'read',
    jobId,
    fault: null,
    columns: null,
    preset: null,
    rules: null,
    counts: null,
  })
}

/** Somebody knows better how the file is written: it is read once more. */
export async function chooseFormat(act: ImportAct, id: number, format: CsvFormat): Promise<void> {
  const found = await load(act, id, 'columns', 'checked', 'unreadable')
  deleteBlocks(act.tx, id)
  // What was unpacked from a workbook is written in one way only.
  const written = found.textSize === null ? format : { ...unpackedFormat, hasHeading: format.hasHeading }
  await beginReading(act, { ...found, format: { ...written, isChosen: true } })
}

/** What the columns mean and what happens to whom; a dry run that was made before counts no more. */
export async function chooseRules(act: ImportAct, id: number, rules: Rules): Promise<void> {
  const found = await load(act, id, 'columns', 'checked')
  const chosen = { ...rules, channelIds: act.account.hasChannels ? rules.channelIds : [act.account.defaultChannel.id] }
  refuseFaults(act, found, chosen)
  if (chosen.newPeople === 'optinPending') requireOptinMailing(act, chosen)
  if (chosen.groupId !== null) await expectAssignable(act, chosen.groupId)
  deleteBlocks(act.tx, id)
  saveImport(act.tx, { ...found, rules: chosen, stage: 'columns', counts: null, jobId: null })
}

function refuseFaults({ account }: ImportAct, { columns }: Import, rules: Rules): void {
  const fields = new Set(importableFields(account.fields).map(({ id }) => id))
  const isUnknownField = rules.columns.some((meaning) => {
    const fieldId = meaning && fieldIdOf(meaning)
    return typeof fieldId === 'number' && !fields.has(fieldId)
  })
  const errors = faultsOfRules(rules, columns?.length ?? 0).map(({ member, code }) =>
    fieldError(`#/${member}`, code === 'required' ? code : importFaults[code]),
  )
  if (isUnknownField) errors.push(fieldError('#/columns', importFaults.import_column_unknown))
  if (rules.channelIds.some((id) => !account.channels.some((channel) => channel.id === id)))
    errors.push(fieldError('#/channelIds', accountFaults.channel_unknown))
  if (errors.length > 0) throw validationFailed(errors)
}

/** Asked before the dry run, and not by the first row of an import. */
function requireOptinMailing({ account }: ImportAct, { channelIds }: Rules): void {
  chooseOptinMailing(account, {
    channelIds,
    ofCaller: anyOptinMailing({ account }),
    languageIso: null,
  })
}

export async function checkImport(act: ImportAct, id: number): Promise<void> {
  const found = await load(act, id, 'columns', 'checked')
  if (!found.rules) throw importRefusals.import_stage({ stage: found.stage })
  deleteBlocks(act.tx, id)
  const jobId = await enqueueJob(act, checkImportJob, { importId: id, rowCount: found.rowCount ?? 0 })
  saveImport(act.tx, { ...found, stage: 'check', counts: null, jobId })
}

export async function runImport(act: ImportAct, id: number): Promise<void> {
  const found = await load(act, id, 'checked')
  const jobId = await enqueueJob(act, runImportJob, { importId: id, rowCount: found.rowCount ?? 0 })
  saveImport(act.tx, { ...found, stage: 'run', counts: null, jobId, startedAt: actTime(act) })
}

export async function pauseImport(act: ImportAct, id: number): Promise<void> {
  await cancelJob(act, steering(await load(act, id, 'check', 'run')))
}

export async function resumeImport(act: ImportAct, id: number): Promise<void> {
  await retryJob(act, steering(await load(act, id, 'read', 'check', 'run')))
}

/** The doors of imports have asked for the right that its jobs name. */
function steering({ jobId }: Import) {
  return { id: jobId as number, require: () => {} }
}

/** What is done stays done; the rows behind it are not looked at. */
export async function cancelImport(act: ImportAct, id: number): Promise<void> {
  const stoppable = ['upload', 'read', 'unreadable', 'columns', 'check', 'checked', 'run'] as const
  const found = await load(act, id, ...stoppable)
  saveImport(act.tx, { ...found, stage: 'canceled', finishedAt: actTime(act) })
}
