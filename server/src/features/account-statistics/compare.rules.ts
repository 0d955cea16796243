import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { NewsletterSum } from '../statistics/newsletters-since.ts'
import { type Average, usualEvents, usualOf } from '../statistics/own-average.rules.ts'
import { changeOf, type GrowthSums } from './growth.rules.ts'

/** A channel, or an account, in a line: how long its list is, and how what was sent to it is read. */
export interface Compared {
  ready: number
  /** By how many the list has grown in the span that is looked at. */
  change: number
  /** How many mailings were sent in twelve months. */
  mailings: number
  /** What is usual; null = nobody may be recognised, or there is nothing to tell it from. */
  usual: Average | null
  /** How often each mail is usually opened and clicked, by whomever. */
  events: ReturnType<typeof usualEvents>
  /** Of the mails of the span; null = none was delivered. */
  left: number | null
  complained: number | null
}

interface Known {
  ready: number
  growth: GrowthSums
  /** Of twelve months. */
  sums: readonly NewsletterSum[]
  /** When the span begins that is looked at. */
  since: Timestamp
}

export function comparedOf({ ready, growth, sums, since }: Known): Compared {
  const delivered = sums
    .filter(({ sentAt }) => sentAt >= since)
    .reduce((total, { figures }) => total + figures.delivered, 0)
  const share = (n: number) => (delivered === 0 ? null : n / delivered)
  return {
    ...{ ready, change: changeOf(growth), mailings: sums.length },
    ...{ usual: usualOf(sums), events: usualEvents(sums) },
    ...{ left: share(growth.unsubscribed), complained: share(growth.complained) },
  }
}
