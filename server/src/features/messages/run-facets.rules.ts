import sql, { type Sql } from 'sql-template-tag'
import { noIds } from '../../platform/db/id-blocks.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import { isTargeted } from './run-state.rules.ts'

export type RunFacet = Columns<'run_facets'>['facet']

/** Of a run: who received, opened and clicked its mail is kept in blocks. */
export function hasFacets(run: Sql): Sql {
  return sql`${run}.has_facets and ${isTargeted(run)}`
}

interface Asked {
  facet: RunFacet
  /** An array of ids. */
  runs: Sql
  /** That a row belongs to the account. */
  own: (alias: 'f' | 'c') => Sql
}

/** Who is in a facet of each run, as rows of `run_id`, `block` and `members`; a block may come several times. As of now: with what waits. */
export function facetBlocks({ facet, runs, own }: Asked): Sql {
  const kept = (members: Sql, waiting = sql``) => sql`
    select f.run_id, f.block, ${members} as members from run_facets f ${waiting}
    where ${own('f')} and f.run_id = any(${runs}) and f.facet = ${facet}`
  if (facet !== 'received') return kept(sql`f.members`)
  const waiting = sql`
    select c.run_id, c.block, bit_or(c.came) as came, bit_or(c.went) as went from arrival_changes c
    where ${own('c')} and c.run_id = any(${runs}) group by 1, 2`
  return sql`
    ${kept(sql`f.members & ~ coalesce(w.went, ${noIds})`, sql`left join (${waiting}) w on w.run_id = f.run_id and w.block = f.block`)}
    union all
    select w.run_id, w.block, w.came & ~ w.went from (${waiting}) w`
}
