import type { Reader } from '../../platform/db/database.ts'
import { type Group, listGroupsOf } from '../groups/index.ts'

/** The groups of each subscriber that is in any. */
export async function groupsOf(reader: Reader, subscriberIds: readonly number[]): Promise<Map<number, Group[]>> {
  const bySubscriber = new Map<number, Group[]>()
  for (const { subscriberId, ...group } of await listGroupsOf(reader, subscriberIds))
    bySubscriber.set(subscriberId, [...(bySubscriber.get(subscriberId) ?? []), group])
  return bySubscriber
}
