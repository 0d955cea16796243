import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { isTargeted } from '../messages/run-state.rules.ts'
import { type StatisticKind, statisticKindName } from '../messages/statistic-kind.rules.ts'

export interface HourFigures {
  newsletterId: number
  kind: StatisticKind
  /** How many hours after the one in which its dispatch began. */
  hour: number
  n: number
  machine: number
  people: number
}

/** What happened in each of the first hours of these newsletters. */
export async function listHours(reader: Reader, newsletterIds: readonly number[]): Promise<HourFigures[]> {
  const rows = await reader.rows<Omit<HourFigures, 'kind'> & { kind: number }>(sql`
    select h.newsletter_id as "newsletterId", h.kind, (extract(epoch from h.hour - b.began) / 3600)::int as hour, h.n, h.machine, h.people
    from newsletter_hours h
    join accounts a on a.id = h.account_id
    cross join lateral (
      select date_trunc('hour', min(r.started_at) at time zone a.time_zone) as began
      from newsletters n join runs r on r.account_id = n.account_id and r.mailing_id = n.mailing_id and ${isTargeted(sql`r`)}
      where ${reader.owns('n')} and n.id = h.newsletter_id) b
    where ${reader.owns('h')} and h.newsletter_id = any(${newsletterIds}::bigint[])
    order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, kind: statisticKindName(row.kind) }))
}
