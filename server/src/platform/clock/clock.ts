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
