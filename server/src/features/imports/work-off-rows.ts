import type { FullAccount } from '../account-setup/index.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { assignMembers } from '../groups/index.ts'
import { anyOptinMailing, loadPeople, type PersonDecision, saveChanges } from '../subscriptions/index.ts'
import { addressHmac } from '../suppression/index.ts'
import { importableFields } from './columns.rules.ts'
import { decideRow, type RowDecision } from './decide-row.rules.ts'
import { importRefusals } from './import.refusals.ts'
import {
  countsOf,
  entersGroup,
  factsOf,
  lettersOf,
  type Outcome,
  outcomesOf,
  type Position,
  type Rules,
  type Stage,
} from './import.rules.ts'
import { type Import, lockImport, saveImport } from './import.store.ts'
import { deleteAddresses, findBlock, type KeptFault, meetAddresses, saveBlock } from './import-block.store.ts'
import type { Progress } from './read-file.ts'
import { type RowData, type RowFault, readRow } from './read-row.rules.ts'
import { type ReadableFile, readRows } from './read-rows.ts'

type WorkAct = Act<FullAccount>
type ReadyImport = Import & ReadableFile & { rules: Rules }

function isReady(found: Import): found is ReadyImport {
  return found.format !== null && found.rules !== null
}

/** Undefined = it is elsewhere by now. A job that is taken up again may come after its file was deleted. */
async function lockReady({ tx }: WorkAct, importId: number, stage: Stage): Promise<ReadyImport | undefined> {
  const found = await lockImport(tx, importId)
  if (found?.stage !== stage || !isReady(found)) return undefined
  if (found.fileGoneAt) throw importRefusals.import_file_gone()
  return found
}

/** The dry run: the next rows are judged as the import would judge them, and nothing is written but what would become of each. */
export async function checkRows(act: WorkAct, importId: number, position: Position | null): Promise<Progress> {
  const file = await lockReady(act, importId, 'check')
  if (!file) return { next: null, steps: 0, isLast: true }
  const { rows, next, isLast } = await readRows(act, file, position)
  const context = contextOf(act, file.rules)
  const read = rows.map((cells) => readRow(cells, context))
  const { decisions } = await judge(act, file, read, await repeatedAddresses(act, importId, read))
  keep(act, file, { decisions, read, next, isLast, position })
  if (isLast) deleteAddresses(act.tx, importId)
  return { next, steps: rows.length, isLast }
}

/** The import: the next rows are judged anew and written, with their place in the report, in one transaction. */
export async function importRows(act: WorkAct, importId: number, position: Position | null): Promise<Progress> {
  const file = await lockReady(act, importId, 'run')
  if (!file) return { next: null, steps: 0, isLast: true }
  const [{ rows, next, isLast }, checked] = await Promise.all([
    readRows(act, file, position),
    findBlock(act.tx, importId, (position?.row ?? 0) + 1),
  ])
  const context = contextOf(act, file.rules)
  const read = rows.map((cells) => readRow(cells, context))
  const repeated = new Set(
    outcomesOf(checked?.checked ?? '').flatMap((outcome, i) => (outcome === 'duplicate' ? [i] : [])),
  )
  const { decisions, loaded } = await judge(act, file, read, repeated)
  await saveChanges(act, loaded.head, changesOf(decisions, read, loaded), {
    source: 'import',
    facts: factsOf(importId, file.rules),
    optinMailingId: anyOptinMailing(act),
  })
  await fillGroup(act, file.rules, peopleOf(decisions, read, loaded))
  keep(act, file, { decisions, read, next, isLast, position })
  return { next, steps: rows.length, isLast }
}

/** Somebody may have deleted the group or closed it to users since it was chosen: the import stops there and says so. */
async function fillGroup(act: WorkAct, { groupId }: Rules, ids: readonly number[]): Promise<void> {
  if (groupId && ids.length > 0) await assignMembers(act, groupId, ids)
}

function contextOf({ account, config, clock }: WorkAct, reading: Rules) {
  const fields = new Map(importableFields(account.fields).map(({ id, type }) => [id, type]))
  return { reading, fields, allowEai: config.ALLOW_EAI, now: clock.now() }
}

type ReadRow = RowData | RowFault
const isFault = (row: ReadRow): row is RowFault => 'code' in row

/** Rows whose address a row before has; rows that are invalid have none. */
async function repeatedAddresses(act: WorkAct, importId: number, read: readonly ReadRow[]): Promise<Set<number>> {
  const hexes = read.map((row) => (isFault(row) ? null : addressHmac(act, row.email.emailKey).toString('hex')))
  const known = [...new Set(hexes.filter((hex) => hex !== null))]
  const unmet = await meetAddresses(
    act.tx,
    importId,
    known.map((hex) => Buffer.from(hex, 'hex')),
  )
  return new Set(hexes.flatMap((hex, i) => (hex === null || unmet.delete(hex) ? [] : [i])))
}

async function judge(act: WorkAct, { rules }: ReadyImport, read: readonly ReadRow[], repeated: ReadonlySet<number>) {
  const keys = read.flatMap((row, i) => (isFault(row) || repeated.has(i) ? [] : [row.email.emailKey]))
  const loaded = await loadPeople(act, keys)
  let nextId = loaded.head.lastSubscriberId + 1
  const now = actTime(act)
  const decisions = read.map((row, i): RowDecision => {
    if (isFault(row)) return { outcome: 'invalid', change: null }
    if (repeated.has(i)) return { outcome: 'duplicate', change: null }
    const decision = decideRow({ ...loaded.of(row.email.emailKey), row, rules, nextId, now })
    if (decision.outcome === 'created') nextId += 1
    return decision
  })
  return { decisions, loaded }
}

type Loaded = Awaited<ReturnType<typeof loadPeople>>

/** Those of these rows who enter the group of the import. */
function peopleOf(decisions: readonly RowDecision[], read: readonly ReadRow[], loaded: Loaded): number[] {
  return decisions.flatMap(({ outcome, change }, i) => {
    if (!entersGroup[outcome]) return []
    const person = change?.subscriber ?? loaded.of((read[i] as RowData).email.emailKey).found
    return person ? [person.id] : []
  })
}

function changesOf(decisions: readonly RowDecision[], read: readonly ReadRow[], loaded: Loaded): PersonDecision[] {
  return decisions.flatMap(({ change }, i) => {
    if (!change) return []
    const { found, subscriptions, tombstones } = loaded.of((read[i] as RowData).email.emailKey)
    return [{ ...change, isNew: !found, before: subscriptions, tombstones }]
  })
}

interface Worked {
  decisions: readonly RowDecision[]
  read: readonly ReadRow[]
  position: Position | null
  next: Position
  isLast: boolean
}

function keep(act: WorkAct, file: ReadyImport, { decisions, read, position, next, isLast }: Worked): void {
  const isDry = file.stage === 'check'
  const outcomes = decisions.map(({ outcome }): Outcome => outcome)
  const firstRow = next.row - decisions.length + 1
  if (decisions.length > 0)
    saveBlock(act.tx, file.id, {
      ...{ firstRow, byte: position?.byte ?? 0 },
      ...{ outcomes: lettersOf(outcomes), checked: lettersOf(outcomes) },
      faults: read.flatMap((row, i): KeptFault[] => (isFault(row) ? [[firstRow + i, row.code, row.column]] : [])),
    })
  saveImport(act.tx, {
    ...file,
    counts: countsOf(outcomes, (position && file.counts) ?? {}),
    ...(isLast && { stage: isDry ? 'checked' : 'done' }),
    ...(isLast && !isDry && { finishedAt: actTime(act) }),
  })
}
