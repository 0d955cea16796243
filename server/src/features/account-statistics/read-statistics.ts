import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { newslettersSince, usualOf } from '../statistics/index.ts'
import { countReady } from '../subscribers/index.ts'
import { type Growth, growthUntil } from './growth.rules.ts'
import { listGrowth } from './growth.store.ts'
import { listSentNames } from './sent-names.store.ts'

export interface StatisticsWish {
  /** Null = the default one. */
  channelId: number | null
  days: number
}

export interface SentMailing {
  mailingId: number
  name: string
  channelId: number
  sentAt: Timestamp
  delivered: number
  /** Shares of the delivered; null where nobody who read it may be recognised. */
  opened: number | null
  clicked: number | null
}

export interface Statistics {
  channelId: number
  growth: Growth
  /** Of twelve months, oldest first. */
  mailings: SentMailing[]
  /** The middle one of the last twelve of this channel. */
  usual: { opened: number; clicked: number } | null
}

const dayMs = 24 * 60 * 60 * 1000

/** How a list has grown, by what, and how its newsletters were read. */
export async function readStatistics(look: Look<FullAccount>, wish: StatisticsWish): Promise<Statistics> {
  const { reader, account, clock } = look
  const channelId = wish.channelId ?? account.defaultChannel.id
  if (!account.channels.some(({ id }) => id === channelId))
    throw channelRefusals.channel_not_found({ accountId: account.id, channelId })
  const now = clock.now()
  const year = timestamp(new Date(now.getTime() - 365 * dayMs))
  const [days, ready, sums, names] = await Promise.all([
    listGrowth(reader, channelId, new Date(now.getTime() - (wish.days - 1) * dayMs)),
    countReady(reader, channelId),
    newslettersSince(look, year),
    listSentNames(reader, year),
  ])
  const nameOf = new Map(names.map((sent) => [sent.newsletterId, sent]))
  const ofChannel = sums
    .map((sum) => ({ ...sum, channelId: sum.channelId ?? account.defaultChannel.id }))
    .filter((sum) => sum.channelId === channelId)
    .toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1))
  return {
    channelId,
    growth: growthUntil(now, days, ready, wish.days),
    mailings: ofChannel.flatMap(({ newsletterId, sentAt, figures }) => {
      const sent = nameOf.get(newsletterId)
      return sent ? [{ mailingId: sent.mailingId, name: sent.name, channelId, sentAt, ...sharesOf(figures) }] : []
    }),
    usual: usualOf(ofChannel),
  }
}

type Figures = Awaited<ReturnType<typeof newslettersSince>>[number]['figures']

function sharesOf({ delivered, opens, clicks, uniqueOpens, uniqueClicks }: Figures) {
  const isUnknown = uniqueOpens + uniqueClicks === 0 && opens + clicks > 0
  const share = (n: number) => (isUnknown || delivered === 0 ? null : n / delivered)
  return { delivered, opened: share(uniqueOpens), clicked: share(uniqueClicks) }
}
