import { type Cell, writeCsv } from '../csv/write-csv.ts'
import { addRows, beginSheet, endSheet } from '../xlsx/write-xlsx.ts'

/** Files that spreadsheets open, with the type each is sent as. */
export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type TableFormat = keyof typeof tableTypes
export const tableFormats = Object.keys(tableTypes) as TableFormat[]

export interface Table {
  headings: string[]
  rows: Cell[][]
}

/** Without this mark spreadsheets take UTF-8 for something older. */
export const byteOrderMark = '\ufeff'

/** A table that is small enough to be written at once. */
function writeTable(format: TableFormat, headings: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  if (format === 'csv') return Buffer.from(byteOrderMark + writeCsv(headings, rows))
  const begun = beginSheet(headings)
  const { bytes, progress } = addRows(begun.progress, rows)
  return Buffer.concat([begun.bytes, bytes, endSheet(progress)])
}

/** The same as what a browser is given to keep. */
export function tableFile(name: string, format: TableFormat, { headings, rows }: Table) {
  const content = only(writeTable(format, headings, rows))
  return { name: `${name}.${format}`, type: tableTypes[format], content }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
