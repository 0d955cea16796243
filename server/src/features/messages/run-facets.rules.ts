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

/** Who is in a facet of each run, as rows of `run_id`, `block` and `members`: with what waits to be taken over, so as of now. */
export function facetBlocks({ facet, runs, own }: Asked): Sql {
  const kept = (went: Sql) => sql`
    select f.run_id, f.block, f.members ${went} from run_facets f
    where ${own('f')} and f.run_id = any(${runs}) and f.facet = ${facet}`
  if (facet !== 'received') return kept(sql``)
  return sql`
    select a.run_id, a.block, bit_or(a.members) & ~ bit_or(a.went) as members
    from (${kept(sql`, ${noIds} as went`)} union all
          select c.run_id, c.block, c.came, c.went from arrival_changes c where ${own('c')} and c.run_id = any(${runs})) a
    group by 1, 2`
}
