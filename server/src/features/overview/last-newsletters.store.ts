import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'

export interface SentNewsletter {
  id: number
  mailingId: number
  name: string
  subject: string
  sentAt: Timestamp
}

/** Mailings that were sent once, the latest first. */
export async function listLastNewsletters(reader: Reader, limit: number): Promise<SentNewsletter[]> {
  const newsletters = await reader.rows<Omit<SentNewsletter, 'sentAt'> & { sentAt: Timestamp | null }>(sql`
    select n.id, n.mailing_id as "mailingId", m.name, n.subject, n.sent_at as "sentAt"
    from newsletters n join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    where ${reader.owns('n')} and m.type = 'standard' and m.deleted_at is null and n.sent_at is not null
    order by n.sent_at desc, n.id desc limit ${limit}`)
  // The condition leaves no others.
  return newsletters as SentNewsletter[]
}
