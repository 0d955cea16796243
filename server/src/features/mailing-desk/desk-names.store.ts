import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface NamedGroup {
  id: number
  name: string
}

export function findGroupNames(reader: Reader, ids: readonly number[]): Promise<NamedGroup[]> {
  return reader.rows<NamedGroup>(sql`
    select g.id, g.name from subscriber_groups g where ${reader.owns('g')} and g.id = any(${ids}) order by g.name, g.id`)
}

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
