import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import { isTargeted } from '../messages/run-state.rules.ts'
import type { LogPosition } from './log-file.ts'
import type { QueueEntry } from './queue-news.rules.ts'
import { forgetDaemons, recordGap } from './session.store.ts'

export interface Reading {
  position: LogPosition
  /** The database's time before the log was looked at. */
  askedAt: string
}

export interface Progress {
  position?: LogPosition
  /** When the end of the log was looked for and found. */
  caughtUpAt?: string
}

/** What one stretch of the log means, written as one transaction. */
export interface Batch extends Progress {
  entries: readonly QueueEntry[]
  /** Must be known before the ledger is told; writes, and brings nothing. */
  ahead: Sql | undefined
  /** Tells the ledger; each says how many messages it is about. */
  changes: Sql
  missing: Sql
  /** What follows from it, after the messages. */
  alongside: readonly Sql[]
  /** What it says about sessions. */
  sessions: readonly Sql[]
}

export interface BatchResult {
  /** The database's time at this write, for the reading that follows. */
  askedAt: string
  changed: number
  /** Messages the relay had and the ledger did not. */
  reconciled: number
}

interface Asked {
  askedAt: string
}
interface Counted {
  count: number
}

export async function beginReading(db: Database, relay: string): Promise<Reading> {
  const [, [row]] = await db.outsideTenants<[Row, LogPosition & { askedAt: string }]>([
    sql`insert into relays (name) values (${relay}) on conflict do nothing`,
    sql`select log_file as file, log_offset as "offset", clock_timestamp()::text as "askedAt"
        from relays where name = ${relay}`,
  ])
  const { askedAt, ...position } = row as LogPosition & { askedAt: string }
  return { position, askedAt }
}

export async function findQueued(
  db: Database,
  relay: string,
  queueIds: readonly string[],
): Promise<{ queueId: string; runId: number; messageId: number }[]> {
  if (queueIds.length === 0) return []
  const [rows] = await db.outsideTenants<[{ queueId: string; runId: number; messageId: number }]>([
    sql`select queue_id as "queueId", run_id as "runId", message_id as "messageId"
        from relay_queue where relay = ${relay} and queue_id = any(${queueIds})`,
  ])
  return rows
}

/** Whose runs these are; a run the database does not know is missing in the answer. */
export async function findRuns(
  db: Database,
  runIds: readonly number[],
): Promise<{ id: number; accountId: number; isTargeted: boolean }[]> {
  const [rows] = await db.outsideTenants<[{ id: number; accountId: number; isTargeted: boolean }]>([
    sql`select r.id, r.account_id as "accountId", ${isTargeted(sql`r`)} as "isTargeted"
        from runs r where r.id = any(${runIds})`,
  ])
  return rows
}

/** What comes ahead; then a batch looks up each of its rows by its key: the planner, left alone, may read the whole of a long table. */
function rowByRow(ahead: Sql | undefined): Sql {
  const settings = sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`
  return ahead ? sql`with noted as (${ahead}) ${settings}` : settings
}

export async function saveBatch(db: Database, relay: string, batch: Batch): Promise<BatchResult> {
  const { entries, ahead, changes, missing, alongside, sessions } = batch
  const waiting = entries.filter(({ key, removed }) => key && !removed)
  const gone = entries.filter(({ key, removed }) => key && removed).map(({ queueId }) => queueId)
  const [, [time], [changed], [reconciled]] = await db.outsideTenants<[Row, Asked, Counted, Counted, ...Row[]]>([
    rowByRow(ahead),
    recordProgress(relay, batch),
    changes,
    missing,
    sql`insert into relay_queue as q (relay, queue_id, run_id, message_id, taken)
        select ${relay}, * from unnest(${waiting.map(({ queueId }) => queueId)}::text[],
          ${waiting.map(({ key }) => key?.runId)}::bigint[], ${waiting.map(({ key }) => key?.messageId)}::bigint[],
          ${waiting.map(({ taken }) => taken)}::boolean[])
        on conflict (relay, queue_id) do update set taken = true where excluded.taken and not q.taken`,
    sql`delete from relay_queue where relay = ${relay} and queue_id = any(${gone})`,
    ...alongside,
    ...sessions,
  ])
  return { askedAt: askedAt(time, relay), changed: changed?.count ?? 0, reconciled: reconciled?.count ?? 0 }
}

/** For a look that found nothing new. */
export async function recordQuiet(db: Database, relay: string, progress: Progress): Promise<string> {
  const [[time]] = await db.outsideTenants<[Asked]>([recordProgress(relay, progress)])
  return askedAt(time, relay)
}

/** Lines may be lost for good; reading goes on after them. */
export async function goOnBehindGap(db: Database, relay: string, progress: Progress): Promise<void> {
  await db.outsideTenants([recordProgress(relay, progress), recordGap(relay), forgetDaemons(relay)])
}

function askedAt(row: Asked | undefined, relay: string): string {
  if (!row) throw new Error(`the place in the log of ${relay} is no longer in the database`)
  return row.askedAt
}

function recordProgress(relay: string, { position, caughtUpAt }: Progress): Sql {
  return sql`
    update relays set log_file = coalesce(${position?.file}, log_file), log_offset = coalesce(${position?.offset}, log_offset),
      caught_up_at = coalesce(${caughtUpAt}, caught_up_at)
    where name = ${relay} returning clock_timestamp()::text as "askedAt"`
}

/** A mail that was refused after DATA, or whose client left before the dot, leaves a name behind that no line ever ends. */
export async function forgetOldQueueIds(db: Database, days: number): Promise<void> {
  await db.outsideTenants([
    sql`delete from relay_queue
        where (seen_at < now() - ${days} * interval '1 day' or not taken and seen_at < now() - interval '1 day')`,
  ])
}
