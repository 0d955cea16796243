import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../api-keys/index.ts'
import { subscriberNotFound } from './change-subscriber.ts'
import { groupsBySubscriber } from './included-groups.ts'
import type { Subscription } from './subscriber.rules.ts'
import {
  findSubscriber,
  findSubscriberInChannel,
  findSubscriptions,
  type SubscriberWithSubscriptions,
} from './subscriber.store.ts'
import { type SubscriberInclude, subscriberRecord } from './subscriber-record.ts'

export async function getSubscriber(reader: Reader, caller: Caller, id: number, include: readonly SubscriberInclude[]) {
  const [found, groups] = await Promise.all([
    find(reader, caller, id, include),
    include.includes('groups') ? groupsBySubscriber(reader, [id]) : undefined,
  ])
  if (!found) throw subscriberNotFound()
  return subscriberRecord(caller, found.subscriber, found.subscriptions, {
    channels: include.includes('channels'),
    ...(groups && { groups: groups.get(id) ?? [] }),
  })
}

async function find(reader: Reader, { account, defaultChannel }: Caller, id: number, include: readonly string[]) {
  if (!account.hasChannels) return findSubscriberInChannel(reader, id, defaultChannel.id)
  const [subscriber, subscriptions] = await Promise.all([
    findSubscriber(reader, { id }),
    include.includes('channels') ? findSubscriptions(reader, { id }) : new Map<number, Subscription>(),
  ])
  return subscriber && { subscriber, subscriptions }
}

/** The answer to a write: the record as it now is, without reading it again. */
export async function writtenRecord(
  reader: Reader,
  caller: Caller,
  { subscriber, subscriptions }: SubscriberWithSubscriptions,
  include: readonly SubscriberInclude[],
) {
  const groups = include.includes('groups') ? await groupsBySubscriber(reader, [subscriber.id]) : undefined
  return subscriberRecord(caller, subscriber, subscriptions, {
    channels: include.includes('channels'),
    ...(groups && { groups: groups.get(subscriber.id) ?? [] }),
  })
}
