import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * The first of an account's events from before a moment; tells how many they were. Run by run, as their key begins with that:
 * who has none any more costs a look, not a walk over everything that is kept.
 */
export async function forgetEvents(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from tracking_events e
    using (select o.run_id, o.at, o.id
           from runs r cross join lateral (
             select o.run_id, o.at, o.id from tracking_events o
             where ${tx.owns('o')} and o.run_id = r.id and o.at < ${before}::timestamptz
             order by o.at, o.id limit ${limit}) o
           where ${tx.owns('r')} and r.started_at < ${before}::timestamptz limit ${limit}) x
    where ${tx.owns('e')} and e.run_id = x.run_id and e.at = x.at and e.id = x.id and e.at < ${before}::timestamptz
    returning e.id`)
  return gone.length
}
