import sql from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { holdSender, isAlive } from './live-sender.store.ts'
import {
  claimableStates,
  inStates,
  type LaneName,
  lanes,
  type MessageState,
  messageStates,
  stateSql,
} from './message-state.rules.ts'
import type { RunClass, RunState } from './run-state.rules.ts'
import type { MessagePayload } from './single-message.store.ts'

export interface ClaimedMessage extends Tenant {
  runId: number
  class: RunClass
  channelId: number
  newsletterId: number
  runState: RunState
  startedAt: string
  id: number
  subscriberId: number
  contentId: number
  payload: MessagePayload | null
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
  { lane, limit, senderId }: { lane: LaneName; limit: number; senderId: number },
): Promise<ClaimedMessage[]> {
  const [, rows] = await db.outsideTenants<[Row, ClaimedMessage]>([
    holdSender(senderId),
    sql`with due as (
          select m.account_id, m.run_id, m.id, m.due_at from messages m
          where m.lane = ${lanes[lane]} and m.due_at <= now() and m.state in ${inStates(claimableStates)}
            and ${isAlive(senderId)}
          order by m.due_at limit ${limit} for update skip locked)
        update messages m
        set state = ${stateSql.claimed}, owner = ${senderId}, due_at = now() + ${claimSeconds} * interval '1 second'
        from due, runs r
        where m.account_id = due.account_id and m.run_id = due.run_id and m.id = due.id
          and r.account_id = m.account_id and r.id = m.run_id
        returning m.account_id as "accountId", r.customer_id as "customerId", m.run_id as "runId", r.class,
          r.channel_id as "channelId", r.newsletter_id as "newsletterId", r.state as "runState", r.started_at as "startedAt",
          m.id, m.subscriber_id as "subscriberId", coalesce(m.content_id, r.content_id) as "contentId", m.payload, m.attempt,
          m.claims, m.created_at as "createdAt", coalesce(m.rested_seconds, 0) as "restedSeconds",
          extract(epoch from now() - due.due_at)::float8 as "overdueSeconds"`,
  ])
  return rows
}

interface MessageName {
  accountId: number
  runId: number
  id: number
}
interface ReturnedMessage extends MessageName {
  /** Time that its run's pause costs it. */
  restSeconds?: number
}

/** Claimed messages that were not sent after all become due again, for any sender, in a while. */
export async function returnToQueue(
  db: Database,
  messages: readonly ReturnedMessage[],
  { senderId, seconds }: { senderId: number; seconds: number },
): Promise<void> {
  await letGo(db, messages, { senderId, seconds, state: messageStates.pending, reason: null })
}

/** Claimed messages that will never be sent. */
export async function endClaimed(
  db: Database,
  messages: readonly MessageName[],
  end: { senderId: number; state: MessageState; reason: string },
): Promise<void> {
  await letGo(db, messages, { ...end, seconds: null })
}

interface Release {
  senderId: number
  state: MessageState
  seconds: number | null
  reason: string | null
}

async function letGo(
  db: Database,
  messages: readonly ReturnedMessage[],
  { senderId, state, seconds, reason }: Release,
): Promise<void> {
  await db.outsideTenants([
    sql`update messages m set state = ${state}, owner = null, due_at = now() + ${seconds}::float8 * interval '1 second',
            reason = coalesce(${reason}, m.reason), rested_seconds = nullif(coalesce(m.rested_seconds, 0) + x.rest, 0)
        from unnest(${messages.map(({ accountId }) => accountId)}::bigint[], ${messages.map(({ runId }) => runId)}::bigint[],
                    ${messages.map(({ id }) => id)}::bigint[], ${messages.map(({ restSeconds = 0 }) => Math.round(restSeconds))}::int[])
               x (account_id, run_id, id, rest)
        where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.owner = ${senderId} and m.state = ${stateSql.claimed}`,
  ])
}
