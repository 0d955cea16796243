import sql, { type Sql } from 'sql-template-tag'

/** How many messages of a run are in which state, and why: what has been summed up, and what waits to be. */
export function sumsOfRun(reader: { owns(alias: string): Sql }, runId: Sql): Sql {
  return sql`
    select s.state, s.reason, s.n from run_sums s where ${reader.owns('s')} and s.run_id = ${runId}
    union all
    select c.state, c.reason, c.n from message_changes c where ${reader.owns('c')} and c.run_id = ${runId}`
}
