import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { GrowthDay } from './growth.rules.ts'

/** One row for each day on which something happened. */
export function listGrowth(reader: Reader, channelId: number, since: Date): Promise<GrowthDay[]> {
  return reader.rows<GrowthDay>(sql`
    select g.day::text as day, g.confirmed, g.stated, g.reactivated, g.unsubscribed, g.bounced, g.complained, g.archived,
           g.erased, g.other
    from growth_days g
    where ${reader.owns('g')} and g.channel_id = ${channelId} and g.day >= ${since.toISOString().slice(0, 10)}::date`)
}
