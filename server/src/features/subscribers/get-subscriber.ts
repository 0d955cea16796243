import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import type { Group } from '../groups/index.ts'
import { groupsOf } from './included-groups.ts'
import { subscriberRefusals } from './subscriber.refusals.ts'
import type { Subscription } from './subscriber.rules.ts'
import {
  findSubscriber,
  findSubscriberInChannel,
  findSubscriptions,
  type SubscriberWithSubscriptions,
} from './subscriber.store.ts'

/** What to read beside the record itself. */
export type Relation = 'channels' | 'groups'

export interface KnownSubscriber extends SubscriberWithSubscriptions {
  /** Empty unless asked for. */
  groups: readonly Group[]
}

export async function getSubscriber(
  look: Look<FullAccount>,
  id: number,
  relations: readonly Relation[],
): Promise<KnownSubscriber> {
  const [found, groups] = await Promise.all([
    find(look, id, relations),
    relations.includes('groups') ? groupsOf(look.reader, [id]) : undefined,
  ])
  if (!found) throw subscriberRefusals.subscriber_not_found()
  return { ...found, groups: groups?.get(id) ?? [] }
}

async function find({ reader, account }: Look<FullAccount>, id: number, relations: readonly Relation[]) {
  if (!account.hasChannels) return findSubscriberInChannel(reader, id, account.defaultChannel.id)
  const [subscriber, subscriptions] = await Promise.all([
    findSubscriber(reader, { id }),
    relations.includes('channels') ? findSubscriptions(reader, { id }) : new Map<number, Subscription>(),
  ])
  return subscriber && { subscriber, subscriptions }
}
