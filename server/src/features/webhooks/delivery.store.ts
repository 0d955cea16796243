import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Webhook } from './webhook.store.ts'

export interface Retry {
  seq: number
  attempts: number
}

export interface Delivery {
  seq: number
  attempt: number
  at: Timestamp
  tookMs: number
  status: number | null
  failure: string | null
}

export function findDueRetries(reader: Reader, webhookId: number, now: Date, limit: number): Promise<Retry[]> {
  return reader.rows<Retry>(sql`
    select r.seq, r.attempts from webhook_retries r
    where ${reader.owns('r')} and r.webhook_id = ${webhookId} and r.due_at <= ${now.toISOString()}
    order by r.due_at, r.seq limit ${limit}`)
}

/** Whether the hook is still ours; holds it until the transaction ends. */
export async function holdWebhook(tx: Tx, id: number, owner: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select w.id from webhooks w
    where ${tx.owns('w')} and w.id = ${id} and w.owner = ${owner} and w.state = 'active' for update`)
  return rows.length > 0
}

export function saveRetries(tx: Tx, webhookId: number, waiting: readonly (Retry & { dueAt: Date })[]): void {
  if (waiting.length === 0) return
  tx.write(sql`
    insert into webhook_retries (account_id, webhook_id, seq, attempts, due_at)
    select ${tx.tenant.accountId}, ${webhookId}, *
    from unnest(${waiting.map(({ seq }) => seq)}::bigint[], ${waiting.map(({ attempts }) => attempts)}::smallint[],
                ${waiting.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[])
    on conflict (account_id, webhook_id, seq) do update set attempts = excluded.attempts, due_at = excluded.due_at`)
}

export function deleteRetries(tx: Tx, webhookId: number, seqs: readonly number[]): void {
  if (seqs.length === 0) return
  tx.write(sql`
    delete from webhook_retries r where ${tx.owns('r')} and r.webhook_id = ${webhookId} and r.seq = any(${seqs})`)
}

/** Nothing waits for it any more. */
export function forgetRetries(tx: Tx, webhookId: number): void {
  tx.write(sql`delete from webhook_retries r where ${tx.owns('r')} and r.webhook_id = ${webhookId}`)
  saveProgress(tx, webhookId)
}

/** What waits becomes due at once. */
export function wakeRetries(tx: Tx, webhookId: number, now: Date): void {
  tx.write(sql`
    update webhook_retries r set due_at = ${now.toISOString()}
    where ${tx.owns('r')} and r.webhook_id = ${webhookId} and r.due_at > ${now.toISOString()}`)
}

/** The whole schedule anew, beginning now. */
export function restartRetries(tx: Tx, webhookId: number, now: Date): void {
  tx.write(sql`
    update webhook_retries r set due_at = ${now.toISOString()}, attempts = 0
    where ${tx.owns('r')} and r.webhook_id = ${webhookId}`)
  saveProgress(tx, webhookId)
}

export interface Progress extends Pick<Webhook, 'position' | 'state' | 'stateReason'> {
  lost: number
  deliveredAt: Timestamp | null
}

/** Written last: counts what is left waiting. */
export function saveProgress(tx: Tx, id: number, progress?: Progress): void {
  const waiting = sql`
    retries = (select count(*) from webhook_retries r where ${tx.owns('r')} and r.webhook_id = w.id),
    retry_at = (select min(r.due_at) from webhook_retries r where ${tx.owns('r')} and r.webhook_id = w.id)`
  const moved =
    progress &&
    sql`, position = ${progress.position}, state = ${progress.state}, state_reason = ${progress.stateReason},
          lost = w.lost + ${progress.lost}, delivered_at = coalesce(${progress.deliveredAt}::timestamptz, w.delivered_at)`
  tx.write(
    moved
      ? sql`update webhooks w set ${waiting}${moved} where ${tx.owns('w')} and w.id = ${id}`
      : sql`update webhooks w set ${waiting} where ${tx.owns('w')} and w.id = ${id}`,
  )
}

export function insertDeliveries(tx: Tx, webhookId: number, deliveries: readonly Delivery[]): void {
  if (deliveries.length === 0) return
  const column = <K extends keyof Delivery>(name: K) => deliveries.map((delivery) => delivery[name])
  tx.write(sql`
    insert into webhook_deliveries (account_id, webhook_id, seq, attempt, at, took_ms, status, failure)
    select ${tx.tenant.accountId}, ${webhookId}, *
    from unnest(${column('seq')}::bigint[], ${column('attempt')}::smallint[], ${column('at')}::timestamptz[],
                ${column('tookMs')}::integer[], ${column('status')}::smallint[], ${column('failure')}::text[])`)
}

export function listDeliveries(reader: Reader, webhookId: number, limit: number): Promise<Delivery[]> {
  return reader.rows<Delivery>(sql`
    select d.seq, d.attempt, d.at, d.took_ms as "tookMs", d.status, d.failure from webhook_deliveries d
    where ${reader.owns('d')} and d.webhook_id = ${webhookId} order by d.id desc limit ${limit}`)
}

/** Leaves the newest of one hook. */
export function trimDeliveries(tx: Tx, webhookId: number, kept: number): void {
  tx.write(sql`
    delete from webhook_deliveries d
    where ${tx.owns('d')} and d.webhook_id = ${webhookId} and d.id <= (
      select e.id from webhook_deliveries e where ${tx.owns('e')} and e.webhook_id = ${webhookId}
      order by e.id desc offset ${kept} limit 1)`)
}

/** Of hooks that were deleted before; nobody calls those any more, so nobody would trim their log either. */
export async function forgetDeletedLogs(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from webhook_deliveries d
    where ${tx.owns('d')} and (d.webhook_id, d.id) in (
      select e.webhook_id, e.id from webhook_deliveries e
      join webhooks w on w.account_id = e.account_id and w.id = e.webhook_id
      where ${tx.owns('e')} and w.state = 'deleted' and w.updated_at < ${before} limit ${limit})
    returning d.id`)
  return gone.length
}
