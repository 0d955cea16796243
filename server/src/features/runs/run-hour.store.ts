import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { inAccount } from './due.store.ts'

export interface NewHour {
  n: number
  dueAt: Timestamp
  zone: string
  hasCome: boolean
}

/** Where nobody is due there is nothing to wait for. */
export function insertHours(tx: Tx, runId: number, hours: readonly NewHour[], people: (n: Sql) => Sql): void {
  tx.write(sql`
    insert into run_hours (account_id, run_id, n, due_at, zone, people, has_come)
    select ${tx.tenant.accountId}, ${runId}, c.n, c.due_at, c.zone, c.people, c.has_come or c.people = 0
    from (select h.*, ${people(sql`h.n`)} as people
          from unnest(${hours.map(({ n }) => n)}::int[], ${hours.map(({ dueAt }) => dueAt)}::timestamptz[],
                      ${hours.map(({ zone }) => zone)}::text[], ${hours.map(({ hasCome }) => hasCome)}::boolean[]) h (n, due_at, zone, has_come)) c`)
}

/** Those that have come since, once; no two who look at the same time get the same one. */
export async function takeHours(tx: Tx, runId: number, now: Timestamp): Promise<number[]> {
  const rows = await tx.rows<{ n: number }>(sql`
    update run_hours h set has_come = true from accounts a
    where ${tx.owns('h')} and h.run_id = ${runId} and not h.has_come and a.id = h.account_id and h.due_at <= ${inAccount(now)}
    returning h.n`)
  return rows.map(({ n }) => n)
}

/** Runs with people whose hour has come. */
export async function findDueHours(db: Database, now: Timestamp): Promise<(Tenant & { runId: number })[]> {
  const [due] = await db.outsideTenants<[Tenant & { runId: number }]>([
    sql`select h.account_id as "accountId", a.customer_id as "customerId", h.run_id as "runId"
        from run_hours h join accounts a on a.id = h.account_id
        where not h.has_come and h.due_at <= ${inAccount(now)}
        group by 1, 2, 3 order by min(h.due_at) limit 1000`,
  ])
  return due
}

export interface HoursToCome {
  nextAt: Timestamp
  /** Where it is the hour then. */
  zone: string
  /** How many are due then. */
  people: number
  lastAt: Timestamp
  /** Everybody whose hour has come has been seen to. */
  isWaiting: boolean
}

/** What a run by hours still waits for; undefined = every hour has come. */
export async function findHoursToCome(reader: Reader, runId: number): Promise<HoursToCome | undefined> {
  const [next] = await reader.rows<HoursToCome>(sql`
    select h.due_at as "nextAt", h.zone, h.people,
           (select max(l.due_at) from run_hours l where ${reader.owns('l')} and l.run_id = ${runId}) as "lastAt",
           not exists (select from run_blocks b where ${reader.owns('b')} and b.run_id = ${runId} and b.state in (${blockSql.open}, ${blockSql.leased}))
           and not exists (select from messages m where ${reader.owns('m')} and m.run_id = ${runId} and m.due_at is not null) as "isWaiting"
    from run_hours h where ${reader.owns('h')} and h.run_id = ${runId} and not h.has_come order by h.n limit 1`)
  return next
}
