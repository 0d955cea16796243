import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface FormerSender {
  senderName: string
  senderEmail: string
  replyTo: string | null
}

/** Whoever the last mailing came from. */
export async function findLastSender(reader: Reader): Promise<FormerSender | undefined> {
  const [sender] = await reader.rows<FormerSender>(sql`
    select m.sender_name as "senderName", m.sender_email as "senderEmail", m.reply_to as "replyTo"
    from mailings m where ${reader.owns('m')} and m.type = 'standard' and m.source_mailing_id is null and m.sender_email <> ''
    order by m.updated_at desc, m.id desc limit 1`)
  return sender
}

export async function findVerifiedDomain(reader: Reader): Promise<string | undefined> {
  const [known] = await reader.rows<{ domain: string }>(sql`
    select d.domain from sender_domains d where ${reader.owns('d')} and d.verified_at is not null order by d.domain limit 1`)
  return known?.domain
}
