export const spans = [30, 90, 365] as const
export type Span = (typeof spans)[number]

export interface StatisticsSearch {
  days?: Span
  channel?: number
  growth?: 'table'
  mailings?: 'table'
  hours?: 'table'
  of?: 'clicked'
  count?: 'all'
}

/** What the address of the statistics says; loaded with the first screen, so it stays small. */
export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const days = spans.find((span) => span === search.days)
  return {
    ...(days && days !== 30 && { days }),
    ...(typeof search.channel === 'number' && { channel: search.channel }),
    ...(search.growth === 'table' && { growth: 'table' as const }),
    ...(search.mailings === 'table' && { mailings: 'table' as const }),
    ...(search.hours === 'table' && { hours: 'table' as const }),
    ...(search.of === 'clicked' && { of: 'clicked' as const }),
    ...(search.count === 'all' && { count: 'all' as const }),
  }
}

/** What brings people into the list, and what takes them out. */
export const arrivals = ['confirmed', 'stated', 'reactivated'] as const
export const departures = ['unsubscribed', 'bounced', 'complained', 'archived', 'erased', 'other'] as const
const growthNumbers = ['came', 'went', ...arrivals, ...departures] as const

/** A number of the growth, and the days it is about. */
export interface GrowthNumber {
  of: (typeof growthNumbers)[number]
  from: string
  to: string
  channel?: number
}

/** Without days it is about the last thirty, as the statistics are. */
export function readGrowthNumber(search: Record<string, unknown>, now = new Date()): GrowthNumber {
  const thirtyDaysAgo = new Date(now.getTime() - 29 * 24 * 60 * 60 * 1000)
  return {
    of: growthNumbers.find((known) => known === search.of) ?? 'came',
    from: isDay(search.from) ? search.from : dayIn(thirtyDaysAgo),
    to: isDay(search.to) ? search.to : dayIn(now),
    ...(typeof search.channel === 'number' && { channel: search.channel }),
  }
}

const dayIn = (at: Date) => at.toISOString().slice(0, 10)

function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && dayIn(at) === text
}
