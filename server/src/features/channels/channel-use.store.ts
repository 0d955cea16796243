import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { isBusy } from '../mailings/busy-mailing.rules.ts'

/** What hangs on a channel. */
export interface ChannelUse {
  channelId: number
  /** People with a row in it, whatever their status. */
  people: number
  readyPeople: number
  mailings: number
  lastSentAt: Timestamp | null
}

/** People are counted by the bitmaps, so that it does not depend on how many there are. */
export function listChannelUses(reader: Reader): Promise<ChannelUse[]> {
  const counted = (condition = sql`true`) => sql`
    (select coalesce(sum(f.cnt), 0) from subscriber_facets f
     where f.account_id = c.account_id and f.facet = 'status:' || c.id and ${condition})`
  return reader.rows<ChannelUse>(sql`
    select c.id as "channelId", ${counted()} as people, ${counted(sql`f.value = status_value(1::smallint, null)`)} as "readyPeople",
           (select count(*) from mailings m where m.account_id = c.account_id and m.channel_id = c.id) as mailings,
           (select max(n.sent_at) from newsletters n
            join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
            where m.account_id = c.account_id and m.channel_id = c.id) as "lastSentAt"
    from channels c where ${reader.owns('c')}`)
}

export interface BusyMailing {
  id: number
  name: string
  channelId: number
}

/** Planned, under way or active, in one of these channels. */
export async function listBusyInChannels(reader: Reader, channelIds: readonly number[]): Promise<BusyMailing[]> {
  const rows = await reader.rows<Nullable<BusyMailing, 'channelId'>>(sql`
    select m.id, m.name, m.channel_id as "channelId" from mailings m
    where ${reader.owns('m')} and m.channel_id = any(${channelIds}) and m.type not in ('optin', 'optout') and ${isBusy}
    order by m.id`)
  return rows as BusyMailing[]
}
