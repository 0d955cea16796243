import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

/** A table for spreadsheets and scripts. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return writeRows([columns, ...rows])
}

/** Lines that only our own reader sees, each value as it is. */
export function writeLines(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { quoted_match: /[\r\n]/ })
}

/** The same without a heading, for tables that are written piece by piece. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  // By itself the package quotes only the line end that it writes; readers also end a line at one half of it.
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true })
}
