import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { accountsBehind } from '../../platform/db/accounts-behind.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { isSmall } from '../../platform/db/value-size.rules.ts'
import { isAmong } from './is-among.store.ts'
import type { LiveSender } from './live-sender.store.ts'
import {
  claimableStates,
  inStates,
  type LaneName,
  laneSql,
  type MessageState,
  messageStates,
  stateSql,
} from './message-state.rules.ts'
import type { RunClass, RunPurpose, RunState } from './run-state.rules.ts'
import type { MessagePayload } from './single-message.store.ts'

export interface ClaimedMessage extends Tenant {
  runId: number
  class: RunClass
  channelId: number
  newsletterId: number
  purpose: RunPurpose
  runState: RunState
  startedAt: Timestamp
  notAfter: Timestamp | null
  id: number
  subscriberId: number
  contentId: number
  /** Of a large one only `to`. */
  payload: MessagePayload | null
  isLarge: boolean
  attempt: number
  claims: number
  createdAt: Timestamp
  restedSeconds: number
  /** It was put on the wire before, so it has counted already. */
  wasOnWire: boolean
}

export interface MessageName {
  accountId: number
  runId: number
  id: number
}

/** A claim lasts this long. A live sender may need longer, but then it must ask for the mark like anybody else. */
export const claimSeconds = 120

/** Accounts with mail that waits in a lane, due or not, that one look finds; each costs two probes of an index. */
export const accountsPerLook = 200

export interface WaitingAccount {
  accountId: number
  isDue: boolean
}

/** The next accounts behind one that have mail waiting. */
export async function findWaitingAccounts(
  db: Database,
  { lane, after }: { lane: LaneName; after: number },
): Promise<WaitingAccount[]> {
  const waits = waitsIn(lane)
  const [rows] = await db.outsideTenants<[WaitingAccount]>([
    sql`${accountsBehind({ rows: sql`messages m where ${waits}`, account: sql`m.account_id`, after, limit: accountsPerLook })}
        select a.id as "accountId",
               exists (select from messages m where ${waits} and m.account_id = a.id and ${isDue}) as "isDue"
        from accounts a order by a.id`,
  ])
  return rows
}

interface ClaimRequest {
  lane: LaneName
  accounts: readonly number[]
  each: number
  /** Are left where they are. */
  except?: readonly MessageName[]
}

/** Takes so many due messages of each account. An expired claim is due again: it was never on the wire. */
export async function claimDue(
  sender: LiveSender,
  { lane, accounts, each, except = [] }: ClaimRequest,
): Promise<ClaimedMessage[]> {
  const [messages] = await sender.write<[ClaimedMessage]>([
    sql`with due as materialized (
          select d.* from unnest(${accounts}::bigint[]) a (id) cross join lateral (
            select m.account_id, m.run_id, m.id from messages m
            where ${waitsIn(lane)} and m.account_id = a.id and ${isDue} and not ${isAmong(sql`m.run_id`, sql`m.id`, except)}
            order by m.due_at limit ${each} for update skip locked) d)
        ${claimThose(sender)}`,
  ])
  return messages
}

/** Claims what `due` names. */
function claimThose(sender: LiveSender): Sql {
  return sql`
    update messages m
    set state = ${stateSql.claimed}, owner = ${sender.id}, due_at = now() + ${claimSeconds} * interval '1 second'
    from due, runs r
    where m.account_id = due.account_id and m.run_id = due.run_id and m.id = due.id
      and r.account_id = m.account_id and r.id = m.run_id
    returning m.account_id as "accountId", r.customer_id as "customerId", m.run_id as "runId", r.class,
      r.channel_id as "channelId", r.newsletter_id as "newsletterId", r.purpose, r.state as "runState", r.started_at as "startedAt", r.not_after as "notAfter",
      m.id, m.subscriber_id as "subscriberId", coalesce(m.content_id, r.content_id) as "contentId", m.attempt,
      case when ${isSmall(sql`m.payload`)} then m.payload else jsonb_build_object('to', m.payload -> 'to') end as payload,
      not ${isSmall(sql`m.payload`)} as "isLarge",
      m.claims, m.created_at as "createdAt", coalesce(m.rested_seconds, 0) as "restedSeconds",
      m.wire_at is not null as "wasOnWire"`
}

/** Takes one message that senders have ended over, unless it is not due any more. */
export async function claimSuspect(sender: LiveSender, name: MessageName): Promise<ClaimedMessage | undefined> {
  const [[message]] = await sender.write<[ClaimedMessage]>([
    sql`with due as materialized (
          select m.account_id, m.run_id, m.id from messages m
          where m.account_id = ${name.accountId} and m.run_id = ${name.runId} and m.id = ${name.id} and ${isDue}
          for update skip locked)
        ${claimThose(sender)}`,
  ])
  return message
}

function waitsIn(lane: LaneName): Sql {
  return sql`m.lane = ${laneSql[lane]} and m.due_at is not null`
}

const isDue = sql`m.due_at <= now() and m.state in ${inStates(claimableStates)}`

/** Claimed messages that were not sent after all become due again, for any sender, in a while. */
export async function returnToQueue(
  sender: LiveSender,
  messages: readonly MessageName[],
  seconds: number,
): Promise<void> {
  await letGo(sender, messages, { seconds, state: messageStates.pending, reason: null })
}

/** Claimed messages that will never be sent. */
export async function endClaimed(
  sender: LiveSender,
  messages: readonly MessageName[],
  end: { state: MessageState; reason: string },
): Promise<void> {
  await letGo(sender, messages, { ...end, seconds: null })
}

interface Release {
  state: MessageState
  seconds: number | null
  reason: string | null
}

async function letGo(
  sender: LiveSender,
  messages: readonly MessageName[],
  { state, seconds, reason }: Release,
): Promise<void> {
  await sender.write([
    sql`update messages m set state = ${state}, owner = null, due_at = now() + ${seconds}::float8 * interval '1 second',
            reason = coalesce(${reason}, m.reason)
        from unnest(${messages.map(({ accountId }) => accountId)}::bigint[], ${messages.map(({ runId }) => runId)}::bigint[],
                    ${messages.map(({ id }) => id)}::bigint[]) x (account_id, run_id, id)
        where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.owner = ${sender.id} and m.state = ${stateSql.claimed}`,
  ])
}
