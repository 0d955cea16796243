import sql, { join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { blockNumber, holdsId } from '../../platform/db/id-blocks.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Program } from './compile-conditions.store.ts'
import { bitsOf } from './found-sets.store.ts'
import type { Judged } from './judged.rules.ts'

/** Who matches, as blocks. */
export function matchingBlocks({ found, root }: Program): Sql {
  return sql`select b.block, ${bitsOf(root.isTrue)} as members from (${found.blocks()}) b`
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
      sql`case when ${holdsId(bitsOf(isTrue), person)} then 'true' when ${holdsId(bitsOf(isFalse), person)} then 'false' else 'unknown' end`,
  )
  const [row] = await reader.rows<{ verdicts: Verdict[] }>(sql`
    select array[${join(verdicts, ', ')}] as verdicts
    from (${program.found.blocks(blockNumber(id))}) b
    where ${holdsId(sql`b.everyone`, person)}`)
  return row?.verdicts
}
