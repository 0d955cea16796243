import sql from 'sql-template-tag'
import type { Database, Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { RunClass } from '../runs/index.ts'
import { personAt, recipientColumns } from './block.store.ts'
import type { Payload, Recipient } from './send-job.ts'
import { holdSender, isAlive } from './sender-session.store.ts'

export interface ClaimedMessage extends Tenant {
  runId: number
  class: RunClass
  channelId: number
  newsletterId: number
  runState: string
  startedAt: string
  id: number
  subscriberId: number
  contentId: number
  payload: Payload | null
  attempt: number
  claims: number
  createdAt: string
  restedSeconds: number
  /** How long it has been due. */
  overdueSeconds: number
}

/** A claim lasts this long. A live sender may need longer, but then it must ask for the mark like anybody else. */
export const claimSeconds = 120

/** Takes due messages of a lane, over all accounts. An expired claim is due again: it was never on the wire. */
export async function claimDue(
  db: Database,
  { lane, limit, senderId }: { lane: number; limit: number; senderId: number },
): Promise<ClaimedMessage[]> {
  const [, rows = []] = await db.outsideTenants([
    holdSender(senderId),
    sql`with due as (
          select m.account_id, m.run_id, m.id, m.due_at from messages m
          where m.lane = ${lane} and m.due_at <= now() and m.state in (0, 1, 4)
            and ${isAlive(senderId)}
          order by m.due_at limit ${limit} for update skip locked)
        update messages m
        set state = 1, owner = ${senderId}, due_at = now() + ${claimSeconds} * interval '1 second'
        from due, runs r
        where m.account_id = due.account_id and m.run_id = due.run_id and m.id = due.id
          and r.account_id = m.account_id and r.id = m.run_id
        returning m.account_id as "accountId", r.customer_id as "customerId", m.run_id as "runId", r.class,
          r.channel_id as "channelId", r.newsletter_id as "newsletterId", r.state as "runState", r.started_at as "startedAt",
          m.id, m.subscriber_id as "subscriberId", coalesce(m.content_id, r.content_id) as "contentId", m.payload, m.attempt,
          m.claims, m.created_at as "createdAt", coalesce(m.rested_seconds, 0) as "restedSeconds",
          extract(epoch from now() - due.due_at)::float8 as "overdueSeconds"`,
  ])
  return rows as unknown as ClaimedMessage[]
}

export interface ParkedMessage {
  accountId: number
  runId: number
  id: number
  /** Time that its run's pause costs it. */
  restSeconds?: number
}

/** Messages of a run that does not send now are looked at again in a while, or when the run is resumed. */
export async function parkMessages(
  db: Database,
  messages: readonly ParkedMessage[],
  {
    senderId,
    seconds,
    state,
    reason = null,
  }: { senderId: number; seconds: number | null; state: number; reason?: string | null },
): Promise<void> {
  await db.outsideTenants([
    sql`update messages m set state = ${state}, owner = null, due_at = now() + ${seconds}::float8 * interval '1 second',
            reason = coalesce(${reason}, m.reason), rested_seconds = nullif(coalesce(m.rested_seconds, 0) + x.rest, 0)
        from unnest(${messages.map(({ accountId }) => accountId)}::bigint[], ${messages.map(({ runId }) => runId)}::bigint[],
                    ${messages.map(({ id }) => id)}::bigint[], ${messages.map(({ restSeconds = 0 }) => Math.round(restSeconds))}::int[])
               x (account_id, run_id, id, rest)
        where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.owner = ${senderId} and m.state = 1`,
  ])
}

export function readRecipients(reader: Reader, ids: readonly number[]): Promise<(Recipient & { id: number })[]> {
  return reader.rows(
    sql`select ${recipientColumns} from unnest(${ids}::bigint[]) x (id) cross join lateral ${personAt(reader)}`,
  )
}

export function readOptinNonces(
  reader: Reader,
  messageIds: readonly number[],
): Promise<{ id: number; nonce: Buffer }[]> {
  return reader.rows(sql`
    select o.message_id as id, o.token_nonce as nonce from optin_requests o
    where ${reader.owns('o')} and o.message_id = any(${messageIds})`)
}

export function readCopyReceivers(
  reader: Reader,
  runId: number,
  ids: readonly number[],
): Promise<{ id: number; subject: string | null; placeholders: Record<string, string> }[]> {
  return reader.rows(sql`
    select c.subscriber_id as id, c.subject, c.placeholders from copy_receivers c
    join runs r on r.account_id = c.account_id and r.id = ${runId} and r.mailing_id = c.copy_id
    where ${reader.owns('c')} and c.subscriber_id = any(${ids})`)
}
