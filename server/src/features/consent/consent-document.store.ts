import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { laneSql } from '../messages/message-state.rules.ts'

export interface OptinMailRow {
  id: number
  runId: number | null
  channelIds: number[]
  askedAt: Timestamp
  tokenHash: Buffer
  confirmedAt: Timestamp | null
  confirmIp: string | null
  userAgent: string | null
  /** Null when the mail's row is gone. */
  state: number | null
  wireAt: Timestamp | null
  /** The same to the millisecond. */
  wireMs: number | null
  relayId: string | null
  subject: string | null
  senderEmail: string | null
  contentHash: Buffer | null
}

/** Every opt-in mail to one person, with what became of it. */
export function listOptinMails(reader: Reader, subscriberId: number): Promise<OptinMailRow[]> {
  return reader.rows<OptinMailRow>(sql`
    select o.message_id as id, m.run_id as "runId", o.channel_ids as "channelIds", o.created_at as "askedAt",
           o.token_hash as "tokenHash", o.confirmed_at as "confirmedAt", host(o.confirm_ip) as "confirmIp",
           o.user_agent as "userAgent", m.state, m.wire_at::timestamptz(0) as "wireAt",
           (extract(epoch from m.wire_at) * 1000)::float8 as "wireMs", m.queue_id as "relayId", c.subject,
           c.sender_email as "senderEmail", c.hash as "contentHash"
    from optin_requests o
    left join messages m on ${reader.owns('m')} and m.subscriber_id = o.subscriber_id and m.lane = ${laneSql.priority} and m.id = o.message_id
    left join contents c on ${reader.owns('c')} and c.id = m.content_id
    where ${reader.owns('o')} and o.subscriber_id = ${subscriberId} order by o.message_id`)
}

export interface PersonRow {
  id: number
  email: string
}

export async function findPerson(
  reader: Reader,
  key: { id: number } | { emailKey: string },
): Promise<PersonRow | undefined> {
  const matches = 'id' in key ? sql`s.id = ${key.id}` : sql`s.email_key = ${key.emailKey}`
  const [person] = await reader.rows<PersonRow>(
    sql`select s.id, s.email from subscribers s where ${reader.owns('s')} and ${matches}`,
  )
  return person
}
