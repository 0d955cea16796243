import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { standingMessage } from './standing-message.store.ts'

export interface OptinMessage {
  mailingId: number
  subscriberId: number
  channelIds: readonly number[]
  /** Values to apply when the person confirms, where the key asks for that. */
  deferredData: Record<string, unknown> | null
  /** The static group that the person enters by confirming. */
  groupId: number | null
  /** Keyed hash of the address the link counts for. */
  addressHmac: Buffer
  /** The end of the consent ledger before this request. */
  consentSeq: number
  createdAt: Timestamp
}

/** One statement, so that a registration needs no further round trip; without its run it fails instead of losing the mail. */
export function insertOptinMessage(tx: Tx, message: OptinMessage, token: { nonce: Buffer; hash: Buffer }): void {
  const { accountId } = tx.tenant
  tx.write(sql`
    with message as (${standingMessage(tx, message)})
    insert into optin_requests (account_id, message_id, subscriber_id, channel_ids, deferred_data, group_id, token_nonce, token_hash,
                                address_hmac, consent_seq, created_at)
    select ${accountId}, id, ${message.subscriberId}, ${message.channelIds}, ${message.deferredData}, ${message.groupId},
           ${token.nonce}, ${token.hash}, ${message.addressHmac}, ${message.consentSeq}, ${message.createdAt}
    from message`)
}

export interface OptinRequest extends Omit<OptinMessage, 'mailingId'> {
  confirmedAt: Timestamp | null
}

export async function findOptinRequest(reader: Reader, messageId: number): Promise<OptinRequest | undefined> {
  const [request] = await reader.rows<OptinRequest>(sql`
    select o.subscriber_id as "subscriberId", o.channel_ids as "channelIds", o.deferred_data as "deferredData", o.group_id as "groupId",
           o.address_hmac as "addressHmac", o.consent_seq as "consentSeq", o.created_at as "createdAt",
           o.confirmed_at as "confirmedAt"
    from optin_requests o where ${reader.owns('o')} and o.message_id = ${messageId}`)
  return request
}

/** The values it carried have taken effect, so they need not be kept twice. */
export function confirmOptinRequest(
  tx: Tx,
  messageId: number,
  { at, ip, userAgent }: { at: Timestamp; ip: string | null; userAgent: string | null },
): void {
  tx.write(sql`
    update optin_requests o
    set confirmed_at = ${at}, confirm_ip = ${ip}, user_agent = ${userAgent}, deferred_data = null
    where ${tx.owns('o')} and o.message_id = ${messageId}`)
}
