import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import {
  isOfNobody,
  machinesOf,
  type NewsletterSum,
  newslettersSince,
  usualEvents,
  usualOf,
} from '../statistics/index.ts'
import { countReady } from '../subscribers/index.ts'
import { askedChannel } from './asked-channel.ts'
import { type ClickHour, listClickHours } from './click-hours.store.ts'
import { type Compared, comparedOf } from './compare.rules.ts'
import { type Growth, growthUntil, noGrowth } from './growth.rules.ts'
import { listGrowth, listGrowthByChannel } from './growth.store.ts'
import { listMachineSums } from './machine-sums.store.ts'
import { listSentNames } from './sent-names.store.ts'
import type { SentMailing } from './statistics-file.rules.ts'

export interface StatisticsWish {
  /** Null = the default one. */
  channelId: number | null
  days: number
}

export interface Statistics {
  channelId: number
  growth: Growth
  /** Of twelve months, oldest first. */
  mailings: (SentMailing & { mailingId: number; channelId: number })[]
  /** The middle one of the last twelve of this channel. */
  usual: { opened: number; clicked: number } | null
  /** The same by opens and clicks for each mail, which are known also where nobody is. */
  events: ReturnType<typeof usualEvents>
  clickHours: ClickHour[]
  /** Of what was sent in the span: opens and clicks of no person, by how that was seen. */
  machines: ReturnType<typeof machinesOf>
  /** Every channel of the account; empty where it has but one. */
  channels: (Compared & { channelId: number })[]
}

const dayMs = 24 * 60 * 60 * 1000
const hoursOfDays = 90

/** How a list has grown, by what, and how its newsletters were read. */
export async function readStatistics(look: Look<FullAccount>, wish: StatisticsWish): Promise<Statistics> {
  const { reader, account, clock } = look
  const channelId = askedChannel(account, wish.channelId)
  const now = clock.now()
  const ago = (days: number) => timestamp(new Date(now.getTime() - days * dayMs))
  const isDefault = channelId === account.defaultChannel.id
  const [days, ready, found, names, clickHours, machines] = await Promise.all([
    listGrowth(reader, channelId, new Date(now.getTime() - (wish.days - 1) * dayMs)),
    countReady(reader, channelId),
    newslettersSince(look, ago(365)),
    listSentNames(reader, ago(365)),
    listClickHours(reader, { channelId, isDefault, since: ago(hoursOfDays) }),
    listMachineSums(reader, { channelId, isDefault, since: ago(wish.days) }),
  ])
  const sums = found.map((sum) => ({ ...sum, channelId: sum.channelId ?? account.defaultChannel.id }))
  const nameOf = new Map(names.map((sent) => [sent.newsletterId, sent]))
  const ofChannel = sums.filter((sum) => sum.channelId === channelId).toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1))
  return {
    channelId,
    clickHours,
    machines: machinesOf(machines),
    growth: growthUntil(now, days, ready, wish.days),
    mailings: ofChannel.flatMap(({ newsletterId, sentAt, figures }) => {
      const sent = nameOf.get(newsletterId)
      return sent ? [{ mailingId: sent.mailingId, name: sent.name, channelId, sentAt, ...sharesOf(figures) }] : []
    }),
    usual: usualOf(ofChannel),
    events: usualEvents(ofChannel),
    channels: account.channels.length > 1 ? await compareChannels(look, sums, wish.days) : [],
  }
}

async function compareChannels({ reader, account, clock }: Look<FullAccount>, sums: NewsletterSum[], days: number) {
  const began = clock.now().getTime() - (days - 1) * dayMs
  const [growths, ready] = await Promise.all([
    listGrowthByChannel(reader, new Date(began)),
    Promise.all(account.channels.map(({ id }) => countReady(reader, id))),
  ])
  const since = timestamp(new Date(began))
  return account.channels.map(({ id: channelId }, i) => ({
    channelId,
    ...comparedOf({
      ...{ ready: ready[i] ?? 0, growth: growths.find((growth) => growth.channelId === channelId) ?? noGrowth, since },
      sums: sums.filter((sum) => sum.channelId === channelId),
    }),
  }))
}

function sharesOf(figures: NewsletterSum['figures']) {
  const { delivered, uniqueOpens, uniqueClicks, opens, clicks, machineOpens, machineClicks } = figures
  const share = (n: number) => (isOfNobody(figures) || delivered === 0 ? null : n / delivered)
  const events = { opens, clicks, machineOpens, machineClicks }
  return { delivered, opened: share(uniqueOpens), clicked: share(uniqueClicks), ...events }
}
