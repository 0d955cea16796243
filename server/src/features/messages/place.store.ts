import sql, { type Sql } from 'sql-template-tag'

/**
 * Where the message of `x` lies. Looked up one by one, which the limit enforces: with statistics from before a run has
 * grown, the planner would rather read the whole run, again for every few mails.
 */
export function placeOfMessage(run: { accountId: number; id: number }): Sql {
  return sql`
    (select c.ctid from messages c where c.account_id = ${run.accountId} and c.run_id = ${run.id} and c.id = x.id limit 1) place`
}
