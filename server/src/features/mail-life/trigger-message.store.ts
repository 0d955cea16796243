import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { tellsOfBounce } from '../bounces/told-bounce.rules.ts'
import { isStanding, runClassSql } from '../messages/run-state.rules.ts'
import type { TriggerMessage } from './trigger-message.rules.ts'

/**
 * A single trigger mail that is not older than so many days by the database's clock, which dates it. Its id is looked for in
 * the standing runs of the account's few trigger mailings. A person who is gone takes the mail along. A mail that was
 * delivered was so before it came back, even if the relay's log was read after the report.
 */
export async function findTriggerMessage(
  reader: Reader,
  id: number,
  days: number,
): Promise<TriggerMessage | undefined> {
  const [message] = await reader.rows<TriggerMessage>(sql`
    select m.id, m.subscriber_id as "subscriberId", r.mailing_id as "mailingId", m.state as "messageState",
           m.queue_id is not null as "hasQueueId", m.created_at as "createdAt", m.wire_at as "wireAt",
           case when m.delivered_at is not null then least(m.delivered_at, b.bounced_at) end as "deliveredAt", b.bounced_at as "bouncedAt", b.refusal
    from runs r
    join messages m on m.account_id = r.account_id and m.run_id = r.id and m.id = ${id}
    join subscribers p on p.account_id = m.account_id and p.id = m.subscriber_id
    cross join lateral (
      select min(i.received_at) filter (where ${tellsOfBounce}) as bounced_at,
             (array_agg(i.class order by i.id))[1] as refusal
      from inbound_reports i
      where i.account_id = m.account_id and i.run_id = m.run_id and i.message_id = m.id
        and (i.kind = 'relay' or ${tellsOfBounce})) b
    where ${reader.owns('r')} and r.class = ${runClassSql.trigger} and ${isStanding(sql`r`)}
      and m.created_at > now() - ${days} * interval '1 day'`)
  return message
}
