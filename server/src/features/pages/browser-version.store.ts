import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { MessagePayload } from '../messages/index.ts'
import { laneSql } from '../messages/message-state.rules.ts'
import { type RecipientData, recipientColumns } from '../rendering/recipient-columns.rules.ts'

export interface SentMail {
  contentId: number
  payload: MessagePayload | null
  /** The account's day on which it was made. */
  sentOn: string
}

/** Null when the newsletter is deleted. */
export async function findReadableLanguage(reader: Reader, newsletterId: number): Promise<string | null> {
  const [row] = await reader.rows<{ languageIso: string }>(sql`
    select m.language_iso as "languageIso"
    from newsletters n join mailings m on m.account_id = n.account_id and m.id = n.mailing_id and m.deleted_at is null
    where ${reader.owns('n')} and n.id = ${newsletterId}`)
  return row?.languageIso ?? null
}

/** The mail a link was in: of all that this newsletter has sent to this person, the first that left after the link was made. */
export async function findSentMail(
  reader: Reader,
  { newsletterId, subscriberId, issuedAt }: { newsletterId: number; subscriberId: number; issuedAt: Date },
): Promise<SentMail | undefined> {
  const [mail] = await reader.rows<SentMail>(sql`
    select coalesce(m.content_id, r.content_id) as "contentId",
           coalesce(m.payload, jsonb_build_object('placeholders', c.placeholders)) as payload,
           (coalesce(m.wire_at, m.created_at) at time zone a.time_zone)::date::text as "sentOn"
    from newsletters n
    join runs r on r.account_id = n.account_id and r.mailing_id = n.mailing_id
    join accounts a on a.id = r.account_id
    join lateral (
      select b.* from messages b where ${reader.owns('b')} and b.run_id = r.id and b.id = ${subscriberId} and b.lane <> ${laneSql.priority}
      union all
      select s.* from messages s
      where ${reader.owns('s')} and s.subscriber_id = ${subscriberId} and s.lane = ${laneSql.priority} and s.run_id = r.id) m on true
    -- The values of a campaign are kept with its receivers.
    left join copy_receivers c on ${reader.owns('c')} and c.copy_id = r.mailing_id and c.subscriber_id = ${subscriberId}
    cross join (values (${issuedAt.toISOString()}::timestamptz)) i (issued_at)
    where ${reader.owns('n')} and ${reader.owns('r')} and n.id = ${newsletterId}
    order by coalesce(m.wire_at, m.created_at) < i.issued_at,
             abs(extract(epoch from coalesce(m.wire_at, m.created_at) - i.issued_at)) limit 1`)
  return mail
}

export async function findRecipient(reader: Reader, subscriberId: number): Promise<RecipientData | undefined> {
  const [recipient] = await reader.rows<RecipientData>(sql`
    select ${recipientColumns} from subscribers p where ${reader.owns('p')} and p.id = ${subscriberId}`)
  return recipient
}
