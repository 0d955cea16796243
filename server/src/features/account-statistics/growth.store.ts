import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { GrowthDay, GrowthSums } from './growth.rules.ts'

/** One row for each day on which something happened. */
export function listGrowth(reader: Reader, channelId: number, since: Date): Promise<GrowthDay[]> {
  return reader.rows<GrowthDay>(sql`
    select g.day::text as day, g.confirmed, g.stated, g.reactivated, g.unsubscribed, g.bounced, g.complained, g.archived,
           g.erased, g.other
    from growth_days g
    where ${reader.owns('g')} and g.channel_id = ${channelId} and g.day >= ${since.toISOString().slice(0, 10)}::date`)
}

/** What came and went in each channel since a day. */
export function listGrowthByChannel(reader: Reader, since: Date): Promise<(GrowthSums & { channelId: number })[]> {
  return reader.rows<GrowthSums & { channelId: number }>(sql`
    select g.channel_id as "channelId", sum(g.confirmed)::bigint as confirmed, sum(g.stated)::bigint as stated,
           sum(g.reactivated)::bigint as reactivated, sum(g.unsubscribed)::bigint as unsubscribed, sum(g.bounced)::bigint as bounced,
           sum(g.complained)::bigint as complained, sum(g.archived)::bigint as archived, sum(g.erased)::bigint as erased,
           sum(g.other)::bigint as other
    from growth_days g
    where ${reader.owns('g')} and g.day >= ${since.toISOString().slice(0, 10)}::date
    group by 1`)
}
