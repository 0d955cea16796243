import { isCalendarDate } from '../customer-fields/customer-field.rules.ts'

/** Characters that each text about a person may have. */
export const longest = {
  academicTitle: 50,
  firstname: 100,
  lastname: 100,
  salutation: 191,
  city: 100,
  timeZone: 64,
  reference: 191,
} as const

/** Empty, a language, or one with its country: de, de-AT. */
export const languagePattern = /^([a-z]{2}(-[A-Z]{2})?)?$/

/** A day since 1900 that is not to come. */
export function isBirthday(text: string, now: Date): boolean {
  if (!isCalendarDate(text) || text < '1900-01-01') return false
  // Most were not born this year, and to write down what day it is takes longer than the rest.
  return Number(text.slice(0, 4)) < now.getUTCFullYear() || text <= now.toISOString().slice(0, 10)
}
