import type { Reader } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../api-keys/index.ts'
import { groupsBySubscriber } from './included-groups.ts'
import type { Subscriber, Subscription } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions } from './subscriber.store.ts'
import { type SubscriberInclude, subscriberRecord } from './subscriber-record.ts'

export async function getSubscriber(reader: Reader, caller: Caller, id: number, include: readonly SubscriberInclude[]) {
  const [subscriber, subscriptions, groups] = await Promise.all([
    findSubscriber(reader, { id }),
    needsSubscriptions(caller, include) ? findSubscriptions(reader, { id }) : new Map<number, Subscription>(),
    include.includes('groups') ? groupsBySubscriber(reader, [id]) : undefined,
  ])
  if (!subscriber) throw new AppError('subscriber_not_found', 'The account has no subscriber with this id or address.')
  return subscriberRecord(caller, subscriber, subscriptions, {
    channels: include.includes('channels'),
    ...(groups && { groups: groups.get(id) ?? [] }),
  })
}

/** The answer to a write: the record as it now is, without reading it again. */
export async function writtenRecord(
  reader: Reader,
  caller: Caller,
  { subscriber, subscriptions }: { subscriber: Subscriber; subscriptions: ReadonlyMap<number, Subscription> },
  include: readonly SubscriberInclude[],
) {
  const groups = include.includes('groups') ? await groupsBySubscriber(reader, [subscriber.id]) : undefined
  return subscriberRecord(caller, subscriber, subscriptions, {
    channels: include.includes('channels'),
    ...(groups && { groups: groups.get(subscriber.id) ?? [] }),
  })
}

function needsSubscriptions({ account }: Caller, include: readonly SubscriberInclude[]): boolean {
  return !account.hasChannels || include.includes('channels')
}
