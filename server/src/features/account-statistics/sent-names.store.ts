import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'

export interface SentName {
  newsletterId: number
  mailingId: number
  name: string
}

/** What the newsletters that were sent since a time are called. */
export function listSentNames(reader: Reader, since: Timestamp): Promise<SentName[]> {
  return reader.rows<SentName>(sql`
    select n.id as "newsletterId", n.mailing_id as "mailingId", m.name
    from newsletters n join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    where ${reader.owns('n')} and m.type = 'standard' and n.sent_at >= ${since}::timestamptz`)
}
