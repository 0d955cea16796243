import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'
import type { RunReports } from './report-brake.rules.ts'
import { distrusts } from './report-trust.rules.ts'

const atOnce = 5000

interface NewReports {
  /** Runs that something new is known about. */
  runIds: number[]
  /** There may be more: so many were counted as are counted at once. */
  isFull: boolean
}

/** Counts what was judged since the last time, each mail of a run once in a class. */
export async function countNewReports(db: Database): Promise<NewReports> {
  const isSince = sql`received_at > coalesce(r.resumed_at, '-infinity')`
  const isTrusted = (report: Sql) => sql`coalesce(${report}.reason, '') <> all(${distrusts})`
  const [[row]] = await db.outsideTenants<[NewReports]>([
    sql`with fresh as materialized (
          select i.account_id, i.id, i.run_id, i.message_id, i.class, i.reason, i.received_at from inbound_reports i
          where i.judged_at is not null and not i.is_counted order by i.id limit ${atOnce} for update skip locked),
        noted as (
          update inbound_reports i set is_counted = true from fresh f where i.account_id = f.account_id and i.id = f.id),
        counted as (
          insert into run_reports as c (account_id, run_id, class, messages, since)
          select f.account_id, f.run_id, f.class, count(distinct f.message_id), r.resumed_at
          from fresh f join runs r on r.account_id = f.account_id and r.id = f.run_id
          where ${isTargeted(sql`r`)} and f.class is not null and ${isTrusted(sql`f`)} and f.${isSince}
            and not exists (
              select from inbound_reports o
              where o.account_id = f.account_id and o.run_id = f.run_id and o.message_id = f.message_id and o.is_counted
                and o.class = f.class and ${isTrusted(sql`o`)} and o.${isSince})
          group by f.account_id, f.run_id, f.class, r.resumed_at
          on conflict (account_id, run_id, class) do update
          set since = excluded.since,
              messages = excluded.messages + case when c.since is not distinct from excluded.since then c.messages else 0 end
          returning c.run_id)
        select coalesce(jsonb_agg(distinct c.run_id), '[]') as "runIds",
               (select count(*) = ${atOnce} from fresh) as "isFull" from counted c`,
  ])
  return row as NewReports
}

/** What came back about these runs, if they are at work, since they began or were last resumed. */
export async function findReportsOfRuns(
  db: Database,
  runIds: readonly number[],
): Promise<(Tenant & RunReports & { id: number })[]> {
  const [rows] = await db.outsideTenants<[Tenant & RunReports & { id: number }]>([
    sql`select r.account_id as "accountId", r.customer_id as "customerId", r.id, b.cnt as "handedOver", c.classes as "byClass",
               a.brake
        from runs r
        join accounts a on a.id = r.account_id
        -- Of a run of which a part goes first, nobody else has been handed over.
        left join run_tests t on r.has_test and t.account_id = r.account_id and t.run_id = r.id
        cross join lateral (
          select jsonb_object_agg(c.class, c.messages) as classes from run_reports c
          where c.account_id = r.account_id and c.run_id = r.id and c.since is not distinct from r.resumed_at) c
        cross join lateral (
          select coalesce(sum(case when t.state <> 'over' or r.by_hour then b.ahead_cnt else b.cnt end), 0)::int as cnt from run_blocks b
          where b.account_id = r.account_id and b.run_id = r.id and b.state <> ${blockSql.open}) b
        where r.id = any(${runIds}) and r.state = ${runStateSql.sending} and c.classes is not null`,
  ])
  return rows
}
