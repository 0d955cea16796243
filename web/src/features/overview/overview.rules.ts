import type { Overview, OverviewNewsletter } from '../../api/records.ts'

/** How things stand, as the sentence at the top says it. */
export type Standing = 'empty' | 'nobodyReady' | 'nothingSent' | 'sent'

export function standingOf({ subscribers, newsletters }: Overview): Standing {
  if (subscribers.total === 0) return 'empty'
  if (subscribers.ready === 0) return 'nobodyReady'
  return newsletters.length === 0 ? 'nothingSent' : 'sent'
}

export interface Rates {
  opened: number
  clicked: number
}

/** Shares of what was delivered; of nothing there is no share. */
export function ratesOf({ delivered, uniqueOpens, uniqueClicks }: OverviewNewsletter): Rates | null {
  return delivered === 0 ? null : { opened: uniqueOpens / delivered, clicked: uniqueClicks / delivered }
}

/** The average of these newsletters, each counted alike. One alone has nothing to be held against. */
export function averageOf(newsletters: readonly OverviewNewsletter[]): Rates | null {
  const rates = newsletters.map(ratesOf).filter((rate) => rate !== null)
  if (rates.length < 2) return null
  const mean = (name: keyof Rates) => rates.reduce((sum, rate) => sum + rate[name], 0) / rates.length
  return { opened: mean('opened'), clicked: mean('clicked') }
}
