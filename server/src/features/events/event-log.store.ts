import sql, { join } from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { AccountEvent, EventType, NewEvent } from './event.rules.ts'

/** Appends to the log of an account that is locked; the caller saves the new end with the account's head. */
export function appendEvents(
  tx: Tx,
  { eventSeq }: { eventSeq: number },
  events: readonly NewEvent[],
  /** Who did it, by the name ledgers use. */
  actor: string | null = null,
): { eventSeq: number } {
  if (events.length === 0) return { eventSeq }
  const column = <K extends keyof NewEvent>(name: K) => events.map((event) => event[name])
  tx.write(sql`
    insert into account_events (account_id, seq, type, subscriber_id, occurred_at, data, actor)
    select ${tx.tenant.accountId}, ${eventSeq}::bigint + e.nr, e.type, e.subscriber_id, e.occurred_at, e.data, ${actor}::text
    from unnest(${column('type')}::text[], ${column('subscriberId')}::bigint[], ${column('occurredAt')}::timestamptz[],
                ${column('data')}::jsonb[]) with ordinality e (type, subscriber_id, occurred_at, data, nr)`)
  tx.knock(doors.events)
  return { eventSeq: eventSeq + events.length }
}

export function readEventsAfter(reader: Reader, after: number, limit: number): Promise<AccountEvent[]> {
  return reader.rows<AccountEvent>(sql`
    select ${eventColumns} from account_events e where ${reader.owns('e')} and e.seq > ${after} order by e.seq limit ${limit}`)
}

export interface EventFilter {
  type: EventType | null
  subscriberId: number | null
}

/** The newest first; both ends are positions, `before` not included. */
export function readEventsBackwards(
  reader: Reader,
  { type, subscriberId }: EventFilter,
  { from, before, limit }: { from: number; before: number; limit: number },
): Promise<AccountEvent[]> {
  const conditions = [
    sql`${reader.owns('e')} and e.seq >= ${from} and e.seq < ${before}`,
    ...(type === null ? [] : [sql`e.type = ${type}`]),
    ...(subscriberId === null ? [] : [sql`e.subscriber_id = ${subscriberId}`]),
  ]
  return reader.rows<AccountEvent>(sql`
    select ${eventColumns} from account_events e where ${join(conditions, ' and ')} order by e.seq desc limit ${limit}`)
}

/** At this position, or the next that is kept. */
export async function findEventFrom(
  reader: Reader,
  seq: number,
): Promise<Columns<'account_events', 'seq' | 'occurredAt'> | undefined> {
  const [event] = await reader.rows<Columns<'account_events', 'seq' | 'occurredAt'>>(sql`
    select e.seq, e.occurred_at as "occurredAt" from account_events e
    where ${reader.owns('e')} and e.seq >= ${seq} order by e.seq limit 1`)
  return event
}

export function readEvents(reader: Reader, seqs: readonly number[]): Promise<AccountEvent[]> {
  return reader.rows<AccountEvent>(sql`
    select ${eventColumns} from account_events e where ${reader.owns('e')} and e.seq = any(${seqs}) order by e.seq`)
}

/** Who changed one of these members of a person last, and when; undefined once the log has forgotten it. */
export async function findLastChangeOf(
  reader: Reader,
  subscriberId: number,
  members: readonly string[],
): Promise<Columns<'account_events', 'actor' | 'occurredAt'> | undefined> {
  const [change] = await reader.rows<Columns<'account_events', 'actor' | 'occurredAt'>>(sql`
    select e.actor, e.occurred_at as "occurredAt" from account_events e
    where ${reader.owns('e')} and e.subscriber_id = ${subscriberId} and e.data -> 'changedMembers' ?| ${members}::text[]
    order by e.seq desc limit 1`)
  return change
}

/** When a person was created and their data changed, the newest first. Changes of status stand in the consent ledger. */
export function listEventsOf(
  reader: Reader,
  subscriberId: number,
  limit: number,
): Promise<(Columns<'account_events', 'type' | 'actor' | 'occurredAt'> & { members: string[] | null })[]> {
  return reader.rows(sql`
    select e.type, e.actor, e.occurred_at as "occurredAt", e.data -> 'changedMembers' as members from account_events e
    where ${reader.owns('e')} and e.subscriber_id = ${subscriberId}
      and (e.type = 'subscriber.created' or e.type = 'subscriber.updated' and e.data -> 'changedMembers' <> '["status"]')
    order by e.seq desc limit ${limit}`)
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
