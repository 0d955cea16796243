import sql, { type Sql } from 'sql-template-tag'
import { closesAddress } from './closed-address.rules.ts'
import type { Outcome } from './outcome.rules.ts'
import type { JobRun, SendJob } from './send-job.ts'
import { isAlive } from './sender-session.store.ts'

/** Who may still receive mail of this class, judged at the last moment; `p` is the subscriber, `s` the subscription. */
function mayReceive({ class: runClass }: JobRun): Sql {
  if (runClass === 'newsletter' || runClass === 'birthday') return sql`s.status = 1`
  if (runClass === 'optin') return sql`true`
  // Who is not in the channel may have mail of this kind, unless the address itself has bounced or complained.
  return sql`coalesce(s.status, case when p.address_guard & ${closesAddress}::int <> 0 then 3 else 2 end) <> 3`
}

/**
 * Where the message of `x` lies. Looked up one by one, which the limit enforces: with statistics from before a run has
 * grown, the planner would rather read the whole run, again for every few mails.
 */
function place(run: JobRun): Sql {
  return sql`
    (select c.ctid from messages c where c.account_id = ${run.accountId} and c.run_id = ${run.id} and c.id = x.id limit 1) place`
}

/** The row is the permission: whoever inserts it may send, and nobody else ever can. */
export function markFresh(run: JobRun, ids: readonly number[], senderId: number): Sql {
  const inChannel = sql`
    (select s.status from subscriptions s
     where s.account_id = ${run.accountId} and s.subscriber_id = x.id and s.channel_id = ${run.channelId} limit 1) s`
  const person = sql`(select p.address_guard from subscribers p where p.account_id = ${run.accountId} and p.id = x.id limit 1) p`
  // A subscription exists only with its subscriber, so a newsletter needs no look at the person.
  const audience =
    run.class === 'campaign'
      ? sql`cross join lateral ${person} left join lateral ${inChannel} on true`
      : sql`cross join lateral ${inChannel}`
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, owner, lane, state, attempt)
    select ${run.accountId}, ${run.id}, x.id, x.id, now(), now(), ${senderId}, 1, 2, 1
    from unnest(${ids}::bigint[]) x (id) ${audience}
    where ${mayReceive(run)} and ${isSending(run)} and ${isAlive(senderId)}
    on conflict do nothing returning id`
}

/** Evaluated once per statement, not per row. */
function isSending(run: JobRun): Sql {
  return sql`(select r.state = 'sending' from runs r where r.account_id = ${run.accountId} and r.id = ${run.id})`
}

export function markClaimed(run: JobRun, ids: readonly number[], senderId: number): Sql {
  return sql`
    update messages m set state = 2, attempt = m.attempt + 1, claims = 0, wire_at = now()
    from unnest(${ids}::bigint[]) x (id) cross join lateral ${place(run)} cross join runs r
    where m.ctid = place.ctid and m.account_id = ${run.accountId} and m.owner = ${senderId} and m.state = 1
      and r.account_id = m.account_id and r.id = m.run_id and r.state = 'sending' and ${isAlive(senderId)}
      and (m.payload ->> 'to' is not null or exists (
        select from subscribers p
        left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
        where p.account_id = m.account_id and p.id = m.subscriber_id and ${mayReceive(run)}))
    returning m.id`
}

/** The usual end, kept as small as it can be: no index is touched. */
export function recordAccepted(run: JobRun, accepted: readonly Settlement[], senderId: number): Sql {
  return sql`
    update messages m set state = 3, due_at = null, queue_id = x.queue_id
    from unnest(${accepted.map(({ job }) => job.id)}::bigint[], ${accepted.map(({ outcome }) => outcome.queueId)}::text[]) x (id, queue_id)
    cross join lateral ${place(run)}
    where m.ctid = place.ctid and m.account_id = ${run.accountId} and m.owner = ${senderId} and m.state = 2
    returning m.id`
}

export interface Settlement {
  job: Pick<SendJob, 'id' | 'run'>
  outcome: Outcome
  /** It has, or may have, its mark. Without one it decides nothing about a mail that is on the wire. */
  marked: boolean
}

export function recordOutcomes(run: JobRun, settlements: readonly Settlement[], senderId: number): Sql {
  const column = <K extends keyof Outcome>(name: K) => settlements.map(({ outcome }) => outcome[name])
  return sql`
    update messages m
    set state = x.state, due_at = now() + x.due_in * interval '1 second', reply_code = x.reply_code, reply = x.reply,
        reason = x.reason, queue_id = coalesce(x.queue_id, m.queue_id),
        attempt = m.attempt + case when m.state = 1 and x.charged then 1 when m.state = 2 and not x.charged then -1 else 0 end,
        claims = 0
    from unnest(${settlements.map(({ job }) => job.id)}::bigint[], ${column('state')}::smallint[], ${column('dueInSeconds')}::float8[],
                ${column('charged')}::boolean[], ${column('replyCode')}::smallint[], ${column('reply')}::text[],
                ${column('reason')}::text[], ${column('queueId')}::text[], ${settlements.map(({ marked }) => marked)}::boolean[])
           x (id, state, due_in, charged, reply_code, reply, reason, queue_id, marked)
    cross join lateral ${place(run)}
    where m.ctid = place.ctid and m.account_id = ${run.accountId} and m.owner = ${senderId}
      and (m.state = 1 or m.state = 2 and x.marked)
    returning m.id`
}

/** For targets that came to an end, or must wait, before they were on the wire: refused by the relay, or impossible to make. */
export function insertSettled(run: JobRun, { job, outcome }: Settlement): Sql {
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, lane, state, attempt, reply_code, reply, reason)
    values (${run.accountId}, ${run.id}, ${job.id}, ${job.id}, now() + ${outcome.dueInSeconds}::float8 * interval '1 second', now(), 1,
            ${outcome.state}, ${outcome.replyCode === null ? 0 : 1}, ${outcome.replyCode}, ${outcome.reply}, ${outcome.reason})
    on conflict do nothing`
}

