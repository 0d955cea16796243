import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { MatterType } from '../mailings/index.ts'
import type { RunClass } from '../messages/index.ts'
import type { JobMatter } from './send-job.ts'

const readers: Record<MatterType, (reader: Reader, messageIds: readonly number[]) => Promise<Row[]>> = {
  optin: (reader, messageIds) =>
    reader.rows<Row<'optin'>>(sql`
      select o.message_id as id, 'optin' as kind, o.token_nonce as nonce, o.channel_ids as "channelIds",
             o.created_at as "requestedAt"
      from optin_requests o
      where ${reader.owns('o')} and o.message_id = any(${messageIds})`),
  optout: async (reader, messageIds) => {
    const rows = await reader.rows<Nullable<Row<'optout'>, 'id'>>(sql`
      select o.message_id as id, 'optout' as kind, o.consent_seq as "consentSeq", o.left_channel_ids as "channelIds",
             o.created_at as "requestedAt"
      from optouts o
      where ${reader.owns('o')} and o.message_id = any(${messageIds})`)
    return rows as Row<'optout'>[]
  },
}
const types = Object.keys(readers) as MatterType[]

type Row<T extends MatterType = MatterType> = Extract<JobMatter, { kind: T }> & { id: number }

/** What mails about joining and leaving are about, by message; tests of them are about nothing. */
export async function readMatters(
  reader: Reader,
  messages: readonly { id: number; class: RunClass }[],
): Promise<Map<number, JobMatter>> {
  const found = await Promise.all(
    types.map((type) => {
      const ids = messages.filter((message) => message.class === type).map(({ id }) => id)
      return ids.length > 0 ? readers[type](reader, ids) : []
    }),
  )
  return new Map(found.flat().map(({ id, ...matter }) => [id, matter as JobMatter]))
}
