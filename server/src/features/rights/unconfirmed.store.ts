import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { type Retention, withLongest } from '../accounts/own-rules.rules.ts'

/** People who were asked to confirm, have never been receive-ready, are in no other state anywhere, and heard of no change since. */
export async function listUnconfirmed(reader: Reader, before: Timestamp, limit: number): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select s.id from subscribers s
    where ${reader.owns('s')} and s.created_at < ${before}
      and s.id in (select p.subscriber_id from subscriptions p
                   where ${reader.owns('p')} and p.status = 2 and p.status_addition = 1)
      and not exists (select from subscriptions o
                      where ${reader.owns('o')} and o.subscriber_id = s.id and (o.status, o.status_addition) is distinct from (2, 1))
      and not exists (select from consent_entries e
                      where ${reader.owns('e')} and e.subscriber_id = s.id
                        and (e.to_state = 'receiveReady' or e.occurred_at >= ${before}))
    order by s.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export interface KeepingAccount extends Tenant {
  retention: Retention
}

export async function listAccounts(db: Database): Promise<KeepingAccount[]> {
  const [rows] = await db.outsideTenants<[KeepingAccount]>([
    sql`select a.id as "accountId", a.customer_id as "customerId", a.retention from accounts a order by a.id`,
  ])
  return rows.map((row) => ({ ...row, retention: withLongest(row.retention) }))
}
