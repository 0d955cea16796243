import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, idsIn, noIds } from '../../platform/db/id-blocks.rules.ts'
import { type Audience, facetsOfGroups } from './audience.store.ts'
import type { AudiencePart } from './audience-part.rules.ts'

/** Each set as rows of blocks, under the name of its column. */
const sets = ['ready', 'pending', 'archived', 'grouped', 'barred', 'suspended'] as const
type SetName = (typeof sets)[number]

/** In which order a person is judged: who is barred is not looked at further, who is not in the channel comes last. */
const parts: Record<AudiencePart, Sql> = {
  reached: sql`s.everyone & ~s.barred & s.ready & ~s.suspended`,
  excluded: sql`s.everyone & s.barred`,
  suspended: sql`s.everyone & ~s.barred & s.ready & s.suspended`,
  pending: sql`s.everyone & ~s.barred & s.pending`,
  archived: sql`s.everyone & ~s.barred & s.archived`,
  outside: sql`s.everyone & ~s.barred & ~(s.ready | s.pending | s.archived)`,
}

export type AudienceCounts = Record<AudiencePart, number> & { everyone: number }

/** How many people there are in each part, and altogether. */
export async function countParts(reader: Reader, audience: Audience): Promise<AudienceCounts> {
  const count = (bits: Sql) => sql`coalesce(sum(bit_count(${bits})), 0)::bigint`
  const [row] = await reader.rows<AudienceCounts>(sql`
    select ${count(sql`s.everyone`)} as everyone, ${count(parts.reached)} as reached, ${count(parts.excluded)} as excluded,
           ${count(parts.suspended)} as suspended, ${count(parts.pending)} as pending, ${count(parts.archived)} as archived,
           ${count(parts.outside)} as outside
    from (${setsOf(reader, audience)}) s`)
  return row as AudienceCounts
}

/** Who is in a part, by id, from the one after `after` on. */
export async function listPart(
  reader: Reader,
  audience: Audience,
  { part, after, limit }: { part: AudiencePart; after: number; limit: number },
): Promise<number[]> {
  const blocks = await reader.rows<{ block: number; members: string }>(sql`
    select s.block, ${parts[part]} as members from (${setsOf(reader, audience)}) s
    where s.block >= ${blockOf(sql`${after}::bigint`)} and bit_count(${parts[part]}) > 0 order by s.block limit ${limit + 1}`)
  const ids = blocks.flatMap(({ block, members }) => idsIn(block, members))
  return ids.filter((id) => id > after).slice(0, limit)
}

/** One row for each block; without groups everybody in the channel is meant. */
function setsOf(reader: Reader, audience: Audience): Sql {
  const all = (name: SetName) => sql`coalesce(bit_or(p.members) filter (where p.name = ${name}), ${noIds})`
  const everyone =
    audience.groupIds.length === 0
      ? sql`${all('ready')} | ${all('pending')} | ${all('archived')}`
      : sql`${all('grouped')}`
  return sql`
    select p.block, ${everyone} as everyone, ${all('ready')} as ready, ${all('pending')} as pending,
           ${all('archived')} as archived, ${all('barred')} as barred, ${all('suspended')} as suspended
    from (${rowsOf(reader, audience)}) p group by p.block`
}

function rowsOf(reader: Reader, { channelId, groupIds, excludedGroupIds, dynamicGroups = new Map() }: Audience): Sql {
  const ofGroups = (name: SetName, ids: readonly number[]) => sql`
    union all select ${name}, f.block, f.members from subscriber_facets f
    where ${reader.owns('f')} and f.facet = any(${facetsOfGroups(reader, ids)}) and f.value = ''`
  const ofDynamic = [...dynamicGroups].flatMap(([id, blocks]) => [
    ...(groupIds.includes(id) ? [sql` union all select 'grouped', d.block, d.members from (${blocks}) d`] : []),
    ...(excludedGroupIds.includes(id) ? [sql` union all select 'barred', d.block, d.members from (${blocks}) d`] : []),
  ])
  return ofDynamic.reduce(
    (rows, more) => sql`${rows}${more}`,
    sql`
    select case left(f.value, 1) when '1' then 'ready' when '2' then 'pending' else 'archived' end as name, f.block, f.members
    from subscriber_facets f where ${reader.owns('f')} and f.facet = ${`status:${channelId}`}
    ${ofGroups('grouped', groupIds)}
    ${ofGroups('barred', excludedGroupIds)}
    union all
    select 'suspended', ${blockOf(sql`b.subscriber_id`)}, ${bitOf(sql`b.subscriber_id`)}::${bitmap} from soft_bounces b
    where ${reader.owns('b')} and b.suspended_until > now()`,
  )
}
