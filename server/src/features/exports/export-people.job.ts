import { type Cell, writeCsv, writeRows } from '../../platform/csv/write-csv.ts'
import { byteOrderMark } from '../../platform/tables/write-table.ts'
import { addRows, beginSheet, endSheet, mostSheetRows, type SheetProgress } from '../../platform/xlsx/write-xlsx.ts'
import { mostZipBytes } from '../../platform/zip/zip.rules.ts'
import { countMembers, nextMembers } from '../bulk-acts/index.ts'
import { defineJob } from '../jobs/index.ts'
import { findPeople } from '../subscribers/index.ts'
import { exportRefusals } from './export.refusals.ts'
import { type Export, findExport } from './export.store.ts'
import { offeredColumns } from './export-column.rules.ts'
import { insertPiece } from './export-file.store.ts'
import { exportOrder } from './export-order.ts'
import { rowWriter } from './export-row.rules.ts'

/** How many people one transaction takes: its rows are all that is held in memory. */
const atOnce = 2000

interface Position {
  last: number
  piece: number
  rows: number
  /** Of a spreadsheet. */
  sheet: SheetProgress | null
}

/** Writes the file, a piece per block. A worker that dies leaves whole pieces, and the next one goes on behind them. */
export const exportPeopleJob = defineJob<object, Position>({
  ...exportOrder,
  count: ({ tx }, _input, jobId) => countMembers(tx, jobId),
  step: async (act, _input, position, jobId) => {
    const found = await findExport(act.tx, jobId)
    if (!found || found.fileGoneAt) throw exportRefusals.export_file_gone()
    const { ids, isAll } = await nextMembers(act.tx, jobId, position?.last ?? 0)
    const now = ids.slice(0, atOnce)
    const isLast = isAll && ids.length <= atOnce
    const people = await findPeople(act, now, [
      'channels',
      ...(found.columns.includes('groups') ? ['groups' as const] : []),
    ])
    const cells = people.map(rowWriter(act.account, found.columns, found.languageIso))
    const headings = position ? null : headingsOf(found, offeredColumns(act.account))
    const { bytes, sheet } = formats[found.format](headings, cells, position?.sheet ?? null, isLast)
    const piece = position?.piece ?? 0
    insertPiece(act, jobId, piece, bytes)
    const rows = (position?.rows ?? 0) + cells.length
    return {
      position: { last: now.at(-1) ?? position?.last ?? 0, piece: piece + 1, rows, sheet },
      ...{ steps: now.length, isLast, result: { rows } },
    }
  },
})

function headingsOf({ columns, languageIso }: Export, offered: ReturnType<typeof offeredColumns>): string[] {
  const names = new Map(offered.map(({ column, names }) => [column, names[languageIso]]))
  return columns.map((column) => names.get(column) ?? column)
}

type WritePiece = (
  /** Of the first piece alone. */
  headings: string[] | null,
  rows: Cell[][],
  sheet: SheetProgress | null,
  isLast: boolean,
) => { bytes: Buffer; sheet: SheetProgress | null }

const formats: Record<Export['format'], WritePiece> = {
  csv: (headings, rows) => ({
    bytes: Buffer.from(headings ? byteOrderMark + writeCsv(headings, rows) : writeRows(rows)),
    sheet: null,
  }),
  xlsx: (headings, rows, sheet, isLast) => {
    const begun = headings ? beginSheet(headings) : { bytes: Buffer.alloc(0), progress: sheet as SheetProgress }
    const { bytes, progress } = addRows(begun.progress, rows)
    if (progress.plain > mostZipBytes - 1_000_000) throw exportRefusals.export_too_large({ most: mostSheetRows - 1 })
    const end = isLast ? endSheet(progress) : Buffer.alloc(0)
    return { bytes: Buffer.concat([begun.bytes, bytes, end]), sheet: progress }
  },
}
