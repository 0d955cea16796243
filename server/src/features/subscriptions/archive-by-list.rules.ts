import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import {
  type ArchivedState,
  closesAddress,
  type Guard,
  guardOf,
  inheritedGuard,
  isArchived,
} from '../subscribers/status.rules.ts'
import {
  moveSubscription,
  type NewSubscription,
  newSubscription,
  type Subscription,
} from '../subscribers/subscriber.rules.ts'
import type { ChangeDecision } from './change-subscriber.rules.ts'
import { type EndingEvent, endSubscription } from './person-events.rules.ts'

type Decided = Extract<ChangeDecision, { outcome: 'decided' }>

export interface Listed {
  isNew: boolean
  subscriptions: ReadonlyMap<number, Subscription>
  tombstones: ReadonlyMap<number, Guard>
  /** What the list says of everybody on it. */
  state: ArchivedState
  channelIds: readonly number[]
  now: Timestamp
}

/** Lists of people who left elsewhere rank like the event itself; the others are acts of a user. */
const eventOf: Record<ArchivedState, EndingEvent | null> = {
  unsubscribed: 'unsubscribe',
  hardBounce: 'hardBounce',
  complained: 'complaint',
  manual: null,
  blacklist: null,
}

/** Adds to a change of data that the person is on a list of people who must not be written to. */
export function archiveByList(decision: Decided, listed: Listed): Decided | 'closed' {
  const { isNew, subscriptions, tombstones, state, now } = listed
  const blacklisted = guardOf('blacklist')
  const wide = tombstones.get(0) ?? 0
  if (isNew && wide & blacklisted && state !== 'blacklist') return 'closed'
  const addressGuard = decision.subscriber.addressGuard | (guardOf(state) & closesAddress)
  const moves = channelsOf(listed).map((channelId) => {
    const before =
      subscriptions.get(channelId) ??
      newSubscription(channelId, inheritedGuard(tombstones, channelId, decision.subscriber.addressGuard))
    return { before, after: endByList(before, state, now) }
  })
  const changed = moves.filter(({ before, after }) => before !== after)
  const differs = isNew || decision.differs || changed.length > 0 || addressGuard !== decision.subscriber.addressGuard
  return {
    ...decision,
    differs,
    subscriber: { ...decision.subscriber, addressGuard, updatedAt: differs ? now : decision.subscriber.updatedAt },
    subscriptions: changed.map(({ after }) => after),
    transitions: changed
      .filter(({ before, after }) => before.state !== after.state)
      .map(({ before, after }) => ({ channelId: after.channelId, from: before.state, to: after.state })),
    optinFor: [],
  }
}

/** The blacklist holds everywhere. */
function channelsOf({ state, channelIds, subscriptions }: Listed): number[] {
  return [...new Set([...channelIds, ...(state === 'blacklist' ? subscriptions.keys() : [])])]
}

/** The very same object when nothing changes. */
function endByList(before: Subscription | NewSubscription, state: ArchivedState, now: Timestamp): Subscription {
  const event = eventOf[state]
  if (event) return endSubscription(before, event, { now, ip: null, newsletterId: null })
  const stays = before.state !== null && (before.state === state || (state === 'manual' && isArchived(before.state)))
  return stays ? (before as Subscription) : moveSubscription(before, state, now)
}
