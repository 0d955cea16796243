/** What brings people into the list, and what takes them out; migration 0130 says which entry of the ledger is which. */
export const arrivals = ['confirmed', 'stated', 'reactivated'] as const
export const departures = ['unsubscribed', 'bounced', 'complained', 'archived', 'erased', 'other'] as const
export const causes = [...arrivals, ...departures] as const

export type GrowthCause = (typeof causes)[number]
export type GrowthSums = Record<GrowthCause, number>

export interface GrowthDay extends GrowthSums {
  /** Such as 2026-11-16. */
  day: string
}

export interface Growth {
  days: GrowthDay[]
  sums: GrowthSums
  /** How many were receive-ready before the first of these days, and how many are now. */
  before: number
  now: number
}

const dayMs = 24 * 60 * 60 * 1000
export const noGrowth: GrowthSums = {
  ...{ confirmed: 0, stated: 0, reactivated: 0 },
  ...{ unsubscribed: 0, bounced: 0, complained: 0, archived: 0, erased: 0, other: 0 },
}

/** Every day up to today, also those on which nothing happened; who was there before follows from who is there now. */
export function growthUntil(today: Date, known: readonly GrowthDay[], ready: number, dayCount: number): Growth {
  const byDay = new Map(known.map((found) => [found.day, found]))
  const days = Array.from({ length: dayCount }, (_none, i) => {
    const day = new Date(today.getTime() - (dayCount - 1 - i) * dayMs).toISOString().slice(0, 10)
    return byDay.get(day) ?? { day, ...noGrowth }
  })
  const sums = { ...noGrowth }
  for (const day of days) for (const cause of causes) sums[cause] += day[cause]
  return { days, sums, before: ready - changeOf(sums), now: ready }
}

export function changeOf(sums: GrowthSums): number {
  return sumOf(sums, arrivals) - sumOf(sums, departures)
}

export function sumOf(sums: GrowthSums, some: readonly GrowthCause[]): number {
  return some.reduce((total, cause) => total + sums[cause], 0)
}
