import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { growthUntil, listGrowth } from '../account-statistics/index.ts'
import { type Approval, findOwnRules, type Look } from '../accounts/index.ts'
import { pausingShares } from '../bounces/index.ts'
import { type Average, averageOf, newsletterStatistics, newslettersSince } from '../statistics/index.ts'
import { countSubscribers, type SubscriberCounts } from '../subscribers/index.ts'
import { countDomains, type DomainCounts } from './domain-counts.store.ts'
import { findStepsDone, type StepsDone } from './first-steps.store.ts'
import { type Growth, inShort } from './growth-in-short.rules.ts'
import { type Deliverability, deliverabilityOf } from './judge-newsletters.rules.ts'
import { listLastNewsletters, type SentNewsletter } from './last-newsletters.store.ts'
import type { Coming } from './now-and-next.rules.ts'
import { readNowAndNext } from './read-now-and-next.ts'

const newslettersShown = 5
const growthDays = 30
const deliverabilityDays = 7
const dayMs = 24 * 60 * 60 * 1000

type Figures = Awaited<ReturnType<typeof newsletterStatistics>>
type Shown = Pick<Figures, 'recipients' | 'sent' | 'delivered' | 'uniqueOpens' | 'uniqueClicks' | 'unsubscribes'>
export interface Overview {
  approval: Approval
  steps: StepsDone
  subscribers: SubscriberCounts
  growth: Growth
  /** What happens now, and what comes next. */
  coming: Coming[]
  domains: DomainCounts
  /** Null = nothing was sent in these days. */
  deliverability: Deliverability | null
  newsletters: (SentNewsletter & Shown & { average: Average | null })[]
}

/** Where an account stands: how many people there are, who came and went, and what became of the last newsletters. */
export async function readOverview(look: Look<FullAccount>): Promise<Overview> {
  const { reader, account, clock } = look
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const [subscribers, newsletters, steps, days, year, coming, domains, { brake }] = await Promise.all([
    countSubscribers(look),
    listLastNewsletters(reader, newslettersShown),
    findStepsDone(reader),
    listGrowth(reader, account.defaultChannel.id, ago(growthDays)),
    newslettersSince(look, timestamp(ago(365))),
    readNowAndNext(look),
    countDomains(reader),
    findOwnRules(reader),
  ])
  const figures = await Promise.all(newsletters.map(({ id }) => newsletterStatistics(look, id)))
  const week = timestamp(ago(deliverabilityDays))
  return {
    approval: account.approval,
    steps,
    subscribers,
    coming,
    domains,
    growth: inShort(growthUntil(now, days, subscribers.ready, growthDays)),
    deliverability: deliverabilityOf(
      year.filter(({ sentAt }) => sentAt >= week),
      pausingShares(brake),
    ),
    newsletters: newsletters.map((newsletter, i) => {
      const { recipients, sent, delivered, uniqueOpens, uniqueClicks, unsubscribes } = figures[i] as Figures
      const shown = { recipients, sent, delivered, uniqueOpens, uniqueClicks, unsubscribes }
      return { ...newsletter, ...shown, average: averageOf(year, newsletter.id) }
    }),
  }
}
