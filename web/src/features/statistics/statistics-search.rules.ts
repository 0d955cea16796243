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

const growthNumbers = [
  ...(['came', 'went', 'confirmed', 'stated', 'reactivated'] as const),
  ...(['unsubscribed', 'bounced', 'complained', 'archived', 'erased', 'other'] as const),
]

/** A number of the growth, and the days it is about. */
export interface GrowthNumber {
  of: (typeof growthNumbers)[number]
  from: string
  to: string
  channel?: number
}

export function readGrowthNumber(search: Record<string, unknown>): GrowthNumber {
  return {
    of: growthNumbers.find((known) => known === search.of) ?? 'came',
    from: String(search.from ?? ''),
    to: String(search.to ?? ''),
    ...(typeof search.channel === 'number' && { channel: search.channel }),
  }
}
