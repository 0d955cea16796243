import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface OptinMessage {
  mailingId: number
  subscriberId: number
  channelIds: readonly number[]
  /** Values to apply when the person confirms, where the key asks for that. */
  deferredData: Record<string, unknown> | null
  /** Keyed hash of the address the link counts for. */
  addressHmac: Buffer
  /** The end of the consent ledger before this request. */
  consentSeq: number
  createdAt: string
}

/** One statement, so that a registration needs no further round trip; without its run it fails instead of losing the mail. */
export function insertOptinMessage(tx: Tx, message: OptinMessage, token: { nonce: Buffer; hash: Buffer }): void {
  const { accountId } = tx.tenant
  tx.write(sql`
    with message as (
      insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, content_id, lane, state)
      values (${accountId},
              (select r.id from runs r
               where ${tx.owns('r')} and r.mailing_id = ${message.mailingId} and r.occurrence = 'standing'),
              nextval('message_ids'), ${message.subscriberId}, ${message.createdAt}, ${message.createdAt},
              (select n.content_id from newsletters n where ${tx.owns('n')} and n.mailing_id = ${message.mailingId}), 0, 0)
      returning id)
    insert into optin_requests (account_id, message_id, subscriber_id, channel_ids, deferred_data, token_nonce, token_hash,
                                address_hmac, consent_seq, created_at)
    select ${accountId}, id, ${message.subscriberId}, ${message.channelIds}, ${message.deferredData}, ${token.nonce}, ${token.hash},
           ${message.addressHmac}, ${message.consentSeq}, ${message.createdAt}
    from message`)
}

export interface OptinRequest extends Omit<OptinMessage, 'mailingId'> {
  confirmedAt: string | null
}

export async function findOptinRequest(reader: Reader, messageId: number): Promise<OptinRequest | undefined> {
  const [request] = await reader.rows<OptinRequest>(sql`
    select o.subscriber_id as "subscriberId", o.channel_ids as "channelIds", o.deferred_data as "deferredData",
           o.address_hmac as "addressHmac", o.consent_seq as "consentSeq", o.created_at as "createdAt",
           o.confirmed_at as "confirmedAt"
    from optin_requests o where ${reader.owns('o')} and o.message_id = ${messageId}`)
  return request
}

/** The values it carried have taken effect, so they need not be kept twice. */
export function confirmOptinRequest(
  tx: Tx,
  messageId: number,
  { at, ip, userAgent }: { at: string; ip: string | null; userAgent: string | null },
): void {
  tx.write(sql`
    update optin_requests o
    set confirmed_at = ${at}, confirm_ip = ${ip}, user_agent = ${userAgent}, deferred_data = null
    where ${tx.owns('o')} and o.message_id = ${messageId}`)
}

/** How many opt-in mails one subscriber was sent since a time. */
export async function countOptinMessages(reader: Reader, subscriberId: number, since: string): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`
    select count(*) as count from optin_requests o
    where ${reader.owns('o')} and o.subscriber_id = ${subscriberId} and o.created_at > ${since}`)
  return row?.count ?? 0
}

/** Ids of messages to come, so that an answer can name them before they are written. */
export async function reserveMessageIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select nextval('message_ids') as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** What only this mail says. */
export interface MessagePayload {
  placeholders?: Readonly<Record<string, string>>
  subject?: string
  senderName?: string
  /** Of a test mail: where it goes. */
  to?: string
}

export interface SingleMessage {
  id: number
  runId: number
  contentId: number
  /** 0 = nobody of the account. */
  subscriberId: number
  payload: MessagePayload
}

/** Puts single mails on the ledger, ahead of every newsletter; the sending engine takes them from there. */
export function queueSingleMessages(tx: Tx, messages: readonly SingleMessage[], createdAt: string): void {
  tx.knock(doors.priority)
  if (messages.length === 0) return
  const column = <K extends keyof SingleMessage>(name: K) => messages.map((message) => message[name])
  tx.write(sql`
    insert into messages (account_id, run_id, id, content_id, subscriber_id, payload, due_at, created_at, lane, state)
    select ${tx.tenant.accountId}, m.*, ${createdAt}::timestamptz, ${createdAt}::timestamptz, 0, 0
    from unnest(${column('runId')}::bigint[], ${column('id')}::bigint[], ${column('contentId')}::bigint[],
                ${column('subscriberId')}::bigint[], ${column('payload')}::jsonb[]) m`)
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
    where ${tx.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = 0 and m.state in (0, 4)`)
  tx.write(sql`
    update messages m set payload = null, reply = null
    where ${tx.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = 0
      and (m.payload is not null or m.reply is not null)`)
  // Messages of a newsletter have their subscriber's id; their run is the other half of the key.
  tx.write(sql`
    update messages m set payload = null, reply = null from runs r
    where ${tx.owns('r')} and ${tx.owns('m')} and m.run_id = r.id and m.id = ${subscriberId} and m.subscriber_id = ${subscriberId}
      and m.lane <> 0 and (m.payload is not null or m.reply is not null)`)
}
