import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Filter, ListQuery, Sort } from '../../platform/db/list-query.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Condition } from '../conditions/index.ts'
import { isBusy } from '../mailings/busy-mailing.rules.ts'
import { isThere } from './group-state.rules.ts'

export interface Group
  extends Omit<Columns<'subscriber_groups'>, 'accountId' | 'nameKey' | 'conditions' | 'lastCount' | 'deletedAt'> {
  /** Of a dynamic group by its last evaluation. */
  subscriberCount: number
}

/** The count comes from the membership bitmaps, so it is exact and does not depend on the size of the group. */
export const groupColumns = sql`
  g.id, g.name, g.type, g.can_edit as "canEdit", g.can_delete as "canDelete", g.can_assign_subscribers as "canAssignSubscribers",
  case when g.type = 2 then g.last_count else
    (select coalesce(sum(f.cnt), 0) from subscriber_facets f
     where f.account_id = g.account_id and f.facet = 'group:' || g.id and f.value = '') end as "subscriberCount",
  g.counted_at as "countedAt", g.created_at as "createdAt", g.updated_at as "updatedAt"`

export async function findGroup(reader: Reader, id: number): Promise<Group | undefined> {
  const [group] = await reader.rows<Group>(
    sql`select ${groupColumns} from subscriber_groups g where ${reader.owns('g')} and g.id = ${id} and ${isThere}`,
  )
  return group
}

/** Locks the group, so that it is neither deleted nor renamed while its members change. */
export async function lockGroup(tx: Tx, id: number): Promise<Group | undefined> {
  const [group] = await tx.rows<Group>(sql`
    select ${groupColumns} from subscriber_groups g where ${tx.owns('g')} and g.id = ${id} and ${isThere} for update of g`)
  return group
}

export async function findGroupByName(reader: Reader, nameKey: string): Promise<number | undefined> {
  const [row] = await reader.rows<{ id: number }>(sql`
    select g.id from subscriber_groups g where ${reader.owns('g')} and g.name_key = ${nameKey} and ${isThere}`)
  return row?.id
}

/** Mailings that are planned, under way or active and go to this group, or to everybody else. */
export async function listBusyMailings(tx: Tx, groupId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select m.id from mailings m
    where ${tx.owns('m')} and ${groupId} = any(m.group_ids || m.excluded_group_ids)
      and ${isBusy}
    order by m.id`)
  return rows.map(({ id }) => id)
}

const sortColumns: Record<string, Sql> = {
  id: sql`g.id`,
  name: sql`g.name_key`,
  createdAt: sql`g.created_at`,
  updatedAt: sql`g.updated_at`,
}

export async function listGroups(reader: Reader, query: ListQuery): Promise<{ total: number; groups: Group[] }> {
  const where = sql`where ${reader.owns('g')} and ${isThere} ${query.filters.length > 0 ? join(query.filters.map(condition), ' ', ' ') : empty}`
  const [groups, counted] = await Promise.all([
    reader.rows<Group>(sql`
      select ${groupColumns} from subscriber_groups g ${where} order by ${orderBy(query.sort)}
      limit ${query.limit} offset ${(BigInt(query.page) - 1n) * BigInt(query.limit)}`),
    reader.rows<{ total: number }>(sql`select count(*) as total from subscriber_groups g ${where}`),
  ])
  return { total: counted[0]?.total ?? 0, groups }
}

function condition({ field, values }: Filter): Sql {
  return field === 'type'
    ? sql`and g.type = any(${values}::bigint[])`
    : sql`and g.name_key = any(${values.map((value) => String(value).toLowerCase())})`
}

function orderBy(sort: Sort[]): Sql {
  const keys = sort.map(({ field, descending }) => sql`${sortColumns[field]} ${descending ? sql`desc` : sql`asc`}`)
  return join([...keys, sql`g.id`], ', ')
}

export async function insertGroup(
  tx: Tx,
  group: Omit<Group, 'id' | 'subscriberCount' | 'countedAt'>,
  nameKey: string,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into subscriber_groups (account_id, name, name_key, type, can_edit, can_delete, can_assign_subscribers, created_at, updated_at)
    values (${tx.tenant.accountId}, ${group.name}, ${nameKey}, ${group.type}, ${group.canEdit}, ${group.canDelete},
            ${group.canAssignSubscribers}, ${group.createdAt}, ${group.updatedAt})
    returning id`)
  return (row as { id: number }).id
}

export function updateGroup(tx: Tx, group: Group, nameKey: string): void {
  tx.write(sql`
    update subscriber_groups g
    set name = ${group.name}, name_key = ${nameKey}, can_edit = ${group.canEdit}, can_delete = ${group.canDelete},
        can_assign_subscribers = ${group.canAssignSubscribers}, updated_at = ${group.updatedAt}
    where ${tx.owns('g')} and g.id = ${group.id}`)
}

/** The conditions of every dynamic group of the account, of which there are at most 200. */
export async function listConditions(
  reader: Reader,
): Promise<{ id: number; name: string; conditions: Condition | null }[]> {
  const rows = await reader.rows<Columns<'subscriber_groups', 'id' | 'name' | 'conditions'>>(sql`
    select g.id, g.name, g.conditions from subscriber_groups g where ${reader.owns('g')} and ${isThere} and g.type = 2 order by g.id`)
  return rows.map((row) => ({ ...row, conditions: row.conditions as Condition | null }))
}

/** Saves who belongs to a dynamic group, and how many these are. */
export function saveConditions(tx: Tx, id: number, conditions: Condition, count: number, now: Timestamp): void {
  tx.write(sql`
    update subscriber_groups g
    set conditions = ${JSON.stringify(conditions)}::jsonb, last_count = ${count}, counted_at = ${now}, updated_at = ${now}
    where ${tx.owns('g')} and g.id = ${id}`)
}
