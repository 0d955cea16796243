import type { ListQuery } from '../../platform/db/list-query.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import type { KnownSubscriber, Relation } from './get-subscriber.ts'
import { groupsOf } from './included-groups.ts'
import { type Selection, selectionOf } from './select-subscribers.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { findSubscriptionsOf } from './subscriber.store.ts'
import { pageByFacets, totalByFacets } from './subscriber-facets.store.ts'
import { findSubscribersByIds, pageBySql, totalBySql } from './subscriber-list.store.ts'

type Query = ListQuery<Relation>

export async function listSubscribers(
  look: Look<FullAccount>,
  query: Query,
): Promise<{ total: number; subscribers: KnownSubscriber[] }> {
  const { total, subscribers } = await select(look, selectionOf(look, query), query)
  return { total, subscribers: await withRelations(look, subscribers, query.include) }
}

/** Bitmaps answer whatever they can; the rest is plain SQL. */
async function select(
  { reader }: Look<FullAccount>,
  selection: Selection,
  query: Query,
): Promise<{ total: number; subscribers: Subscriber[] }> {
  const [first, ...more] = query.sort
  const byId = more.length === 0 && (!first || first.field === 'id')
  if (selection.facets && byId) {
    const { total, ids } = await pageByFacets(reader, selection.facets, query, first?.descending ?? false)
    return { total, subscribers: await findSubscribersByIds(reader, ids) }
  }
  const [total, subscribers] = await Promise.all([
    selection.facets ? totalByFacets(reader, selection.facets) : totalBySql(reader, selection),
    pageBySql(reader, selection, query.sort, query),
  ])
  return { total, subscribers }
}

async function withRelations(
  { reader, account }: Look<FullAccount>,
  subscribers: Subscriber[],
  relations: readonly Relation[],
): Promise<KnownSubscriber[]> {
  const ids = subscribers.map(({ id }) => id)
  const [subscriptions, groups] = await Promise.all([
    account.hasChannels && !relations.includes('channels')
      ? undefined
      : findSubscriptionsOf(reader, ids, account.hasChannels ? null : account.defaultChannel.id),
    relations.includes('groups') ? groupsOf(reader, ids) : undefined,
  ])
  return subscribers.map((subscriber) => ({
    subscriber,
    subscriptions: subscriptions?.get(subscriber.id) ?? new Map(),
    groups: groups?.get(subscriber.id) ?? [],
  }))
}
