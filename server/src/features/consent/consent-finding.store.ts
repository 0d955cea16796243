import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Standing } from './consent-finding.rules.ts'

/** In order of person and channel. Asking again to confirm is on record, but changes no status. */
export function readStandings(
  reader: Reader,
  after: Pick<Standing, 'subscriberId' | 'channelId'>,
  limit: number,
): Promise<Standing[]> {
  return reader.rows<Standing>(sql`
    select p.subscriber_id as "subscriberId", p.channel_id as "channelId", p.status,
           p.status_addition as "statusAddition", e.seq as entry, e.to_state as "toState"
    from (select o.account_id, o.subscriber_id, o.channel_id, o.status, o.status_addition from subscriptions o
          where ${reader.owns('o')}
            and (o.subscriber_id, o.channel_id) > (${after.subscriberId}::bigint, ${after.channelId}::bigint)
          order by o.subscriber_id, o.channel_id limit ${limit}) p
    left join lateral (
      select l.seq, l.to_state from consent_entries l
      where ${reader.owns('l')} and l.subscriber_id = p.subscriber_id and l.channel_id = p.channel_id
        and l.to_state <> 'optinRequested'
      order by l.seq desc limit 1) e on true
    order by p.subscriber_id, p.channel_id`)
}

/**
 * Of some people, those whose evidence must be there: they are neither erased, which the ledger or the list of erasures
 * says, nor has their relation ended so long ago that it was time for it to go.
 */
export async function listOwedEvidence(
  reader: Reader,
  subscriberIds: readonly number[],
  outdatedBefore: string,
): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select a.id from unnest(${subscriberIds}::bigint[]) a (id)
    where case when exists (select from subscribers s where ${reader.owns('s')} and s.id = a.id)
      then exists (select from subscriptions p where ${reader.owns('p')} and p.subscriber_id = a.id and p.status = 1)
        or exists (select from consent_entries e
                   where ${reader.owns('e')} and e.subscriber_id = a.id and e.occurred_at >= ${outdatedBefore})
        or not exists (select from consent_entries e
                       where ${reader.owns('e')} and e.subscriber_id = a.id and e.from_state = 'receiveReady')
      else not exists (select from consent_entries e
                       where ${reader.owns('e')} and e.subscriber_id = a.id and e.to_state = 'deleted')
        and not exists (select from erasures x where ${reader.owns('x')} and x.subscriber_id = a.id)
        and exists (select from consent_entries e
                    where ${reader.owns('e')} and e.subscriber_id = a.id and e.occurred_at >= ${outdatedBefore})
      end`)
  return rows.map(({ id }) => id)
}
