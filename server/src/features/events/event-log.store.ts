import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { AccountEvent, NewEvent } from './event.rules.ts'

/** Appends to the log of an account that is locked; the caller saves the new end with the account's head. */
export function appendEvents(
  tx: Tx,
  { eventSeq }: { eventSeq: number },
  events: readonly NewEvent[],
): { eventSeq: number } {
  if (events.length === 0) return { eventSeq }
  const column = <K extends keyof NewEvent>(name: K) => events.map((event) => event[name])
  tx.write(sql`
    insert into account_events (account_id, seq, type, subscriber_id, occurred_at, data)
    select ${tx.tenant.accountId}, ${eventSeq}::bigint + e.nr, e.type, e.subscriber_id, e.occurred_at, e.data
    from unnest(${column('type')}::text[], ${column('subscriberId')}::bigint[], ${column('occurredAt')}::timestamptz[],
                ${column('data')}::jsonb[]) with ordinality e (type, subscriber_id, occurred_at, data, nr)`)
  tx.knock(doors.events)
  return { eventSeq: eventSeq + events.length }
}

export function readEventsAfter(reader: Reader, after: number, limit: number): Promise<AccountEvent[]> {
  return reader.rows<AccountEvent>(sql`
    select ${eventColumns} from account_events e where ${reader.owns('e')} and e.seq > ${after} order by e.seq limit ${limit}`)
}

export function readEvents(reader: Reader, seqs: readonly number[]): Promise<AccountEvent[]> {
  return reader.rows<AccountEvent>(sql`
    select ${eventColumns} from account_events e where ${reader.owns('e')} and e.seq = any(${seqs}) order by e.seq`)
}

const eventColumns = sql`e.seq, e.type, e.subscriber_id as "subscriberId", e.occurred_at as "occurredAt", e.data`

/** The log keeps its numbers and what happened; whatever else was said about the person goes. */
export function eraseEventData(tx: Tx, subscriberId: number): void {
  tx.write(sql`
    update account_events e
    set data = '{"email": null}' || coalesce((select jsonb_object_agg(fact.key, fact.value) from jsonb_each(e.data) fact
                                              where fact.key in ('channelIds', 'status', 'statusAddition')), '{}')
    where ${tx.owns('e')} and e.subscriber_id = ${subscriberId} and e.data <> '{}'`)
}