/** Why a mark was refused: records who may not receive any more, and tells whether the run still sends. */
export function excludeFresh(run: JobRun, ids: readonly number[]): Sql {
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason)
    select r.account_id, r.id, x.id, x.id, now(), 1, 8, ${exclusionReason}
    from runs r cross join unnest(${ids}::bigint[]) x (id)
    left join subscribers p on p.account_id = r.account_id and p.id = x.id
    left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
    where r.account_id = ${run.accountId} and r.id = ${run.id} and r.state = 'sending'
      and (p.id is null or not coalesce(${mayReceive(run)}, false))
    on conflict do nothing returning id`
}

export function excludeClaimed(run: JobRun, ids: readonly number[], senderId: number): Sql {
  return sql`
    update messages m set state = 8, due_at = null, reason = ${exclusionReason}
    from unnest(${ids}::bigint[]) x (id)
    join messages n on n.account_id = ${run.accountId} and n.run_id = ${run.id} and n.id = x.id
    join runs r on r.account_id = n.account_id and r.id = n.run_id
    left join subscribers p on p.account_id = n.account_id and p.id = n.subscriber_id
    left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
    where m.account_id = n.account_id and m.run_id = n.run_id and m.id = n.id and m.owner = ${senderId} and m.state = 1
      and m.payload ->> 'to' is null and (p.id is null or not coalesce(${mayReceive(run)}, false))
    returning m.id`
}

const exclusionReason = sql`
  case when p.id is null then 'deleted' when s.status is null then 'notInChannel'
       else 'status ' || status_value(s.status, s.status_addition) end`

export function runState(run: JobRun): Sql {
  return sql`select r.state from runs r where r.account_id = ${run.accountId} and r.id = ${run.id}`
}
