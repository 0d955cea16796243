/** What a spreadsheet takes for the beginning of a formula, in narrow and in wide letters. */
const beginnings = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Text that a spreadsheet would run gets an apostrophe in front. */
export function formulaSafe(text: string): string {
  return beginnings.test(text) ? `'${text}` : text
}

/** Takes the apostrophe off again. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && beginnings.test(cell.slice(1)) ? cell.slice(1) : cell
}
