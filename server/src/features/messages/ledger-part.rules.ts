import { raw, type Sql } from 'sql-template-tag'

/** Parts of the ledger begin and end at multiples of so many run ids (docs/adr/0027). */
const runsOfPart = 10_000_000

export function partOfRun(id: number): number {
  return Math.floor(id / runsOfPart)
}

/** The same of a column, such as `r.id`. */
export function partOfRunSql(id: string): Sql {
  return raw(`${id} / ${runsOfPart}`)
}

/**
 * A condition on the id of a run, such as `b.run_id`. In the text, not as values: so the plan knows one part of the table, and no
 * statement opens the others.
 */
export function isInPart(runId: string, part: number): Sql {
  return raw(`${runId} >= ${part * runsOfPart} and ${runId} < ${(part + 1) * runsOfPart}`)
}
