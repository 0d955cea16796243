import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inStates, stateSql, unheardStates } from '../messages/message-state.rules.ts'
import { isTest } from '../messages/run-state.rules.ts'
import type { MessageEventType } from './message-event.rules.ts'

export interface MessageName {
  accountId: number
  runId: number
  messageId: number
}

/** Does what a statement does, and notes the messages whose ids it returns. */
export function alsoNotice(type: MessageEventType, run: { accountId: number; id: number }, statement: Sql): Sql {
  return sql`
    with changed as (${statement})
    insert into message_notices (account_id, run_id, message_id, type)
    select ${run.accountId}, ${run.id}, c.id, ${type} from changed c`
}

/** The relay has these; of those the ledger has not heard of yet it holds the rows, so that no sender says so as well. */
export function noticeTaken(messages: readonly MessageName[]): Sql {
  const column = (name: keyof MessageName) => messages.map((message) => message[name])
  return sql`
    insert into message_notices (account_id, run_id, message_id, type)
    select m.account_id, m.run_id, m.id, 'message.sent'
    from unnest(${column('accountId')}::bigint[], ${column('runId')}::bigint[], ${column('messageId')}::bigint[])
           x (account_id, run_id, id)
    join messages m on m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id
    where m.state in ${inStates(unheardStates)}
    for update of m`
}

/** To be part of a statement that knows which messages have `changed`; of those of these accounts. */
export function noticeDelivered(messages: readonly Pick<MessageName, 'accountId'>[]): Sql {
  const accountIds = [...new Set(messages.map(({ accountId }) => accountId))]
  return sql`
    insert into message_notices (account_id, run_id, message_id, type)
    select c.account_id, c.run_id, c.id, 'message.delivered' from changed c
    where c.state = ${stateSql.delivered} and c.account_id = any(${accountIds}::bigint[])`
}

export interface NewNotice extends Omit<MessageName, 'accountId'> {
  type: MessageEventType
  occurredAt: Timestamp
}

/** Where the account wants to know of it, and `when` holds. */
export function noticeMessage(tx: Tx, { type, runId, messageId, occurredAt }: NewNotice, when: Sql = sql`true`): void {
  tx.write(sql`
    insert into message_notices (account_id, run_id, message_id, type, occurred_at)
    select ${tx.tenant.accountId}, ${runId}, ${messageId}, ${type}, ${occurredAt}
    where exists (select from webhooks w where ${tx.owns('w')} and w.types @> array[${type}::text]) and ${when}`)
}

/** Opens and clicks that a statement returns, as rows of `account_id, run_id, message_id, link, at`. */
export function noticeTracked(statement: Sql): Sql {
  return sql`
    with events as (${statement})
    insert into message_notices (account_id, run_id, message_id, type, occurred_at)
    select e.account_id, e.run_id, e.message_id, case when e.link is null then 'message.opened' else 'message.clicked' end,
           date_trunc('second', e.at)
    from events e order by e.at`
}

export interface TakenNotice {
  type: MessageEventType
  occurredAt: Timestamp
  messageId: number
  newsletterId: number
  /** Null = not to be told: the person is gone, or it was a mail to an editor. */
  subscriberId: number | null
}

export interface Taking {
  limit: number
  /** How long news of a mail that came back wait for the relay's log to say that it was delivered before; 0 = no log. */
  patienceSeconds: number
}

/** Takes the oldest notices of an account away, in order. */
export function takeNotices(tx: Tx, { limit, patienceSeconds }: Taking): Promise<TakenNotice[]> {
  return tx.rows<TakenNotice>(sql`
    with taken as (
      delete from message_notices n
      where ${tx.owns('n')} and n.id in (
        select o.id from message_notices o where ${tx.owns('o')} and not ${isEarly(tx, patienceSeconds)} order by o.id limit ${limit})
      returning n.account_id, n.id, n.run_id, n.message_id, n.type, n.occurred_at)
    select t.type, t.occurred_at as "occurredAt", t.message_id as "messageId", r.newsletter_id as "newsletterId",
           p.id as "subscriberId"
    from taken t
    join runs r on r.account_id = t.account_id and r.id = t.run_id
    left join messages m on m.account_id = t.account_id and m.run_id = t.run_id and m.id = t.message_id
    left join subscribers p on p.account_id = t.account_id and p.id = m.subscriber_id and not ${isTest(sql`r`)}
    order by t.id`)
}

/** Of a notice `o`: the mail came back, and what happened to it before is not told or not even known yet. */
function isEarly(tx: Tx, patienceSeconds: number): Sql {
  const isKnownLate = inStates(['accepted', ...unheardStates])
  return sql`
    (o.type = 'message.bounced' and (
       exists (select from message_notices d
               where ${tx.owns('d')} and d.run_id = o.run_id and d.message_id = o.message_id
                 and d.type in ('message.sent', 'message.delivered'))
       or o.occurred_at > now() - ${patienceSeconds} * interval '1 second'
          and exists (select from messages m where ${tx.owns('m')} and m.run_id = o.run_id and m.id = o.message_id
                        and m.state in ${isKnownLate})))`
}

/** The accounts that have any, each found by one probe of the index. */
export const accountsWithNotices = sql`
  with recursive noticed (account_id) as (
    (select n.account_id from message_notices n order by n.account_id limit 1)
    union all
    select (select n.account_id from message_notices n where n.account_id > w.account_id order by n.account_id limit 1)
    from noticed w where w.account_id is not null)
  select a.id as "accountId", a.customer_id as "customerId" from noticed w join accounts a on a.id = w.account_id`
