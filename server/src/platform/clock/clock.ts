export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** UTC with seconds, as every timestamp of the API is written and as the stores pass it to PostgreSQL. */
export function timestamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
