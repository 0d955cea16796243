import sql, { empty, type Sql } from 'sql-template-tag'
import { laneSql, stateSql } from './message-state.rules.ts'
import { expectsOne, isAtPlace, placeOfMessage } from './place.store.ts'
import { type RunClass, runStateSql } from './run-state.rules.ts'

/** The run a statement's messages belong to. */
export interface MessageRun {
  accountId: number
  id: number
  class: RunClass
  channelId: number
  /** A part of it goes first. */
  hasTest?: boolean
  byHour?: boolean
}

export interface MarkRequest {
  ids: readonly number[]
  /** The address each of them was made for. */
  emails: readonly string[]
  /** The session each of them is to be sent in, where it is known. */
  sessions: readonly (number | null)[]
  senderId: number
  /** What each of them says, where that is not the same; it is kept with the message. */
  contentIds?: readonly number[] | undefined
  /** Who may still receive mail of the run, judged at the last moment; `p` is the subscriber, `s` the subscription. */
  mayReceive: Sql
}

/**
 * The row is the permission: whoever inserts it may send, and nobody else ever can. A mail to an address that is not the
 * person's any more gets none, and is made anew.
 */
export function markFresh(run: MessageRun, request: MarkRequest): Sql {
  const { ids, emails, sessions, senderId, contentIds, mayReceive } = request
  const inChannel = sql`
    (select s.status, s.status_addition, s.guard from subscriptions s
     where s.account_id = ${run.accountId} and s.subscriber_id = x.id and s.channel_id = ${run.channelId} limit 1) s`
  const person = sql`
    (select p.email, p.address_guard from subscribers p where p.account_id = ${run.accountId} and p.id = x.id limit 1) p`
  const mayBeOutside = run.class === 'campaign'
  const audience = sql`
    cross join lateral ${person}
    ${mayBeOutside ? sql`left join lateral ${inChannel} on true` : sql`cross join lateral ${inChannel}`}`
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, owner, lane, state, attempt, session${contentIds ? sql`, content_id` : empty})
    select ${run.accountId}, ${run.id}, x.id, x.id, now(), now(), ${senderId}, ${laneSql.bulk}, ${stateSql.onWire}, 1, x.session${contentIds ? sql`, x.content_id` : empty}
    from unnest(${ids}::bigint[], ${emails}::text[], ${sessions}::int[]${contentIds ? sql`, ${contentIds}::bigint[]` : empty})
         x (id, email, session${contentIds ? sql`, content_id` : empty}) ${audience}
    where p.email = x.email and ${mayReceive} and ${isSending(run)} and ${expectsOne}
    on conflict do nothing returning id`
}

/** Evaluated once per statement, not per row. */
function isSending(run: MessageRun): Sql {
  return sql`(select r.state = ${runStateSql.sending} from runs r where r.account_id = ${run.accountId} and r.id = ${run.id})`
}

/** The same for a message that waited in its row: only who claimed it may put it on the wire. */
export function markClaimed(run: MessageRun, { ids, emails, sessions, senderId, mayReceive }: MarkRequest): Sql {
  return sql`
    update messages m set state = ${stateSql.onWire}, attempt = m.attempt + 1, claims = 0, wire_at = now(), session = x.session
    from unnest(${ids}::bigint[], ${emails}::text[], ${sessions}::int[]) x (id, email, session)
    cross join lateral ${placeOfMessage(run, { senderId, isInState: sql`c.state = ${stateSql.claimed}` })} cross join runs r
    where ${isAtPlace(run)}
      and r.account_id = ${run.accountId} and r.id = ${run.id} and r.state = ${runStateSql.sending}
      and (m.payload ->> 'to' is not null or exists (
        select from subscribers p
        left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
        where p.account_id = m.account_id and p.id = m.subscriber_id and p.email = x.email and ${mayReceive}))
    returning m.id`
}
