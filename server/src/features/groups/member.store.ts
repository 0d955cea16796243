import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { type Group, groupColumns } from './group.store.ts'
import { isThere } from './group-state.rules.ts'

/** Which of these ids are subscribers of the account, and which are members already. */
export async function findCandidates(
  tx: Tx,
  groupId: number,
  ids: readonly number[],
): Promise<Map<number, 'member' | 'subscriber'>> {
  const rows = await tx.rows<{ id: number; isMember: boolean }>(sql`
    select s.id, m.subscriber_id is not null as "isMember"
    from subscribers s
    left join group_members m on m.account_id = s.account_id and m.group_id = ${groupId} and m.subscriber_id = s.id
    where ${tx.owns('s')} and s.id = any(${ids})`)
  return new Map(rows.map(({ id, isMember }) => [id, isMember ? 'member' : 'subscriber']))
}

export function addMembers(tx: Tx, groupId: number, subscriberIds: readonly number[], now: Timestamp): void {
  tx.write(sql`
    insert into group_members (account_id, group_id, subscriber_id, added_at)
    select ${tx.tenant.accountId}, ${groupId}, id, ${now} from unnest(${subscriberIds}::bigint[]) as id`)
}

/** One person by their own act; who is in it already stays as they are, and a group that is gone is entered by nobody. */
export function enterGroup(tx: Tx, groupId: number, subscriberId: number, now: Timestamp): void {
  tx.write(sql`
    insert into group_members (account_id, group_id, subscriber_id, added_at)
    select g.account_id, g.id, ${subscriberId}, ${now} from subscriber_groups g
    where ${tx.owns('g')} and g.id = ${groupId} and ${isThere}
    on conflict do nothing`)
}

/** Who has these addresses, by address. */
export async function findIdsByAddress(reader: Reader, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await reader.rows<Columns<'subscribers', 'id' | 'emailKey'>>(sql`
    select s.id, s.email_key as "emailKey" from subscribers s where ${reader.owns('s')} and s.email_key = any(${keys})`)
  return new Map(rows.map(({ id, emailKey }) => [emailKey, id]))
}

export async function removeMembers(tx: Tx, groupId: number, subscriberIds: readonly number[]): Promise<number[]> {
  const removed = await tx.rows<Columns<'group_members', 'subscriberId'>>(sql`
    delete from group_members m where ${tx.owns('m')} and m.group_id = ${groupId} and m.subscriber_id = any(${subscriberIds})
    returning m.subscriber_id as "subscriberId"`)
  return removed.map(({ subscriberId }) => subscriberId)
}

export async function removeMember(tx: Tx, groupId: number, subscriberId: number): Promise<boolean> {
  const removed = await tx.rows(sql`
    delete from group_members m where ${tx.owns('m')} and m.group_id = ${groupId} and m.subscriber_id = ${subscriberId}
    returning m.subscriber_id`)
  return removed.length > 0
}

/** The groups of some subscribers, by subscriber. */
export async function listGroupsOf(
  reader: Reader,
  subscriberIds: readonly number[],
): Promise<(Group & { subscriberId: number })[]> {
  if (subscriberIds.length === 0) return []
  return reader.rows<Group & { subscriberId: number }>(sql`
    select m.subscriber_id as "subscriberId", ${groupColumns}
    from group_members m join subscriber_groups g on g.account_id = m.account_id and g.id = m.group_id
    where ${reader.owns('m')} and ${reader.owns('g')} and ${isThere} and m.subscriber_id = any(${subscriberIds})
    order by m.subscriber_id, g.id`)
}
