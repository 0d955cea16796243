import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { findOwnRules, type Look } from '../accounts/index.ts'
import { pausingShares } from '../bounces/index.ts'
import { newslettersSince } from '../statistics/index.ts'
import { countSubscribers } from '../subscribers/index.ts'
import { countDomains } from './domain-counts.store.ts'
import { type Deliverability, deliverabilityOf } from './judge-newsletters.rules.ts'
import { listLastNewsletters } from './last-newsletters.store.ts'
import { listRunsAtWork } from './now-and-next.store.ts'

/** How an account stands, in the few numbers of one line. */
export interface AccountStanding {
  /** Who gets mail in the default channel. */
  readers: number
  last: { name: string; sentAt: Timestamp } | null
  /** Share of the last newsletter's mails that were opened; null = none was delivered within a year. */
  opened: number | null
  /** Of the last 30 days; null = nothing was sent in them. */
  complaints: Deliverability['complaints'] | null
  hasDomain: boolean
  isSending: boolean
}

const dayMs = 24 * 60 * 60 * 1000
const complaintDays = 30

export async function readStanding(look: Look<FullAccount>): Promise<AccountStanding> {
  const { reader, clock } = look
  const ago = (days: number) => timestamp(new Date(clock.now().getTime() - days * dayMs))
  const [{ ready: readers }, [last], year, domains, atWork, { brake }] = await Promise.all([
    countSubscribers(look),
    listLastNewsletters(reader, 1),
    newslettersSince(look, ago(365)),
    countDomains(reader),
    listRunsAtWork(reader),
    findOwnRules(reader),
  ])
  const since = ago(complaintDays)
  const lately = year.filter(({ sentAt }) => sentAt >= since)
  const figures = year.find(({ newsletterId }) => newsletterId === last?.id)?.figures
  return {
    readers,
    last: last ? { name: last.name, sentAt: last.sentAt } : null,
    opened: figures && figures.delivered > 0 ? figures.uniqueOpens / figures.delivered : null,
    complaints: deliverabilityOf(lately, pausingShares(brake))?.complaints ?? null,
    hasDomain: domains.verified > 0,
    isSending: atWork.some(({ isPaused }) => !isPaused),
  }
}
