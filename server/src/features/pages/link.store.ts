import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { laneSql } from '../messages/message-state.rules.ts'

/** A ticket that only this service can have written names its account; undefined = it has ended. Everything else stays behind row-level security. */
export async function findTenant(db: Database, accountId: number): Promise<Tenant | undefined> {
  const [, [account]] = await db.outsideTenants<[Row, Tenant]>([
    sql`select set_config('app.account_id', ${accountId}::text, true)`,
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a
        where a.id = ${accountId} and (a.closed_at is null or a.closed_at >= now() - interval '30 days')`,
  ])
  return account
}

export interface OptinLink {
  accountId: number
  /** Null when the subscriber is gone. */
  messageId: number | null
  subscriberId: number | null
  channelIds: number[]
}

/** Before any account is known: row-level security shows the one link whose token the transaction names. */
export async function findOptinLink(db: Database, tokenHash: Buffer): Promise<OptinLink | undefined> {
  const [, [link]] = await db.outsideTenants<[Row, OptinLink]>([
    sql`select set_config('app.optin_token_hash', ${tokenHash.toString('hex')}, true)`,
    sql`select o.account_id as "accountId", o.message_id as "messageId", o.subscriber_id as "subscriberId",
               o.channel_ids as "channelIds"
        from optin_requests o where o.token_hash = ${tokenHash}
        union all
        select e.account_id, null, null, e.channel_ids from ended_optin_links e where e.token_hash = ${tokenHash}`,
  ])
  return link
}

export interface MatterMail {
  /** When it went on the wire to the relay. */
  sentAt: Timestamp | null
  contentHash: Buffer
  languageIso: string
}

export async function findMatterMail(
  reader: Reader,
  { messageId, subscriberId }: Pick<OptinLink, 'messageId' | 'subscriberId'>,
): Promise<MatterMail | undefined> {
  const [mail] = await reader.rows<MatterMail>(sql`
    select m.wire_at as "sentAt", c.hash as "contentHash", c.language_iso as "languageIso"
    from messages m join contents c on c.account_id = m.account_id and c.id = m.content_id
    where ${reader.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority} and m.id = ${messageId}`)
  return mail
}

/** The language of the mail about leaving, else that of the newsletter whose link was used. */
export async function findOptoutLanguage(
  reader: Reader,
  {
    subscriberId,
    messageId,
    newsletterId,
  }: { subscriberId: number; messageId: number | null; newsletterId: number | null },
): Promise<string | null> {
  const mail = messageId === null ? undefined : await findMatterMail(reader, { messageId, subscriberId })
  return mail?.languageIso ?? findNewsletterLanguage(reader, newsletterId ?? 0)
}

/** Also of a newsletter that was deleted: its links work on. */
export async function findNewsletterLanguage(reader: Reader, newsletterId: number): Promise<string | null> {
  const [row] = await reader.rows<{ languageIso: string }>(sql`
    select m.language_iso as "languageIso"
    from newsletters n join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    where ${reader.owns('n')} and n.id = ${newsletterId}`)
  return row?.languageIso ?? null
}
