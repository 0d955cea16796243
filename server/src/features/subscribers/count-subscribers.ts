import type { Reader } from '../../platform/db/database.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { allStates, facetValueOf, states } from './status.rules.ts'
import { totalByFacets } from './subscriber-facets.store.ts'

export interface SubscriberCounts {
  total: number
  /** By their status in the default channel. */
  ready: number
  pending: number
  archived: number
}

/** Exact, from the bitmaps; one round trip. */
export async function countSubscribers({ reader, account }: Look<FullAccount>): Promise<SubscriberCounts> {
  const facet = `status:${account.defaultChannel.id}`
  const withStatus = (status: 1 | 2 | 3) => totalByFacets(reader, [{ facets: [facet], values: valuesOf(status) }])
  const [total, ready, pending, archived] = await Promise.all([
    totalByFacets(reader, [{ facets: ['all'], values: [''] }]),
    withStatus(1),
    withStatus(2),
    withStatus(3),
  ])
  return { total, ready, pending, archived }
}

/** Who is receive-ready in one channel. */
export function countReady(reader: Reader, channelId: number): Promise<number> {
  return totalByFacets(reader, [{ facets: [`status:${channelId}`], values: [...readyValues] }])
}

/** How receive-ready stands in the facets of a channel. */
export const readyValues: readonly string[] = valuesOf(1)

function valuesOf(wanted: 1 | 2 | 3): string[] {
  return allStates.filter((state) => states[state].status === wanted).map(facetValueOf)
}
