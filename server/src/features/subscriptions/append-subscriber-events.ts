import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AccountHead } from '../accounts/index.ts'
import { appendEvents, type NewEvent } from '../events/index.ts'
import { pairOf, type State, type Subscriber } from '../subscribers/index.ts'
import { eventsOf, type Happening } from './subscriber-events.rules.ts'

export interface SubscriberHappening extends Happening {
  subscriber: Pick<Subscriber, 'id' | 'email'>
  defaultChannelId: number
  now: Timestamp
}

/** Tells of a change in the transaction that makes it; returns the new end of the log for the account's head. */
export function appendSubscriberEvents(
  tx: Tx,
  { head, actor, ...happening }: SubscriberHappening & { head: Pick<AccountHead, 'eventSeq'>; actor: string },
): { eventSeq: number } {
  return appendEvents(tx, head, subscriberEvents(happening), actor)
}

/** What the log says of a change of one person. */
export function subscriberEvents(happening: SubscriberHappening): NewEvent[] {
  const { subscriber, now } = happening
  return eventsOf(happening).map(({ type, channelIds, state, changedMembers }) => ({
    type,
    subscriberId: subscriber.id,
    occurredAt: now,
    data: {
      email: subscriber.email,
      channelIds,
      ...pairOf(state ?? stateOfRecord(happening)),
      ...(changedMembers && { changedMembers }),
    },
  }))
}

/** The status of a record is the one of its default channel. */
function stateOfRecord({ before, transitions, defaultChannelId }: SubscriberHappening): State | null {
  const moved = transitions.find(({ channelId }) => channelId === defaultChannelId)
  return moved?.to ?? before.get(defaultChannelId)?.state ?? null
}
