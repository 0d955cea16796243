import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import type { LogPosition } from './log-file.ts'
import { type MessageNews, type QueueEntry, statesBeforeAcceptance } from './queue-news.rules.ts'

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
  news: readonly LocatedNews[]
  entries: readonly QueueEntry[]
}

export interface LocatedNews extends MessageNews {
  accountId: number
  /** The run is aimed at subscribers, and each of its messages bears its subscriber's id. */
  isTargeted: boolean
}

export interface BatchResult {
  /** The database's time at this write, for the reading that follows. */
  askedAt: string
  changed: number
  /** Messages the relay had and the ledger did not. */
  reconciled: number
}

export async function beginReading(db: Database, relay: string): Promise<Reading> {
  const [, [row] = []] = await db.outsideTenants([
    sql`insert into relays (name) values (${relay}) on conflict do nothing`,
    sql`select log_file as file, log_offset as "offset", clock_timestamp()::text as "askedAt"
        from relays where name = ${relay}`,
  ])
  const { askedAt, ...position } = row as unknown as LogPosition & { askedAt: string }
  return { position, askedAt }
}

export async function findQueued(
  db: Database,
  relay: string,
  queueIds: readonly string[],
): Promise<{ queueId: string; runId: number; messageId: number }[]> {
  if (queueIds.length === 0) return []
  const [rows = []] = await db.outsideTenants([
    sql`select queue_id as "queueId", run_id as "runId", message_id as "messageId"
        from relay_queue where relay = ${relay} and queue_id = any(${queueIds})`,
  ])
  return rows as never
}

/** Whose runs these are; a run the database does not know is missing in the answer. */
export async function findRuns(
  db: Database,
  runIds: readonly number[],
): Promise<{ id: number; accountId: number; isTargeted: boolean }[]> {
  const [rows = []] = await db.outsideTenants([
    sql`select id, account_id as "accountId", occurrence not in ('standing', 'test') as "isTargeted"
        from runs where id = any(${runIds})`,
  ])
  return rows as never
}

/** A batch looks up each of its rows by its key; the planner, left alone, may read the whole of a long table instead. */
const rowByRow = sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`

/** `alongside` is written in the same transaction, after the messages. */
export async function saveBatch(
  db: Database,
  relay: string,
  batch: Batch,
  alongside: readonly Sql[],
): Promise<BatchResult> {
  const { news, entries } = batch
  const waiting = entries.filter(({ key, removed }) => key && !removed)
  const gone = entries.filter(({ key, removed }) => key && removed).map(({ queueId }) => queueId)
  const [, [time] = [], [changed] = [], [reconciled] = []] = await db.outsideTenants([
    rowByRow,
    recordProgress(relay, batch),
    updateMessages(news),
    insertMissing(news.filter(({ isTargeted }) => isTargeted)),
    sql`insert into relay_queue (relay, queue_id, run_id, message_id)
        select ${relay}, * from unnest(${waiting.map(({ queueId }) => queueId)}::text[],
          ${waiting.map(({ key }) => key?.runId)}::bigint[], ${waiting.map(({ key }) => key?.messageId)}::bigint[])
        on conflict do nothing`,
    sql`delete from relay_queue where relay = ${relay} and queue_id = any(${gone})`,
    ...alongside,
  ])
  return { askedAt: askedAt(time, relay), changed: Number(changed?.count), reconciled: Number(reconciled?.count) }
}

/** For a look that found nothing new. */
export async function recordQuiet(db: Database, relay: string, progress: Progress): Promise<string> {
  const [[time] = []] = await db.outsideTenants([recordProgress(relay, progress)])
  return askedAt(time, relay)
}

function askedAt(row: Row | undefined, relay: string): string {
  if (!row) throw new Error(`the place in the log of ${relay} is no longer in the database`)
  return String(row.askedAt)
}

function recordProgress(relay: string, { position, caughtUpAt }: Progress): Sql {
  return sql`
    update relays set log_file = coalesce(${position?.file}, log_file), log_offset = coalesce(${position?.offset}, log_offset),
      caught_up_at = coalesce(${caughtUpAt}, caught_up_at)
    where name = ${relay} returning clock_timestamp()::text as "askedAt"`
}

function newsRows(news: readonly LocatedNews[]): Sql {
  const column = <K extends keyof LocatedNews>(name: K) => news.map((item) => item[name])
  return sql`
    unnest(${column('accountId')}::bigint[], ${column('runId')}::bigint[], ${column('messageId')}::bigint[],
           ${column('queueId')}::text[], ${column('state')}::smallint[], ${column('replyCode')}::smallint[], ${column('reply')}::text[])
      x (account_id, run_id, id, queue_id, state, reply_code, reply)`
}

/** Never moves a message that has an end, and writes nothing when the same lines are read again. */
function updateMessages(news: readonly LocatedNews[]): Sql {
  return sql`
    with changed as (
      update messages m
      set state = x.state, due_at = null, queue_id = x.queue_id, reply_code = coalesce(x.reply_code, m.reply_code),
          reply = coalesce(x.reply, m.reply), reason = case m.state when 3 then m.reason end
      from ${newsRows(news)}
      where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id
        and (m.state = any(${statesBeforeAcceptance})
             or m.state = 3 and (x.state, x.queue_id, coalesce(x.reply, m.reply)) is distinct from (3, m.queue_id, m.reply))
      returning 1)
    select count(*) from changed`
}

/** After a restore the relay may know more than the ledger. A newsletter's row is what keeps it from being sent again. */
function insertMissing(news: readonly LocatedNews[]): Sql {
  return sql`
    with missing as (
      insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state, attempt, queue_id,
                            reply_code, reply, reason)
      select x.account_id, x.run_id, x.id, x.id, now(), now(), 1, x.state, 1, x.queue_id, x.reply_code, x.reply, 'reconciled'
      from ${newsRows(news)}
      where not exists (select from messages m where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id)
      on conflict do nothing returning 1)
    select count(*) from missing`
}

/** A client that left before the dot leaves a name behind that no line ever ends. */
export async function forgetOldQueueIds(db: Database, relay: string, days: number): Promise<void> {
  await db.outsideTenants([
    sql`delete from relay_queue where relay = ${relay} and seen_at < now() - ${days} * interval '1 day'`,
  ])
}
