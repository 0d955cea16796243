export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** UTC with seconds, as every timestamp of the API is written and as the stores pass it to PostgreSQL. */
export function timestamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

const pattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** A time of the calendar in that form, from the year 1. */
export function isTimestamp(text: string): boolean {
  const time = pattern.test(text) ? new Date(`${text.replace(' ', 'T')}Z`) : new Date(Number.NaN)
  return text >= '0001' && !Number.isNaN(time.getTime()) && timestamp(time) === text
}

const rfc3339 = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** A time as clients may write it, in that form or as in RFC 3339, in the form of the API; fractions of a second are cut off. */
export function readTimestamp(text: string): string | null {
  if (isTimestamp(text)) return text
  const [, day, clock, zone] = rfc3339.exec(text) ?? []
  // The day and the hour must exist where the client is, before they are turned into ours.
  if (!isTimestamp(`${day} ${clock}`)) return null
  const utc = timestamp(new Date(`${day}T${clock}${zone?.toUpperCase()}`))
  return isTimestamp(utc) ? utc : null
}
