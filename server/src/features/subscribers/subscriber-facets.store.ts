import sql, { join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { holdsPlace, idAt, idsIn, places } from '../../platform/db/id-blocks.rules.ts'
import type { Page } from '../../platform/db/list-query.ts'
import type { FacetCondition } from './select-subscribers.ts'

export interface FacetPage {
  total: number
  ids: number[]
}

/** Total and the ids of one page by the bitmaps: the cost hangs on the number of blocks, not on the page's depth. */
export async function pageByFacets(
  reader: Reader,
  conditions: FacetCondition[],
  page: Page,
  descending: boolean,
): Promise<FacetPage> {
  const [first] = conditions as [FacetCondition]
  const direction = descending ? sql`desc` : sql`asc`
  const statement = isPlain(conditions)
    ? pageOfOneFacet(reader, first, page, direction)
    : pageOfIntersection(reader, conditions, page, direction)
  const [row] = await reader.rows<FacetPage>(statement)
  return row as FacetPage
}

/**
 * One facet: its values exclude each other, so the stored counts add up. They are summed per span of 64 blocks first,
 * and only the spans the page lies in are opened.
 */
function pageOfOneFacet(reader: Reader, condition: FacetCondition, page: Page, direction: Sql): Sql {
  const { from, upto } = boundsOf(page)
  const blocks = sql`subscriber_facets f where ${matching(reader, condition)}`
  return sql`
    with spans as (
      select span, cnt, sum(cnt) over (order by span ${direction}) as upto
      from (select f.block >> 6 as span, sum(f.cnt) as cnt from ${blocks} group by 1) s
    ), place as materialized (
      select min(span) filter (where ${isNear}) as first, max(span) filter (where ${isNear}) as last,
             min(upto - cnt) filter (where ${isNear}) as before, coalesce(sum(cnt), 0) as total
      from spans, (select ${from} as wanted_from, ${upto} as wanted_upto) w
    ), ranked as (
      select b.block, b.members, b.cnt, p.before + sum(b.cnt) over (order by b.block ${direction}) as upto
      from (select f.block, bit_or(f.members) as members, sum(f.cnt) as cnt from ${blocks}
              and f.block >= (select first << 6 from place) and f.block < (select (last + 1) << 6 from place)
            group by f.block) b, place p
    )
    select (select total from place) as total, ${idsOf(page, direction)} as ids`
}

const isNear = sql`upto > wanted_from and upto - cnt < wanted_upto`

/** Several conditions, or facets that overlap: the bitmaps of all blocks are combined and counted. */
function pageOfIntersection(reader: Reader, conditions: FacetCondition[], page: Page, direction: Sql): Sql {
  return sql`
    with ranked as materialized (
      select block, members, cnt, sum(cnt) over (order by block ${direction}) as upto from (${intersection(reader, conditions)}) hits
    )
    select (select coalesce(sum(cnt), 0) from ranked) as total, ${idsOf(page, direction)} as ids`
}

/** The ids of the page, out of `ranked` blocks with the count up to and including each. */
function idsOf(page: Page, direction: Sql): Sql {
  const { from, upto } = boundsOf(page)
  return sql`array(
    select ${idAt(sql`r.block`, sql`bit`)} as id
    from ranked r, ${places} as bit
    where r.upto > ${from} and r.upto - r.cnt < ${upto} and ${holdsPlace(sql`r.members`, sql`bit`)}
    order by id ${direction}
    limit ${page.limit} offset (${from} - (select coalesce(min(r.upto - r.cnt), ${from}) from ranked r where r.upto > ${from}))::bigint)`
}

export async function totalByFacets(reader: Reader, conditions: FacetCondition[]): Promise<number> {
  const [first] = conditions as [FacetCondition]
  const [row] = await reader.rows<{ total: number }>(
    isPlain(conditions)
      ? sql`select coalesce(sum(f.cnt), 0) as total from subscriber_facets f where ${matching(reader, first)}`
      : sql`select coalesce(sum(cnt), 0) as total from (${intersection(reader, conditions)}) hits`,
  )
  return row?.total ?? 0
}

/** Everybody the bitmaps name. Only for few of them: the bitmaps of their blocks are read as they are. */
export async function idsByFacets(reader: Reader, conditions: FacetCondition[]): Promise<number[]> {
  const blocks = await reader.rows<{ block: number; members: string }>(
    sql`select block, members from (${intersection(reader, conditions)}) hits where cnt > 0`,
  )
  return blocks.flatMap(({ block, members }) => idsIn(block, members))
}

/** Grouping instead of joining: the planner cannot know how many blocks a filter has, and guesses wrong for joins. */
export function intersection(reader: Reader, conditions: FacetCondition[]): Sql {
  const unions = conditions.map(
    (condition) => sql`select h.block, bit_or(h.members) as members
                       from (${join(sourcesOf(reader, condition), ' union all ')}) h group by h.block`,
  )
  return sql`select block, bit_and(members) as members, bit_count(bit_and(members)) as cnt
             from (${join(unions, ' union all ')}) u group by block having count(*) = ${conditions.length}`
}

/** One facet and nothing else: its counts add up. */
function isPlain([first, ...more]: FacetCondition[]): boolean {
  return more.length === 0 && first?.facets.length === 1 && (first.blocks ?? []).length === 0
}

function sourcesOf(reader: Reader, condition: FacetCondition): Sql[] {
  const facets = sql`select f.block, f.members from subscriber_facets f where ${matching(reader, condition)}`
  return [facets, ...(condition.blocks ?? []).map((blocks) => sql`select d.block, d.members from (${blocks}) d`)]
}

function matching(reader: Reader, { facets, values }: FacetCondition): Sql {
  const facet = facets.length === 1 ? sql`f.facet = ${facets[0]}` : sql`f.facet = any(${facets})`
  const value =
    values.length === 1
      ? sql`f.value = facet_value(${values[0]})`
      : sql`f.value = any(array(select facet_value(v) from unnest(${values}::text[]) v))`
  return sql`${reader.owns('f')} and ${facet} and ${value}`
}

function boundsOf({ page, limit }: Page): { from: Sql; upto: Sql } {
  const from = (BigInt(page) - 1n) * BigInt(limit)
  return { from: sql`${from}::bigint`, upto: sql`${from + BigInt(limit)}::bigint` }
}
