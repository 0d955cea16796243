import sql, { type Sql } from 'sql-template-tag'
import type { MarkRequest, MessageRun } from './mark.store.ts'
import { laneSql, stateSql } from './message-state.rules.ts'
import { runStateSql } from './run-state.rules.ts'

/** After a refused mark: targets that may not receive mail any more get a message that says why. */
export function excludeFresh(run: MessageRun, { ids, mayReceive }: Pick<MarkRequest, 'ids' | 'mayReceive'>): Sql {
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason)
    select r.account_id, r.id, x.id, x.id, now(), ${laneSql.bulk}, ${stateSql.excluded}, ${exclusionReason}
    from runs r cross join unnest(${ids}::bigint[]) x (id)
    left join subscribers p on p.account_id = r.account_id and p.id = x.id
    left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
    where r.account_id = ${run.accountId} and r.id = ${run.id} and r.state = ${runStateSql.sending}
      and (p.id is null or not coalesce(${mayReceive}, false))
    on conflict do nothing returning id`
}

/** The same for messages this sender has claimed. */
export function excludeClaimed(
  run: MessageRun,
  { ids, senderId, mayReceive }: Omit<MarkRequest, 'emails' | 'sessions'>,
): Sql {
  return sql`
    update messages m set state = ${stateSql.excluded}, due_at = null, reason = ${exclusionReason}
    from unnest(${ids}::bigint[]) x (id)
    join messages n on n.account_id = ${run.accountId} and n.run_id = ${run.id} and n.id = x.id
    join runs r on r.account_id = n.account_id and r.id = n.run_id
    left join subscribers p on p.account_id = n.account_id and p.id = n.subscriber_id
    left join subscriptions s on s.account_id = p.account_id and s.subscriber_id = p.id and s.channel_id = r.channel_id
    where m.account_id = n.account_id and m.run_id = n.run_id and m.id = n.id and m.owner = ${senderId} and m.state = ${stateSql.claimed}
      and m.payload ->> 'to' is null and (p.id is null or not coalesce(${mayReceive}, false))
    returning m.id`
}

const exclusionReason = sql`
  case when p.id is null then 'deleted' when s.status is null then 'notInChannel'
       else 'status ' || status_value(s.status, s.status_addition) end`

export function runState(run: MessageRun): Sql {
  return sql`select r.state from runs r where r.account_id = ${run.accountId} and r.id = ${run.id}`
}
