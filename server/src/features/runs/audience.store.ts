import sql, { empty, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, noIds } from '../../platform/db/id-blocks.rules.ts'
import type { TargetBlock } from '../messages/index.ts'

export interface Audience {
  channelId: number
  groupIds: readonly number[]
  /** Nobody in one of them, whatever other group they are in. */
  excludedGroupIds: readonly number[]
}

/**
 * Whom a newsletter is aimed at, as blocks: everyone ready in the channel who is not suspended, or those of them in any of
 * the groups, and in none of the excluded ones. The sets meet in one grouping and not in joins: the engine joins by lookups only, and would compare every
 * block of one set with every block of the next.
 */
export function readySubscribers(reader: Reader, { channelId, groupIds, excludedGroupIds }: Audience): Sql {
  const [groups, excluded] = [groupIds, excludedGroupIds].map((ids) => ids.map((id) => `group:${id}`)) as [
    string[],
    string[],
  ]
  const inGroups = groups.length === 0 ? empty : sql`& coalesce(bit_or(p.grouped), ${noIds})`
  return sql`
    select p.block, bit_or(p.ready) ${inGroups} & ~coalesce(bit_or(p.barred), ${noIds}) as targets
    from (select s.block, s.members as ready, null::${bitmap} as grouped, null::${bitmap} as barred
          from subscriber_facets s
          where ${reader.owns('s')} and s.facet = ${`status:${channelId}`} and s.value = '1'
          union all
          select f.block, null, f.members, null from subscriber_facets f
          where ${reader.owns('f')} and f.facet = any(${groups}) and f.value = ''
          union all
          select f.block, null, null, f.members from subscriber_facets f
          where ${reader.owns('f')} and f.facet = any(${excluded}) and f.value = ''
          union all
          select ${blockOf(sql`b.subscriber_id`)}, null, null, ${bitOf(sql`b.subscriber_id`)} from soft_bounces b
          where ${reader.owns('b')} and b.suspended_until > now()) p
    group by p.block having count(p.ready) > 0`
}

/** The same as values, for a rehearsal. */
export function listReadyBlocks(reader: Reader, audience: Audience): Promise<TargetBlock[]> {
  return reader.rows(sql`select b.block, b.targets from (${readySubscribers(reader, audience)}) b order by b.block`)
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
