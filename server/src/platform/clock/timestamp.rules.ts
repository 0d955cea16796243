/** UTC with seconds, as every time of the API is written, as rows bring it and as the stores pass it to PostgreSQL. */
export type Timestamp = `${number}-${number}-${number} ${number}:${number}:${number}`

export function timestamp(time: Date | number): Timestamp {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ') as Timestamp
}

export function millisecondsOf(time: Timestamp): number {
  return Date.parse(rfc3339(time))
}

/** The same moment as other systems write it, `2027-05-01T08:00:00Z`. */
export function rfc3339(time: Timestamp): string {
  return `${time.replace(' ', 'T')}Z`
}

const pattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** A time of the calendar in that form, from the year 1. */
export function isTimestamp(text: string): text is Timestamp {
  if (!pattern.test(text) || text < '0001') return false
  const time = millisecondsOf(text as Timestamp)
  return !Number.isNaN(time) && timestamp(time) === text
}

const zoned = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** A time as clients may write it, in that form or as in RFC 3339; fractions of a second are cut off. */
export function readTimestamp(text: string): Timestamp | null {
  if (isTimestamp(text)) return text
  const [, day, clock, zone] = zoned.exec(text) ?? []
  // The day and the hour must exist where the client is, before they are turned into ours.
  if (!isTimestamp(`${day} ${clock}`)) return null
  const utc = timestamp(new Date(`${day}T${clock}${zone?.toUpperCase()}`))
  return isTimestamp(utc) ? utc : null
}
