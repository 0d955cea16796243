import type { Reader } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { findAccountHead, type Look } from '../accounts/index.ts'
import type { KnownSubscriber, Relation } from './get-subscriber.ts'
import { groupsOf } from './included-groups.ts'
import { type Narrowing, type Selection, selectionOf } from './select-subscribers.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { findSubscriptionsOf } from './subscriber.store.ts'
import { idsByFacets, pageByFacets, totalByFacets } from './subscriber-facets.store.ts'
import {
  findSubscribersByIds,
  type ListedPage,
  pageBySql,
  pageOfIds,
  totalBySql,
  totalInStretch,
} from './subscriber-list.store.ts'

type Query = ListQuery<Relation> & Pick<Narrowing, 'words' | 'conditions'>

export async function listSubscribers(
  look: Look<FullAccount>,
  query: Query,
): Promise<{ total: number; subscribers: KnownSubscriber[] }> {
  const selection = await selectionOf(look, query)
  const { total, subscribers } = await pageOf(look, selection, query)
  return { total: total ?? (await totalBySql(look.reader, selection)), subscribers }
}

/** The page alone where the number of all would keep people waiting; `total` is null then. */
export async function pageOfSubscribers(
  look: Look<FullAccount>,
  query: Query,
): Promise<{ total: number | null; subscribers: KnownSubscriber[] }> {
  return pageOf(look, await selectionOf(look, query), query)
}

/** So many ids are counted in a second or two, whoever has them. */
const stretch = 500_000

/** The number of all, exactly, however long it takes. */
export async function countSelected(look: Look<FullAccount>, query: Narrowing): Promise<number> {
  const { reader } = look
  const selection = await selectionOf(look, query)
  if (selection.facets) return totalByFacets(reader, selection.facets)
  const head = await findAccountHead(reader)
  let total = 0
  for (let after = 0; after < (head?.lastSubscriberId ?? 0); after += stretch)
    total += await totalInStretch(reader, selection, { after, upto: after + stretch })
  return total
}

/** These people, whoever of them is still there. */
export async function findPeople(
  look: Look<FullAccount>,
  ids: readonly number[],
  relations: readonly Relation[],
): Promise<KnownSubscriber[]> {
  return withRelations(look, await findSubscribersByIds(look.reader, ids), relations)
}

const everybody = [{ facets: ['all'], values: [''] }]

/** Bitmaps answer whatever they can; the rest is plain SQL. */
async function pageOf(
  look: Look<FullAccount>,
  selection: Selection,
  query: Query,
): Promise<{ total: number | null; subscribers: KnownSubscriber[] }> {
  const { total, subscribers } = await select(look.reader, selection, query)
  return { total, subscribers: await withRelations(look, subscribers, query.include) }
}

async function select(reader: Reader, selection: Selection, query: Query): Promise<ListedPage> {
  const [first, ...more] = query.sort
  const byId = more.length === 0 && (!first || first.field === 'id')
  if (!selection.facets) return pageBySql(reader, selection, query.sort, query)
  if (byId) {
    const { total, ids } = await pageByFacets(reader, selection.facets, query, first?.descending ?? false)
    return { total, subscribers: await findSubscribersByIds(reader, ids) }
  }
  const [total, all] = await Promise.all([totalByFacets(reader, selection.facets), totalByFacets(reader, everybody)])
  // Reading the list in its order meets one of them after so many others; sorting them looks at each of them.
  const met = (query.page * query.limit * all) / Math.max(1, total)
  if (met <= total || total === all)
    return { total, subscribers: (await pageBySql(reader, selection, query.sort, query)).subscribers }
  const ids = await idsByFacets(reader, selection.facets)
  return pageOfIds(reader, selection, query.sort, { ...query, ids })
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
