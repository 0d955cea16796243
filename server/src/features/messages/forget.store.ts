import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inStates, laneSql, waitingStates } from './message-state.rules.ts'

/** What only one mail said may be a link to reset a password; it goes once nothing will be sent again. */
export async function forgetMessageValues(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    update messages m set payload = null from (
      select o.run_id, o.id from messages o
      where ${tx.owns('o')} and o.payload is not null and o.created_at < ${before} and o.due_at is null
        and coalesce(o.wire_at, o.created_at) < ${before}
      order by o.created_at limit ${limit}) old
    where ${tx.owns('m')} and m.run_id = old.run_id and m.id = old.id returning 1 as gone`)
  return gone.length
}

/** The other side's words may repeat an address. */
export function forgetReplies(tx: Tx, messages: readonly { runId: number; messageId: number }[]): void {
  tx.write(sql`
    update messages m set reply = null
    from unnest(${messages.map(({ runId }) => runId)}::bigint[], ${messages.map(({ messageId }) => messageId)}::bigint[])
           x (run_id, id)
    where ${tx.owns('m')} and m.run_id = x.run_id and m.id = x.id and m.due_at is null and m.reply is not null`)
}

/** The link itself ended long ago; from now on the browser gets a page of ours. */
export async function forgetEndedLinks(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from ended_optin_links l
    where ${tx.owns('l')} and l.token_hash in (
      select o.token_hash from ended_optin_links o where ${tx.owns('o')} and o.ended_at < ${before} limit ${limit})
    returning 1 as gone`)
  return gone.length
}

/**
 * Erases a person from the ledger, before the subscriber goes: mail that has not left goes, of the rest only the fact
 * that it was sent stays. An opt-in link still knows its account, and nothing else.
 */
export function forgetMessagesOf(tx: Tx, subscriberId: number): void {
  tx.write(sql`
    insert into ended_optin_links (account_id, token_hash, channel_ids, ended_at)
    select o.account_id, o.token_hash, o.channel_ids, now() from optin_requests o
    where ${tx.owns('o')} and o.subscriber_id = ${subscriberId}`)
  tx.write(sql`
    delete from messages m
    where ${tx.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority} and m.state in ${inStates(waitingStates)}`)
  tx.write(sql`
    update messages m set payload = null, reply = null
    where ${tx.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority}
      and (m.payload is not null or m.reply is not null)`)
  // Messages of a newsletter have their subscriber's id; their run is the other half of the key.
  tx.write(sql`
    update messages m set payload = null, reply = null from runs r
    where ${tx.owns('r')} and ${tx.owns('m')} and m.run_id = r.id and m.id = ${subscriberId} and m.subscriber_id = ${subscriberId}
      and m.lane <> ${laneSql.priority} and (m.payload is not null or m.reply is not null)`)
}
