import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { blockNumber, holdsId, holdsPlace, idAt, places } from '../../platform/db/id-blocks.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Program } from './compile-conditions.store.ts'
import { type Condition, isBox } from './condition.rules.ts'
import { type Judged, unknownTo } from './condition-program.store.ts'

/** Who matches, as blocks. */
export function matchingBlocks({ columns, root }: Program): Sql {
  return sql`select b.block, ${root.isTrue} as members from (${columns.blocks()}) b`
}

export interface Counted {
  people: number
  unknown: number
  /** Of each set that was asked for besides. */
  besides: number[]
  /** Ids of some who match: the newest. */
  newest: number[]
}

/** Which of those who match are named: so many, the newest below an id. */
export interface SampleAsked {
  most: number
  below: number | null
}

/** Counts in one pass, other sets besides, and names some of those who match. */
export async function countMatches(
  reader: Reader,
  program: Program,
  besides: readonly Sql[],
  { most, below }: SampleAsked,
): Promise<Counted> {
  const sums = [program.root.isTrue, unknownTo(program.root), ...besides].map(
    (bits) => sql`coalesce(sum(bit_count(${bits})), 0)::bigint`,
  )
  const [row] = await reader.rows<{ sums: number[]; newest: number[] }>(sql`
    with found as materialized (${program.columns.blocks()}),
    last as (
      select b.block, ${program.root.isTrue} as members from found b
      where bit_count(${program.root.isTrue}) > 0 ${below === null ? empty : sql`and b.block <= ${blockNumber(below)}`}
      order by b.block desc limit ${most + 1})
    select array[${join(sums, ', ')}] as sums,
           array(select ${idAt(sql`l.block`, sql`place`)} from last l, ${places} as place
                 where ${holdsPlace(sql`l.members`, sql`place`)}
                   ${below === null ? empty : sql`and ${idAt(sql`l.block`, sql`place`)} < ${below}`}
                 order by 1 desc limit ${most}) as newest
    from found b`)
  const [people = 0, unknown = 0, ...rest] = row?.sums ?? []
  return { people, unknown, besides: rest, newest: row?.newest ?? [] }
}

export type SamplePerson = Columns<'subscribers', 'id' | 'email' | 'firstname' | 'lastname'>

export async function readSample(reader: Reader, ids: readonly number[]): Promise<SamplePerson[]> {
  if (ids.length === 0) return []
  return reader.rows<SamplePerson>(sql`
    select s.id, s.email, s.firstname, s.lastname from subscribers s
    where ${reader.owns('s')} and s.id = any(${ids}) order by s.id desc`)
}

export type Verdict = 'true' | 'false' | 'unknown'

/** How one person stands to each of these; undefined = there is no such person. */
export async function judgePerson(
  reader: Reader,
  program: Program,
  judged: readonly Judged[],
  id: number,
): Promise<Verdict[] | undefined> {
  const person = sql`${id}::bigint`
  const verdicts = judged.map(
    ({ isTrue, isFalse }) =>
      sql`case when ${holdsId(isTrue, person)} then 'true' when ${holdsId(isFalse, person)} then 'false' else 'unknown' end`,
  )
  const [row] = await reader.rows<{ verdicts: Verdict[] }>(sql`
    select array[${join(verdicts, ', ')}] as verdicts
    from (${program.columns.blocks(blockNumber(id))}) b
    where ${holdsId(sql`b.everyone`, person)}`)
  return row?.verdicts
}

/** Every box and line below the root with its place, and what its line or box leaves of those who came so far. */
export function placesOf(
  program: Program,
  condition: Condition,
  before: Sql = sql`b.everyone`,
  path: number[] = [],
): { path: number[]; judged: Judged; left: Sql }[] {
  if (!isBox(condition)) return []
  let remaining = before
  return condition.of.flatMap((each, i) => {
    const judged = program.judge(each)
    const here = { path: [...path, i], judged, left: sql`(${remaining} & ${judged.isTrue})` }
    const inside = placesOf(program, each, remaining, here.path)
    if (condition.join === 'all') remaining = here.left
    return [here, ...inside]
  })
}
