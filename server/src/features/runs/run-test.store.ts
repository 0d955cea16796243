import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { WinsBy } from '../mailings/subject-test.rules.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { runStateSql } from '../messages/run-state.rules.ts'
import { inAccount } from './due.store.ts'
import type { Figures, TestKind, TestOutcome, TestState } from './run-test.rules.ts'

/** How far the part of a run is that goes first. */
export interface RunTest {
  runId: number
  kind: TestKind
  state: TestState
  people: number
  waitSeconds: number
  waitsUntil: Timestamp | null
  judgedBy: WinsBy | null
  decidedAt: Timestamp | null
  decidedBy: string | null
  outcome: TestOutcome | null
  winner: number | null
}

const testColumns = sql`
  t.run_id as "runId", t.kind, t.state, t.people, t.wait_seconds as "waitSeconds", t.waits_until as "waitsUntil",
  t.judged_by as "judgedBy", t.decided_at as "decidedAt", t.decided_by as "decidedBy", t.outcome, t.winner`

export type NewTest = Pick<RunTest, 'runId' | 'kind' | 'people' | 'waitSeconds' | 'judgedBy'>

export function insertTest(tx: Tx, { runId, kind, people, waitSeconds, judgedBy }: NewTest): void {
  tx.write(sql`
    insert into run_tests (account_id, run_id, kind, people, wait_seconds, judged_by)
    values (${tx.tenant.accountId}, ${runId}, ${kind}, ${people}, ${waitSeconds}, ${judgedBy})`)
}

export interface NewVariant {
  n: number
  contentId: number
  subject: string
  people: number
}

export function insertVariant(tx: Tx, runId: number, { n, contentId, subject, people }: NewVariant): void {
  tx.write(sql`
    insert into run_variants (account_id, run_id, n, content_id, subject, people)
    values (${tx.tenant.accountId}, ${runId}, ${n}, ${contentId}, ${subject}, ${people})`)
}

export async function findTest(reader: Reader, runId: number): Promise<RunTest | undefined> {
  const [test] = await reader.rows<RunTest>(sql`
    select ${testColumns} from run_tests t where ${reader.owns('t')} and t.run_id = ${runId}`)
  return test
}

/** Until the transaction ends nobody else decides, and no sender closes a block of the run. */
export async function lockTest(tx: Tx, runId: number): Promise<RunTest | undefined> {
  const [test] = await tx.rows<RunTest>(sql`
    select ${testColumns} from run_tests t where ${tx.owns('t')} and t.run_id = ${runId} for update`)
  return test
}

export interface Variant extends NewVariant {
  /** As it stood when the test was decided; null before. */
  delivered: number | null
  opens: number | null
  clicks: number | null
}

export function listVariants(reader: Reader, runId: number): Promise<Variant[]> {
  return reader.rows<Variant>(sql`
    select v.n, v.content_id as "contentId", v.subject, v.people, v.delivered, v.opens, v.clicks
    from run_variants v where ${reader.owns('v')} and v.run_id = ${runId} order by v.n`)
}

/** The waiting begins when everybody who goes first has a mail; in a sandbox, which may be far ahead, when its run began. */
export async function beginWaiting(db: Database, now: Timestamp): Promise<number> {
  const [begun] = await db.outsideTenants<[{ id: number }]>([
    sql`update run_tests t set state = 'waiting',
            waits_until = case when a.sandbox_of is null then ${now}::timestamptz else r.started_at end + t.wait_seconds * interval '1 second'
        from runs r, accounts a
        where t.state = 'ahead' and r.account_id = t.account_id and r.id = t.run_id and r.state = ${runStateSql.sending}
          and a.id = t.account_id
          and not exists (select from run_blocks b where b.run_id = t.run_id and b.state in (${blockSql.open}, ${blockSql.leased}))
        returning t.run_id as id`,
  ])
  return begun.length
}

/** Tests whose time is over; those of paused runs wait. */
export async function findDueTests(db: Database, now: Timestamp): Promise<(Tenant & { runId: number })[]> {
  const [due] = await db.outsideTenants<[Tenant & { runId: number }]>([
    sql`select t.account_id as "accountId", r.customer_id as "customerId", t.run_id as "runId"
        from run_tests t join runs r on r.account_id = t.account_id and r.id = t.run_id join accounts a on a.id = t.account_id
        where t.state = 'waiting' and t.waits_until <= ${inAccount(now)} and r.state = ${runStateSql.sending}
        order by t.waits_until limit 100`,
  ])
  return due
}

export interface Decision {
  /** Null = now. */
  at: Timestamp | null
  by: string | null
  outcome: TestOutcome
  winner: number | null
}

export function saveDecision(tx: Tx, runId: number, { at, by, outcome, winner }: Decision): void {
  tx.write(sql`
    update run_tests t set state = 'over', decided_at = coalesce(${at}::timestamptz, now()), decided_by = ${by}, outcome = ${outcome}, winner = ${winner}
    where ${tx.owns('t')} and t.run_id = ${runId}`)
}

export function saveFigures(tx: Tx, runId: number, n: number, figures: Figures): void {
  tx.write(sql`
    update run_variants v set delivered = ${figures.delivered}, opens = ${figures.opens}, clicks = ${figures.clicks}
    where ${tx.owns('v')} and v.run_id = ${runId} and v.n = ${n}`)
}

export function holdTest(tx: Tx, runId: number): void {
  tx.write(sql`update run_tests t set state = 'held' where ${tx.owns('t')} and t.run_id = ${runId}`)
}

/** What is sent from now on says this. */
export function setRunContent(tx: Tx, runId: number, contentId: number): void {
  tx.write(sql`update runs r set content_id = ${contentId} where ${tx.owns('r')} and r.id = ${runId}`)
}

/** Before a paused run goes on: the time it stood still does not count. */
export function moveWaiting(tx: Tx, runId: number): void {
  const stood: Sql = sql`now() - r.paused_at`
  tx.write(sql`
    update run_tests t set waits_until = t.waits_until + (${stood})
    from runs r where ${tx.owns('t')} and ${tx.owns('r')} and t.run_id = ${runId} and r.id = t.run_id and t.state = 'waiting'`)
}
