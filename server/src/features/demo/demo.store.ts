import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { stateSql } from '../messages/message-state.rules.ts'
import { runClassSql } from '../messages/run-state.rules.ts'
import type { ArrivedMail } from './readings.rules.ts'

export async function countSubscribers(reader: Reader): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(sql`
    select coalesce(sum(f.cnt), 0) as total from subscriber_facets f where ${reader.owns('f')} and f.facet = 'all'`)
  return row?.total ?? 0
}

/** Whether anybody has ever opened or clicked anything. */
export async function hasReadings(reader: Reader): Promise<boolean> {
  return (await reader.rows(sql`select from tracking_events e where ${reader.owns('e')} limit 1`)).length > 0
}

/** Mails of newsletters that arrived and did not come back, in the order in which they left. */
export function listArrivedMails(reader: Reader): Promise<ArrivedMail[]> {
  return reader.rows<ArrivedMail>(sql`
    select r.id as "runId", m.id as "messageId", c.id as "contentId",
           (extract(epoch from m.wire_at) * 1000)::float8 as "arrivedMs", coalesce(s.tracking_consent_at is not null, false) as agrees,
           (select count(*) from content_links l where ${reader.owns('l')} and l.content_id = c.id) as links
    from runs r
    join contents c on c.account_id = r.account_id and c.id = r.content_id
    join messages m on m.account_id = r.account_id and m.run_id = r.id and m.state = ${stateSql.delivered}
    left join subscribers s on s.account_id = m.account_id and s.id = m.subscriber_id
    where ${reader.owns('r')} and r.class = ${runClassSql.newsletter}
      and not exists (select from inbound_reports i where i.account_id = m.account_id and i.run_id = m.run_id
                      and i.message_id = m.id and i.kind = 'bounce')
    order by m.wire_at, m.id`)
}
