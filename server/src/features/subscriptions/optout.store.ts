import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Subscription } from '../subscribers/subscriber.rules.ts'

/** What somebody ended on a page. */
export interface Optout {
  /** The first entry of the consent ledger about it. */
  consentSeq: number
  lastConsentSeq: number
  subscriberId: number
  channelIds: readonly number[]
  /** Those of them that were receive-ready. */
  leftChannelIds: readonly number[]
  /** The subscriptions as they were. */
  former: readonly Subscription[]
  newsletterId: number | null
  /** The mail about it. */
  messageId: number | null
  addressHmac: Buffer
  createdAt: Timestamp
}

export function insertOptout(tx: Tx, optout: Optout): void {
  tx.write(sql`
    insert into optouts (account_id, consent_seq, last_consent_seq, subscriber_id, channel_ids, left_channel_ids, former,
                         newsletter_id, message_id, address_hmac, created_at)
    values (${tx.tenant.accountId}, ${optout.consentSeq}, ${optout.lastConsentSeq}, ${optout.subscriberId}, ${optout.channelIds},
            ${optout.leftChannelIds}, ${JSON.stringify(optout.former)}::jsonb, ${optout.newsletterId}, ${optout.messageId},
            ${optout.addressHmac}, ${optout.createdAt})`)
}

export async function findOptout(
  reader: Reader,
  consentSeq: number,
): Promise<(Optout & { undoneAt: Timestamp | null }) | undefined> {
  const [optout] = await reader.rows<Optout & { undoneAt: Timestamp | null }>(sql`
    select o.consent_seq as "consentSeq", o.last_consent_seq as "lastConsentSeq", o.subscriber_id as "subscriberId",
           o.channel_ids as "channelIds", o.left_channel_ids as "leftChannelIds", o.former, o.newsletter_id as "newsletterId",
           o.message_id as "messageId", o.address_hmac as "addressHmac", o.created_at as "createdAt", o.undone_at as "undoneAt"
    from optouts o where ${reader.owns('o')} and o.consent_seq = ${consentSeq}`)
  return optout
}

export function markUndone(tx: Tx, consentSeq: number, at: Timestamp): void {
  tx.write(sql`update optouts o set undone_at = ${at} where ${tx.owns('o')} and o.consent_seq = ${consentSeq}`)
}

/** Nobody can take it back any more. */
export async function forgetOptouts(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from optouts o
    where ${tx.owns('o')} and o.consent_seq in (
      select d.consent_seq from optouts d where ${tx.owns('d')} and d.created_at < ${before} limit ${limit})
    returning 1 as gone`)
  return gone.length
}
