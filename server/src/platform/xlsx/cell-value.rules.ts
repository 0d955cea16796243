/** Formats of numbers that every reader knows without being told: days, days with a time, and times. */
const builtInDates: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** Whether numbers of this format are days, counted from the beginning of the calendar of the workbook. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.some(([first, last]) => id >= first && id <= last)
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
  return /[dmyhs]/i.test(signs.replaceAll(/general/gi, ''))
}

const dayMs = 24 * 60 * 60 * 1000
const calendar1904 = Date.UTC(1904, 0, 1)
/** Spreadsheets count a 29 February 1900 that never was; from March on their days begin a day earlier. */
const calendar1900 = Date.UTC(1899, 11, 30)

/** `2026-11-17`, with the time where there is one; a number that is no day stays what it is. */
export function dateOf(serial: string, counts1904: boolean): string {
  const days = Number(serial)
  if (!Number.isFinite(days) || days < 0 || days > 2_958_466) return serial
  const begins = counts1904 ? calendar1904 : days < 60 ? calendar1900 + dayMs : calendar1900
  const text = new Date(Math.round((begins + days * dayMs) / 1000) * 1000).toISOString()
  return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}

/** `4.9E12` is how some write what people see as 4900000000000. */
export function numberOf(stored: string): string {
  return /e/i.test(stored) && Number.isSafeInteger(Number(stored)) ? String(Number(stored)) : stored
}

/** `C` = 2; -1 = no column. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
