import sql, { type Sql } from 'sql-template-tag'
import type { MessageRun } from './mark.store.ts'
import { laneSql, type MessageState, stateSql } from './message-state.rules.ts'
import { isAtPlace, placeOfMessage } from './place.store.ts'

/** What the ledger is told about one attempt. */
export interface Outcome {
  state: MessageState
  /** Seconds until somebody looks at it again; null = settled. */
  dueInSeconds: number | null
  /** An attempt that never reached the relay costs nothing. */
  charged: boolean
  replyCode: number | null
  reply: string | null
  reason: string | null
  queueId: string | null
}

export interface Settlement {
  id: number
  outcome: Outcome
  /** It has, or may have, its mark. Without one it decides nothing about a mail that is on the wire. */
  marked: boolean
}

/** The usual end, kept as small as it can be: no index is touched. */
export function recordAccepted(run: MessageRun, accepted: readonly Settlement[], senderId: number): Sql {
  return sql`
    update messages m set state = ${stateSql.accepted}, due_at = null, queue_id = x.queue_id
    from unnest(${accepted.map(({ id }) => id)}::bigint[], ${accepted.map(({ outcome }) => outcome.queueId)}::text[]) x (id, queue_id)
    cross join lateral ${placeOfMessage(run, { senderId, isInState: sql`c.state = ${stateSql.onWire}` })}
    where ${isAtPlace(run)}
    returning m.id`
}

export function recordOutcomes(run: MessageRun, settlements: readonly Settlement[], senderId: number): Sql {
  const column = <K extends keyof Outcome>(name: K) => settlements.map(({ outcome }) => outcome[name])
  const { claimed, onWire } = stateSql
  return sql`
    update messages m
    set state = x.state, due_at = now() + x.due_in * interval '1 second', reply_code = x.reply_code, reply = x.reply,
        reason = x.reason, queue_id = coalesce(x.queue_id, m.queue_id),
        attempt = m.attempt + case when m.state = ${claimed} and x.charged then 1 when m.state = ${onWire} and not x.charged then -1 else 0 end,
        claims = 0
    from unnest(${settlements.map(({ id }) => id)}::bigint[], ${column('state')}::smallint[], ${column('dueInSeconds')}::float8[],
                ${column('charged')}::boolean[], ${column('replyCode')}::smallint[], ${column('reply')}::text[],
                ${column('reason')}::text[], ${column('queueId')}::text[], ${settlements.map(({ marked }) => marked)}::boolean[])
           x (id, state, due_in, charged, reply_code, reply, reason, queue_id, marked)
    cross join lateral ${placeOfMessage(run, { senderId, isInState: sql`(c.state = ${claimed} or c.state = ${onWire} and x.marked)` })}
    where ${isAtPlace(run)}
    returning m.id`
}

/** For targets that came to an end, or must wait, before they were on the wire: refused by the relay, or impossible to make. */
export function insertSettled(run: MessageRun, { id, outcome }: Settlement, contentId: number | null = null): Sql {
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, lane, state, attempt, reply_code, reply, reason, content_id)
    values (${run.accountId}, ${run.id}, ${id}, ${id}, now() + ${outcome.dueInSeconds}::float8 * interval '1 second', now(), ${laneSql.bulk},
            ${outcome.state}, ${outcome.replyCode === null ? 0 : 1}, ${outcome.replyCode}, ${outcome.reply}, ${outcome.reason}, ${contentId})
    on conflict do nothing`
}
