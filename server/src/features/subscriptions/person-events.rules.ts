import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { matterLinkLifeMs } from '../messages/optin-token.rules.ts'
import { type ArchivedState, type Guard, guardOf, isArchived, type State } from '../subscribers/status.rules.ts'
import { moveSubscription, type NewSubscription, type Subscription } from '../subscribers/subscriber.rules.ts'

/** What the person or the mail system does that ends a subscription. */
export type EndingEvent = 'unsubscribe' | 'hardBounce' | 'complaint'

interface Ending {
  to: ArchivedState
  /** Archived states that outrank the event: the state stays. */
  yieldsTo: readonly ArchivedState[]
  /** Those of them that remember the event in the guard. */
  remembered: readonly ArchivedState[]
}

/** The person's own acts outrank technical reasons, complaints outrank opt-outs, the blacklist outranks all. */
const endings: Record<EndingEvent, Ending> = {
  unsubscribe: {
    to: 'unsubscribed',
    yieldsTo: ['complained', 'blacklist'],
    remembered: ['complained', 'blacklist'],
  },
  hardBounce: {
    to: 'hardBounce',
    yieldsTo: ['unsubscribed', 'complained', 'blacklist'],
    remembered: ['unsubscribed', 'complained'],
  },
  complaint: { to: 'complained', yieldsTo: ['blacklist'], remembered: [] },
}

export interface Circumstances {
  now: Timestamp
  ip: string | null
  newsletterId: number | null
}

/** One subscription after the event; the very same object when nothing changes. */
export function endSubscription(
  before: Subscription | NewSubscription,
  event: EndingEvent,
  by: Circumstances,
): Subscription {
  const { to, yieldsTo, remembered } = endings[event]
  if (before.state === null) return ended(before, to, by)
  // A bounced address that was replaced has lost its guard, and gets it back when the new one bounces too.
  if (before.state === to) return withGuard(before, guardOf(to))
  if (isOneOf(yieldsTo, before.state))
    return isOneOf(remembered, before.state) ? withGuard(before, guardOf(to)) : before
  return ended(before, to, by)
}

function ended(before: Subscription | NewSubscription, to: ArchivedState, by: Circumstances): Subscription {
  const moved = moveSubscription(before, to, by.now)
  return to === 'hardBounce' ? moved : { ...moved, optoutIp: by.ip, optoutNewsletterId: by.newsletterId }
}

/** What a bounce, a complaint or leaving everything says about the address itself, whichever channels there are. */
export function addressGuardAfter(guard: Guard, event: EndingEvent): Guard {
  return guard | guardOf(endings[event].to)
}

function withGuard(subscription: Subscription, added: Guard): Subscription {
  const guard = subscription.guard | added
  return guard === subscription.guard ? subscription : { ...subscription, guard }
}

function isOneOf(states: readonly State[], state: State): boolean {
  return states.includes(state)
}

/** Reasons that a genuine consent lifts; the blacklist is the operator's own. */
export const liftedByConsent = guardOf('unsubscribed', 'hardBounce', 'manual', 'complained')

/** Who left everything and agrees to one channel has left all others still. */
export const liftedFromAddress = liftedByConsent & ~guardOf('unsubscribed')

/** One subscription after the person confirmed it: what waited is ready, what was ready keeps its time. */
export function confirmSubscription(before: Subscription, by: Pick<Circumstances, 'now' | 'ip'>): Subscription {
  const agreed = { ...before, guard: before.guard & ~liftedByConsent }
  if (before.state !== 'optinPending') return agreed
  return { ...moveSubscription(agreed, 'receiveReady', by.now), optinIp: by.ip }
}

export interface OptinCase {
  /** When the opt-in mail was handed to dispatch. */
  mailedAt: Timestamp
  channelIds: readonly number[]
  /** When this link was used before. */
  confirmedAt: Timestamp | null
  /** The subscriber still has the address the mail was meant for. */
  isSameAddress: boolean
  subscriptions: ReadonlyMap<number, Subscription>
  /** States entered since the mail. */
  entered: readonly { channelId: number; state: string }[]
  now: Timestamp
}

export interface OptinDecision {
  outcome: 'confirmed' | 'alreadyConfirmed' | 'expired' | 'void'
  channelIds: number[]
}

/** What an opt-in link still does. It is void where the channel was archived or the address changed after the mail, and dead once used. */
export function decideOptin(link: OptinCase): OptinDecision {
  const inForce = link.channelIds.filter((id) => isInForce(link, id))
  const ready = inForce.filter((id) => link.subscriptions.get(id)?.state === 'receiveReady')
  if (link.confirmedAt !== null)
    return ready.length > 0
      ? { outcome: 'alreadyConfirmed', channelIds: ready }
      : { outcome: 'void', channelIds: [...link.channelIds] }
  if (inForce.length === 0) return { outcome: 'void', channelIds: [...link.channelIds] }
  if (isExpired(link.mailedAt, link.now)) return { outcome: 'expired', channelIds: inForce }
  return { outcome: 'confirmed', channelIds: inForce }
}

function isInForce({ isSameAddress, subscriptions, entered }: OptinCase, channelId: number): boolean {
  const state = subscriptions.get(channelId)?.state
  const wasArchived = entered.some((entry) => entry.channelId === channelId && isArchived(entry.state as State))
  // Also when it has moved back since.
  const hasMoved = entered.some((entry) => entry.state === 'addressChanged')
  return isSameAddress && !hasMoved && !wasArchived && (state === 'optinPending' || state === 'receiveReady')
}

/** Links of opt-in and opt-out mails work for seven days, to the second. */
export function isExpired(since: Timestamp, now: Timestamp): boolean {
  return millisecondsOf(now) - millisecondsOf(since) > matterLinkLifeMs
}
