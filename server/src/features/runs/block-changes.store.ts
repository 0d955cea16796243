import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'

// The login allows no statement more than a few seconds.
const patience = sql`select set_config('statement_timeout', '0', true)`

/** Takes over how many people of blocks have a message since senders have given them back; each change is taken once. */
export async function foldBlockChanges(db: Database): Promise<void> {
  await db.outsideTenants([
    patience,
    sql`with taken as materialized (delete from block_changes returning account_id, run_id, n),
        added as (select t.account_id, t.run_id, sum(t.n) as people from taken t group by 1, 2)
        update runs r set settled = r.settled + a.people from added a where r.account_id = a.account_id and r.id = a.run_id`,
  ])
}
