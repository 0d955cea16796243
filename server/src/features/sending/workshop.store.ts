import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface ContentRow {
  subject: string
  html: string
  text: string
  languageIso: string
  placeholders: string[]
  senderName: string
  senderEmail: string
  replyTo: string | null
  /** Of the account and of the mailing, by field id. */
  fieldValues: Record<string, unknown>
}

/** Everything that is the same for all mails of one content, in one round trip. */
export async function readWorkshop(reader: Reader, contentId: number) {
  const [[content], [account], fields] = await Promise.all([
    reader.rows<ContentRow>(sql`
      select c.subject, c.html, c.plain_text as text, c.language_iso as "languageIso", c.placeholders,
             c.sender_name as "senderName", c.sender_email as "senderEmail", c.reply_to as "replyTo", c.field_values as "fieldValues"
      from contents c where ${reader.owns('c')} and c.id = ${contentId}`),
    reader.rows<{ timeZone: string }>(
      sql`select a.time_zone as "timeZone" from accounts a where ${reader.owns('a', 'id')}`,
    ),
    reader.rows<{ id: number; fieldType: 1 | 2 | 3; type: 1 | 2 | 3 | 4 | 5 | 6 }>(sql`
      select f.id, f.field_type as "fieldType", f.type from customer_fields f where ${reader.owns('f', 'customer_id')}`),
  ])
  if (!content || !account) throw new Error(`there is no content ${contentId}`)
  return { content, timeZone: account.timeZone, fields }
}
