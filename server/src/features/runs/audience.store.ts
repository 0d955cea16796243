import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, noIds } from '../../platform/db/id-blocks.rules.ts'
import type { TargetBlock } from '../messages/index.ts'

export interface Audience {
  channelId: number
  groupIds: readonly number[]
  /** Nobody in one of them, whatever other group they are in. */
  excludedGroupIds: readonly number[]
  /** Who is in the dynamic ones among them at this moment, as queries for blocks. */
  dynamicGroups?: ReadonlyMap<number, Sql>
  /** Who is in any of the groups, where that has been kept already, as a query for blocks. */
  kept?: Sql
}

/**
 * Whom a newsletter is aimed at, as blocks: everyone ready in the channel who is not suspended, or those of them in any of
 * the groups, and in none of the excluded ones. The sets meet in one grouping and not in joins: the engine joins by lookups only, and would compare every
 * block of one set with every block of the next.
 */
export function readySubscribers(reader: Reader, audience: Audience): Sql {
  const { channelId, groupIds, excludedGroupIds, kept } = audience
  const inGroups = groupIds.length === 0 ? empty : sql`& coalesce(bit_or(p.grouped), ${noIds})`
  return sql`
    select p.block, bit_or(p.ready) ${inGroups} & ~coalesce(bit_or(p.barred), ${noIds}) as targets
    from (select s.block, s.members as ready, null::${bitmap} as grouped, null::${bitmap} as barred
          from subscriber_facets s
          where ${reader.owns('s')} and s.facet = ${`status:${channelId}`} and s.value = '1'
          union all
          ${kept ? sql`select k.block, null, k.members, null from (${kept}) k` : groupedRows(reader, groupIds)}
          union all
          select f.block, null, null, f.members from subscriber_facets f
          where ${reader.owns('f')} and f.facet = any(${facetsOfGroups(reader, excludedGroupIds)}) and f.value = ''
          ${dynamicRows(audience)}
          union all
          select ${blockOf(sql`b.subscriber_id`)}, null, null, ${bitOf(sql`b.subscriber_id`)} from soft_bounces b
          where ${reader.owns('b')} and b.suspended_until > now()) p
    group by p.block having count(p.ready) > 0`
}

function groupedRows(reader: Reader, groupIds: readonly number[]): Sql {
  return sql`
    select f.block, null, f.members, null from subscriber_facets f
    where ${reader.owns('f')} and f.facet = any(${facetsOfGroups(reader, groupIds)}) and f.value = ''`
}

/** Of those that are there: a group in the trash keeps its members, and means nobody. */
export function facetsOfGroups(reader: Reader, ids: readonly number[]): Sql {
  return sql`array(select 'group:' || g.id from subscriber_groups g
                   where ${reader.owns('g')} and g.id = any(${ids}::bigint[]) and g.deleted_at is null)`
}

/** Each of the groups for itself, as queries for `block` and `members`. */
export function membersByGroup(
  reader: Reader,
  { groupIds, dynamicGroups = new Map() }: Pick<Audience, 'groupIds' | 'dynamicGroups'>,
): Map<number, Sql> {
  const ofFacet = (id: number) => sql`
    select f.block, f.members from subscriber_facets f
    where ${reader.owns('f')} and f.facet = ${`group:${id}`} and f.value = ''`
  return new Map(groupIds.map((id) => [id, dynamicGroups.get(id) ?? ofFacet(id)]))
}

function dynamicRows({ groupIds, excludedGroupIds, dynamicGroups = new Map(), kept }: Audience): Sql {
  const rows = [...dynamicGroups].flatMap(([id, blocks]) => [
    ...(!kept && groupIds.includes(id)
      ? [sql`union all select d.block, null, d.members, null from (${blocks}) d`]
      : []),
    ...(excludedGroupIds.includes(id) ? [sql`union all select d.block, null, null, d.members from (${blocks}) d`] : []),
  ])
  return rows.length > 0 ? join(rows, ' ') : empty
}

/** The same as values, for a rehearsal. */
export function listReadyBlocks(reader: Reader, audience: Audience): Promise<TargetBlock[]> {
  return reader.rows(sql`select b.block, b.targets from (${readySubscribers(reader, audience)}) b order by b.block`)
}

/** How many they are. */
export async function countReady(reader: Reader, audience: Audience): Promise<number> {
  const [row] = await reader.rows<{ people: number }>(sql`
    select coalesce(sum(bit_count(b.targets)), 0)::bigint as people from (${readySubscribers(reader, audience)}) b`)
  return row?.people ?? 0
}

/** Whether conditions decide who is in one of these groups. */
export async function hasDynamicGroup(reader: Reader, groupIds: readonly number[]): Promise<boolean> {
  const found = await reader.rows(sql`
    select g.id from subscriber_groups g where ${reader.owns('g')} and g.id = any(${groupIds}) and g.deleted_at is null and g.type = 2 limit 1`)
  return found.length > 0
}

/** Whom a run was aimed at. */
export function listTargets(reader: Reader, runId: number): Promise<TargetBlock[]> {
  return reader.rows(sql`
    select b.block, b.targets from run_blocks b where ${reader.owns('b')} and b.run_id = ${runId} order by b.block`)
}

/** People who were chosen already, as blocks. */
export function chosenBlocks(blocks: readonly TargetBlock[]): Sql {
  const [numbers, targets] = [blocks.map(({ block }) => block), blocks.map((chosen) => chosen.targets)]
  return sql`select * from unnest(${numbers}::bigint[], ${targets}::${bitmap}[]) as b (block, targets)`
}

/** The receivers of a campaign copy, as blocks. */
export function copyReceivers(reader: Reader, copyId: number): Sql {
  const id = sql`c.subscriber_id`
  return sql`
    select ${blockOf(id)} as block, bit_or(${bitOf(id)}) as targets from copy_receivers c
    where ${reader.owns('c')} and c.copy_id = ${copyId} group by 1`
}
