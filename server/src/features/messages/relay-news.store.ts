import sql, { empty, type Sql } from 'sql-template-tag'
import { inStates, laneSql, type MessageState, stateSql, unheardStates } from './message-state.rules.ts'

/** What the relay's log tells about one message. */
export interface RelayNews {
  accountId: number
  runId: number
  messageId: number
  queueId: string
  state: MessageState
  replyCode: number | null
  reply: string | null
}

/**
 * Never moves a message that has an end, and writes nothing when the same news come again. Tells how many it changed.
 * `alongside` is a statement about the rows of `changed`.
 */
export function recordRelayNews(news: readonly RelayNews[], alongside?: Sql): Sql {
  const { accepted, delivered } = stateSql
  return sql`
    with changed as (
      update messages m
      set state = x.state, due_at = null, queue_id = x.queue_id, reply_code = coalesce(x.reply_code, m.reply_code),
          reply = coalesce(x.reply, m.reply), reason = case m.state when ${accepted} then m.reason end,
          delivered_at = case when x.state = ${delivered} and m.lane = ${laneSql.priority} then date_trunc('second', now()) end
      from ${newsRows(news)}
      where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id
        and (m.state in ${inStates(unheardStates)}
             or m.state = ${accepted} and (x.state, x.queue_id, coalesce(x.reply, m.reply)) is distinct from (${accepted}, m.queue_id, m.reply))
      returning m.account_id, m.run_id, m.id, m.state)${alongside ? sql`, following as (${alongside})` : empty}
    select count(*) from changed`
}

/**
 * After a restore the relay may know more than the ledger. A newsletter's row is what keeps it from being sent again, so
 * only news of runs that are aimed at subscribers may come here. Tells how many there were.
 */
export function insertReconciled(news: readonly RelayNews[]): Sql {
  return sql`
    with missing as (
      insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state, attempt, queue_id,
                            reply_code, reply, reason)
      select x.account_id, x.run_id, x.id, x.id, now(), now(), ${laneSql.bulk}, x.state, 1, x.queue_id, x.reply_code, x.reply, 'reconciled'
      from ${newsRows(news)}
      where not exists (select from messages m where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id)
      on conflict do nothing returning 1)
    select count(*) from missing`
}

function newsRows(news: readonly RelayNews[]): Sql {
  const column = <K extends keyof RelayNews>(name: K) => news.map((item) => item[name])
  return sql`
    unnest(${column('accountId')}::bigint[], ${column('runId')}::bigint[], ${column('messageId')}::bigint[],
           ${column('queueId')}::text[], ${column('state')}::smallint[], ${column('replyCode')}::smallint[], ${column('reply')}::text[])
      x (account_id, run_id, id, queue_id, state, reply_code, reply)`
}
