import { median } from '../../platform/numbers/median.rules.ts'
import type { NewsletterSum } from './newsletters-since.ts'

export interface Average {
  opened: number
  clicked: number
}

/** So many newsletters make an average, and of so few mails a rate says nothing. */
const most = 12
const leastDelivered = 100

/** The newsletters that one is held against: the last of its channel, without itself. */
export function comparableTo(sums: readonly NewsletterSum[], newsletterId: number): NewsletterSum[] {
  const own = sums.find((each) => each.newsletterId === newsletterId)
  if (!own) return []
  return lastOnes(sums.filter((each) => each !== own && each.channelId === own.channelId))
}

function lastOnes(sums: readonly NewsletterSum[]): NewsletterSum[] {
  return sums
    .filter(({ figures }) => figures.delivered >= leastDelivered)
    .toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
    .slice(0, most)
}

/** What is usual in the channel of a newsletter: half of the others did better. Null = there is nothing to hold it against. */
export function averageOf(sums: readonly NewsletterSum[], newsletterId: number): Average | null {
  return usualOf(comparableTo(sums, newsletterId))
}

/** Somebody read it, and nobody may say who: how many they were is unknown, not 0. */
export function isOfNobody({ opens, clicks, uniqueOpens, uniqueClicks }: NewsletterSum['figures']): boolean {
  return uniqueOpens + uniqueClicks === 0 && opens + clicks > 0
}

/** Opens and clicks for each mail. */
interface Events {
  opens: number
  clicks: number
}

/** How often a mail is usually opened and clicked, by whomever; also where nobody may be recognised. */
export function usualEvents(sums: readonly NewsletterSum[]): (Events & { withMachines: Events }) | null {
  const last = lastOnes(sums)
  if (last.length === 0) return null
  const usual = (count: (figures: NewsletterSum['figures']) => number) =>
    median(last.map(({ figures }) => count(figures) / figures.delivered))
  return {
    opens: usual(({ opens }) => opens),
    clicks: usual(({ clicks }) => clicks),
    withMachines: {
      opens: usual(({ opens, machineOpens }) => opens + machineOpens),
      clicks: usual(({ clicks, machineClicks }) => clicks + machineClicks),
    },
  }
}

/** What is usual among newsletters of one channel. */
export function usualOf(sums: readonly NewsletterSum[]): Average | null {
  const last = lastOnes(sums).filter(({ figures }) => !isOfNobody(figures))
  if (last.length === 0) return null
  const usual = (name: 'uniqueOpens' | 'uniqueClicks') =>
    median(last.map(({ figures }) => figures[name] / figures.delivered))
  return { opened: usual('uniqueOpens'), clicked: usual('uniqueClicks') }
}
