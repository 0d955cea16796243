import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { type Group, groupColumns } from './group.store.ts'

export interface TrashedGroup extends Group {
  deletedAt: Timestamp
}

const columns = sql`${groupColumns}, g.deleted_at as "deletedAt"`

/** The last first. */
export async function listTrashedGroups(reader: Reader): Promise<TrashedGroup[]> {
  const rows = await reader.rows<Nullable<TrashedGroup, 'deletedAt'>>(sql`
    select ${columns} from subscriber_groups g
    where ${reader.owns('g')} and g.deleted_at is not null order by g.deleted_at desc, g.id desc limit 1000`)
  return rows as TrashedGroup[]
}

type LockedGroup = TrashedGroup & { nameKey: string }

export async function lockTrashedGroup(tx: Tx, id: number): Promise<LockedGroup | undefined> {
  const [group] = await tx.rows<Nullable<LockedGroup, 'deletedAt'>>(sql`
    select ${columns}, g.name_key as "nameKey" from subscriber_groups g
    where ${tx.owns('g')} and g.id = ${id} and g.deleted_at is not null for update of g`)
  return group as LockedGroup | undefined
}

/** One row changes, however many are in it. */
export function putInTrash(tx: Tx, id: number, at: Timestamp): void {
  tx.write(sql`update subscriber_groups g set deleted_at = ${at} where ${tx.owns('g')} and g.id = ${id}`)
}

export function takeFromTrash(tx: Tx, id: number): void {
  tx.write(sql`update subscriber_groups g set deleted_at = null where ${tx.owns('g')} and g.id = ${id}`)
}

/** Which group has lain there longest, of those that have for long enough. */
export async function findOutdated(tx: Tx, before: Timestamp): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`
    select g.id from subscriber_groups g
    where ${tx.owns('g')} and g.deleted_at < ${before} order by g.deleted_at, g.id limit 1 for update of g`)
  return row?.id
}

/** Those with the smallest ids; tells how many left. */
export async function dismissSome(tx: Tx, groupId: number, limit: number): Promise<number> {
  const [row] = await tx.rows<{ gone: number }>(sql`
    with gone as (
      delete from group_members m
      where ${tx.owns('m')} and m.group_id = ${groupId} and m.subscriber_id <= (
        select max(k.subscriber_id) from (
          select k.subscriber_id from group_members k
          where ${tx.owns('k')} and k.group_id = ${groupId} order by k.subscriber_id limit ${limit}) k)
      returning 1)
    select count(*) as gone from gone`)
  return row?.gone ?? 0
}

export function deleteGroup(tx: Tx, id: number): void {
  tx.write(sql`delete from subscriber_groups g where ${tx.owns('g')} and g.id = ${id}`)
}
