import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { mostSheetRows } from '../../platform/xlsx/write-xlsx.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import { type BulkSelection, fixChosen } from '../bulk-acts/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { exportFaults, exportRefusals } from './export.refusals.ts'
import { type Export, insertExport } from './export.store.ts'
import { type ExportColumn, offeredColumns } from './export-column.rules.ts'
import { exportOrder } from './export-order.ts'
import { filterWords } from './filter-words.rules.ts'

export interface ExportOrder {
  columns: readonly string[]
  format: Export['format']
  language: Language
}

/** Fixes who is meant and asks for the job, in one transaction: nobody is in the file twice, whoever joins meanwhile. */
export async function startExport(
  act: Act<FullAccount>,
  selection: BulkSelection,
  { columns, format, language }: ExportOrder,
): Promise<{ id: number; total: number }> {
  const chosen = expectOffered(act.account, columns)
  const jobId = await enqueueJob(act, exportOrder, {})
  const people = await fixChosen(act, jobId, selection)
  if (format === 'xlsx' && people >= mostSheetRows) throw exportRefusals.export_too_large({ most: mostSheetRows - 1 })
  const { mode, ids, narrowing } = selection
  insertExport(act.tx, {
    ...{ jobId, format, languageIso: language, columns: chosen, people },
    filter: filterWords({
      ...{ mode, ids, filters: narrowing.filters, conditions: narrowing.conditions ?? null },
      hasWords: (narrowing.words ?? []).length > 0,
    }),
    ...{ askedBy: actorName(act.actor), createdAt: actTime(act) },
  })
  return { id: jobId, total: people }
}

function expectOffered(account: FullAccount, columns: readonly string[]): ExportColumn[] {
  const offered = new Set<string>(offeredColumns(account).map(({ column }) => column))
  const wrong = columns.flatMap((column, i) => (offered.has(column) ? [] : i))
  if (wrong.length > 0)
    throw validationFailed(wrong.map((i) => fieldError(`#/columns/${i}`, exportFaults.export_column_unknown)))
  return [...new Set(columns)] as ExportColumn[]
}
