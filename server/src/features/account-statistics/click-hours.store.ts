import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'

export interface ClickHour {
  /** 1 = Monday. */
  weekday: number
  /** Of the account's clock. */
  hour: number
  n: number
  machine: number
}

/** When the mailings of a channel that were sent since a time were clicked: sums of their first hours, no events. */
export function listClickHours(
  reader: Reader,
  { channelId, isDefault, since }: { channelId: number; isDefault: boolean; since: Timestamp },
): Promise<ClickHour[]> {
  return reader.rows<ClickHour>(sql`
    select extract(isodow from h.hour)::int as weekday, extract(hour from h.hour)::int as hour, sum(h.n)::bigint as n,
           sum(h.machine)::bigint as machine
    from newsletters n
    join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    join newsletter_hours h on h.account_id = n.account_id and h.newsletter_id = n.id and h.kind = ${statisticKinds.click}
    where ${reader.owns('n')} and m.type = 'standard' and n.sent_at >= ${since}::timestamptz
      and (m.channel_id = ${channelId} or ${isDefault} and m.channel_id is null)
    group by 1, 2 order by 1, 2`)
}
