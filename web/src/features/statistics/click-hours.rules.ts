import type { AccountStatistics } from '../../api/records.ts'

type ClickHour = AccountStatistics['clickHours'][number]

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

export interface ClickShares {
  total: number
  /** Of all clicks, by day and hour. */
  shareOf: (weekday: number, hour: number) => number
  best: { weekday: number; hour: number; share: number } | null
}

/** Which share of all clicks falls into which hour of the week; the first of the best ones, if several are level. */
export function clickShares(hours: readonly Pick<ClickHour, 'weekday' | 'hour' | 'n'>[]): ClickShares {
  const total = hours.reduce((sum, { n }) => sum + n, 0)
  const byPlace = new Map(hours.map(({ weekday, hour, n }) => [weekday * 24 + hour, n]))
  const most = hours.reduce<(typeof hours)[number] | null>(
    (best, each) => (each.n > (best?.n ?? 0) ? each : best),
    null,
  )
  return {
    total,
    shareOf: (weekday, hour) => (total === 0 ? 0 : (byPlace.get(weekday * 24 + hour) ?? 0) / total),
    best: most && { weekday: most.weekday, hour: most.hour, share: most.n / total },
  }
}

/** Clicks of machines among those of people. */
export function withMachines(hours: readonly ClickHour[]): ClickHour[] {
  return hours.map(({ n, machine, ...hour }) => ({ ...hour, n: n + machine, machine }))
}

/** A Monday was 2024-01-01. */
export function weekdayName(weekday: number, language: string, length: 'long' | 'short'): string {
  const day = new Date(Date.UTC(2024, 0, weekday))
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(day)
}

/** 09 to 10, whatever comes after 23. */
export const hourName = (hour: number) => String(hour % 24).padStart(2, '0')
