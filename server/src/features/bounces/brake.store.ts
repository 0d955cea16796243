import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { ofSingleMails, runStateSql } from '../messages/run-state.rules.ts'
import type { RunReports } from './report-brake.rules.ts'
import { distrusts } from './report-trust.rules.ts'

/** Runs at work about which something came back since they began, or were last resumed. */
export async function countReportsOfRuns(db: Database): Promise<(Tenant & RunReports & { id: number })[]> {
  const [rows] = await db.outsideTenants<[Tenant & RunReports & { id: number }]>([
    sql`select r.account_id as "accountId", r.customer_id as "customerId", r.id, b.cnt as "handedOver", i.classes as "byClass"
        from runs r
        cross join lateral (
          select jsonb_object_agg(c.class, c.n) as classes
          from (select i.class, count(distinct i.message_id) as n from inbound_reports i
                where i.account_id = r.account_id and i.run_id = r.id and i.judged_at is not null
                  and coalesce(i.reason, '') <> all(${distrusts})
                  and i.received_at > coalesce(r.resumed_at, '-infinity') group by 1) c) i
        cross join lateral (
          select coalesce(sum(b.cnt), 0)::int as cnt from run_blocks b
          where b.account_id = r.account_id and b.run_id = r.id and b.state <> ${blockSql.open}) b
        where r.state = ${runStateSql.sending} and r.occurrence not in ${ofSingleMails} and i.classes is not null`,
  ])
  return rows
}
