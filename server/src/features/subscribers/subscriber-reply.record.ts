import type { Reply } from '../../platform/http/route.ts'
import { wrap } from '../../platform/http/schema.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { apiBase } from '../api-v1/index.ts'
import { groupsOf } from './included-groups.ts'
import { type SubscriberInclude, subscriberIncludes, subscriberRecord } from './subscriber.record.ts'
import type { SubscriberWithSubscriptions } from './subscriber.store.ts'

export const subscriberScope = { scopes: ['subscribers'], tenantTypes: ['S'], tag: 'Subscribers' } as const

/** The answer to a write: the record as it now is, without reading it again. */
export async function writtenRecord(
  { reader, account }: Look<FullAccount>,
  { subscriber, subscriptions }: SubscriberWithSubscriptions,
  include: readonly SubscriberInclude[],
) {
  const groups = include.includes('groups') ? await groupsOf(reader, [subscriber.id]) : undefined
  return subscriberRecord(account, { subscriber, subscriptions, groups: groups?.get(subscriber.id) ?? [] }, include)
}

export function subscriberReply(record: { id: number }, created: boolean, extras: Record<string, unknown> = {}): Reply {
  return {
    status: created ? 201 : 200,
    body: wrap(record, subscriberIncludes, extras),
    subjects: [record.id],
    ...(created && { location: `${apiBase}/subscribers/${record.id}` }),
  }
}
