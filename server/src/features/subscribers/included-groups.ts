import type { Reader } from '../../platform/db/database.ts'
import { groupRecord, listGroupsOf } from '../groups/index.ts'

export async function groupsBySubscriber(reader: Reader, subscriberIds: readonly number[]) {
  const bySubscriber = new Map<number, ReturnType<typeof groupRecord>[]>()
  for (const { subscriberId, ...group } of await listGroupsOf(reader, subscriberIds)) {
    bySubscriber.set(subscriberId, [...(bySubscriber.get(subscriberId) ?? []), groupRecord(group)])
  }
  return bySubscriber
}
