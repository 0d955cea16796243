import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/list-query.ts'
import { runClassSql } from '../messages/run-state.rules.ts'
import type { SealedValues } from '../messages/sealed-values.rules.ts'
import { type ReceiverResult, settledBy } from './copy.rules.ts'

export interface CopyReceiver {
  subscriberId: number
  subject: string | null
  placeholders: SealedValues
}

/** Which of these subscribers are receivers of the copy already. */
export async function findAttached(tx: Tx, copyId: number, subscriberIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.rows<{ id: number }>(sql`
    select r.subscriber_id as id from copy_receivers r
    where ${tx.owns('r')} and r.copy_id = ${copyId} and r.subscriber_id = any(${subscriberIds}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

export function attachReceivers(tx: Tx, copyId: number, receivers: readonly CopyReceiver[], now: Timestamp): void {
  const column = (name: keyof CopyReceiver) => receivers.map((receiver) => receiver[name])
  tx.write(sql`
    insert into copy_receivers (account_id, copy_id, subscriber_id, subject, placeholders, attached_at)
    select ${tx.tenant.accountId}, ${copyId}::bigint, r.*, ${now}::timestamptz
    from unnest(${column('subscriberId')}::bigint[], ${column('subject')}::text[], ${column('placeholders')}::jsonb[]) r`)
  tx.write(sql`
    update trigger_copies c
    set status = 'receiversAttached', receivers = c.receivers + ${receivers.length}, updated_at = ${now}
    where ${tx.owns('c')} and c.id = ${copyId}`)
}

export interface ListedReceiver {
  subscriberId: number
  email: string
  subject: string | null
  result: ReceiverResult
  /** Of its message; null while there is none. */
  messageState: number | null
  attachedAt: Timestamp
}

export interface ReceiverQuery extends Page {
  copyId: number
  /** Empty = all. */
  results: readonly ReceiverResult[]
  withoutMessage: ReceiverResult
}

export async function listCopyReceivers(
  reader: Reader,
  { copyId, results, withoutMessage, page, limit }: ReceiverQuery,
): Promise<{ total: number; receivers: ListedReceiver[] }> {
  const judged = sql`
    select r.subscriber_id as "subscriberId", r.subject, r.attached_at as "attachedAt", g.state as "messageState",
           case when g.state in ${settledBy.sent} then 'sent' when g.state in ${settledBy.failed} then 'failed'
                when g.state in ${settledBy.skipped} then 'skipped' else ${withoutMessage} end as result
    from copy_receivers r
    left join runs u on u.account_id = r.account_id and u.mailing_id = r.copy_id and u.class = ${runClassSql.campaign}
    left join messages g on g.account_id = r.account_id and g.run_id = u.id and g.id = r.subscriber_id
    where ${reader.owns('r')} and r.copy_id = ${copyId}`
  const chosen = sql`(cardinality(${results}::text[]) = 0 or j.result = any(${results}::text[]))`
  const [[count], receivers] = await Promise.all([
    reader.rows<{ total: number }>(sql`select count(*) as total from (${judged}) j where ${chosen}`),
    reader.rows<ListedReceiver>(sql`
      select j.*, s.email from (${judged}) j
      join subscribers s on ${reader.owns('s')} and s.id = j."subscriberId"
      where ${chosen} order by j."subscriberId" limit ${limit} offset ${(BigInt(page) - 1n) * BigInt(limit)}`),
  ])
  return { total: count?.total ?? 0, receivers }
}

/** The values of a campaign that is over; who received it stays. */
export async function forgetReceiverValues(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    update copy_receivers r set subject = null, placeholders = '{}' from (
      select o.copy_id, o.subscriber_id from trigger_copies c
      join copy_receivers o on o.account_id = c.account_id and o.copy_id = c.id
      where ${tx.owns('c')} and c.status in ('sent', 'canceled', 'failed') and coalesce(c.finished_at, c.updated_at) < ${before}
        and (o.subject is not null or o.placeholders <> '{}') limit ${limit}) old
    where ${tx.owns('r')} and r.copy_id = old.copy_id and r.subscriber_id = old.subscriber_id returning 1 as gone`)
  return gone.length
}
