import { type Cell, writeCsv, writeRows } from '../../platform/csv/write-csv.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { importRefusals } from './import.refusals.ts'
import { type Outcome, outcomes, outcomesOf } from './import.rules.ts'
import { findImport, type Import } from './import.store.ts'
import { type ImportBlock, listBlocks } from './import-block.store.ts'
import { type ReadableFile, readRows } from './read-rows.ts'

export interface ReportRow {
  row: number
  outcome: Outcome
  code: string | null
  /** The place of the column that is wrong. */
  column: number | null
  /** Null = the file is deleted. */
  cells: string[] | null
}

type ReportLook = Look<FullAccount>

/** Rows behind one, in the order of the file; of one outcome, or all. */
export async function listRows(
  look: ReportLook,
  id: number,
  { outcome, after, limit }: { outcome: Outcome | null; after: number; limit: number },
): Promise<ReportRow[]> {
  const found = await findImport(look.reader, id)
  if (!found) throw importRefusals.import_not_found()
  const rows: ReportRow[] = []
  for await (const row of reportRows(look, found, outcome, after)) {
    rows.push(row)
    if (rows.length === limit) break
  }
  return rows
}

async function* reportRows(
  look: ReportLook,
  found: Import,
  outcome: Outcome | null,
  after: number,
): AsyncGenerator<ReportRow> {
  const letter = outcome && outcomes[outcome]
  for (let from = after; ; ) {
    const blocks = await listBlocks(look.reader, found.id, { after: from, limit: 20, letter })
    for (const block of blocks)
      for (const row of await rowsOf(look, found, block))
        if (row.row > after && (outcome === null || row.outcome === outcome)) yield row
    const last = blocks.at(-1)
    if (!last) return
    from = last.firstRow + last.outcomes.length - 1
  }
}

async function rowsOf(look: ReportLook, found: Import, block: ImportBlock): Promise<ReportRow[]> {
  const { firstRow, byte } = block
  const position = firstRow === 1 ? null : { byte, row: firstRow - 1 }
  const cells = found.fileGoneAt ? null : (await readRows(look, found as Import & ReadableFile, position)).rows
  const faults = new Map(block.faults.map(([row, code, column]) => [row, { code, column }]))
  return outcomesOf(block.outcomes).map((outcome, i) => ({
    row: firstRow + i,
    outcome,
    code: faults.get(firstRow + i)?.code ?? null,
    column: faults.get(firstRow + i)?.column ?? null,
    cells: cells?.[i] ?? null,
  }))
}

/** The whole report as a table: what stood in the file, and what became of it. */
export async function* writeReport(look: ReportLook, found: Import, outcome: Outcome | null): AsyncGenerator<string> {
  const headings = (found.columns ?? []).map(({ heading }, i) => heading || `#${i + 1}`)
  yield writeCsv([...headings, 'postrider row', 'postrider outcome', 'postrider code', 'postrider column'], [])
  let waiting: Cell[][] = []
  for await (const { row, outcome: became, code, column, cells } of reportRows(look, found, outcome, 0)) {
    const values = headings.map((_, i) => cells?.[i] ?? null)
    waiting.push([...values, row, became, code, column === null ? null : (headings[column] ?? null)])
    if (waiting.length < 500) continue
    yield writeRows(waiting)
    waiting = []
  }
  if (waiting.length > 0) yield writeRows(waiting)
}
