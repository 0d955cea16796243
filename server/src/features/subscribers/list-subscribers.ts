import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import type { Caller } from '../api-keys/index.ts'
import { groupsBySubscriber } from './included-groups.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { findSubscriptionsOf } from './subscriber.store.ts'
import { pageByFacets, totalByFacets } from './subscriber-facets.store.ts'
import { type Selection, selectionOf } from './subscriber-filters.ts'
import { findSubscribersByIds, pageBySql, totalBySql } from './subscriber-list.store.ts'
import { type SubscriberInclude, subscriberRecord } from './subscriber-record.ts'

type Query = ListQuery<SubscriberInclude>

export async function listSubscribers({ config }: Pick<App, 'config'>, reader: Reader, caller: Caller, query: Query) {
  const selection = selectionOf(caller, query as ListQuery, config.ALLOW_EAI)
  const { total, subscribers } = await select(reader, selection, query)
  return { total, records: await withRelations(reader, caller, subscribers, query.include) }
}

/** Bitmaps answer whatever they can; the rest is plain SQL. */
async function select(
  reader: Reader,
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
  reader: Reader,
  caller: Caller,
  subscribers: Subscriber[],
  include: readonly SubscriberInclude[],
) {
  const ids = subscribers.map(({ id }) => id)
  const [subscriptions, groups] = await Promise.all([
    caller.account.hasChannels && !include.includes('channels')
      ? undefined
      : findSubscriptionsOf(reader, ids, caller.account.hasChannels ? null : caller.defaultChannel.id),
    include.includes('groups') ? groupsBySubscriber(reader, ids) : undefined,
  ])
  return subscribers.map((subscriber) =>
    subscriberRecord(caller, subscriber, subscriptions?.get(subscriber.id) ?? new Map(), {
      channels: include.includes('channels'),
      ...(groups && { groups: groups.get(subscriber.id) ?? [] }),
    }),
  )
}
