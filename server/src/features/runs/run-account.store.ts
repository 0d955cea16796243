import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { blockOf, holdsId } from '../../platform/db/id-blocks.rules.ts'
import { blockSql, laneSql, stateSql } from '../messages/message-state.rules.ts'
import { sumsOfRun } from '../messages/run-sums.rules.ts'
import { isGone } from '../months/month.rules.ts'
import { isBirthday } from './birthday.store.ts'
import type { Run } from './run.store.ts'
import type { StandingAtStart } from './why-not-targeted.rules.ts'

export interface RunCounts {
  states: { state: number; count: number }[]
  excluded: Record<string, number>
  quarantined: Record<string, number>
  /** Targets of unfinished blocks that have no message yet. */
  untouched: number
  /** False when the messages have gone after their time; then the numbers are those they left. */
  isKept: boolean
}

/**
 * However many it goes to, this reads its sums, and counts only the messages of blocks that senders hold. What the senders
 * counted when they gave the others back is set against the sums of messages, so that each tells whether the other is right.
 */
export function sumUpRun(reader: Reader, runId: number): Promise<RunCounts> {
  return readCounts(
    reader,
    runId,
    sql`
    counted as (
      select state, reason, sum(n) as n
      from (${sumsOfRun(reader, sql`${runId}::bigint`)}) both_parts
      group by 1, 2 having sum(n) <> 0),
    unfinished as (
      select r.targeted - r.settled - people_under_way(r.account_id, r.id)
             - coalesce((select sum(c.n) from block_changes c
                         where ${reader.owns('c')} and c.run_id = ${runId}), 0) as rest
      from runs r where ${reader.owns('r')} and r.id = ${runId})`,
  )
}

/** The same from every message, as long as they are kept: slow and obvious. */
export function countRun(reader: Reader, runId: number): Promise<RunCounts> {
  return readCounts(
    reader,
    runId,
    sql`
    counted as (
      select ${blockOf(sql`m.id`)} as block, m.state, counted_reason(m.state, m.reason) as reason, count(*) as n
      from messages m where ${reader.owns('m')} and m.run_id = ${runId} group by 1, 2, 3
      union all
      select null, state, reason, n from (${sumsOfRun(reader, sql`${runId}::bigint`)}) both_parts
      where n <> 0 and ${isGone(sql`${runId}::bigint`)}),
    -- Targets minus messages of each block that is not done, without a join: a run may have ten thousand blocks.
    unfinished as (
      select sum(targets - messages) as rest
      from (select b.block, b.cnt as targets, 0 as messages, true as open from run_blocks b
            where ${reader.owns('b')} and b.run_id = ${runId} and b.state <> ${blockSql.done}
            union all select block, 0, n, false from counted) sides
      group by block having bool_or(open))`,
  )
}

async function readCounts(reader: Reader, runId: number, countedAndUnfinished: Sql): Promise<RunCounts> {
  const [counts] = await reader.rows<RunCounts>(sql`
    with ${countedAndUnfinished}
    select coalesce((select jsonb_agg(jsonb_build_object('state', state, 'count', n))
                     from (select state, sum(n) as n from counted group by 1) s), '[]') as states,
           ${byReason(stateSql.excluded)} as excluded, ${byReason(stateSql.quarantined)} as quarantined,
           coalesce((select sum(rest) from unfinished), 0) as untouched, not ${isGone(sql`${runId}::bigint`)} as "isKept"`)
  return counts as RunCounts
}

function byReason(state: Sql): Sql {
  return sql`
    coalesce((select jsonb_object_agg(reason, n)
              from (select reason, sum(n) as n from counted where state = ${state} group by 1) x), '{}')`
}

export interface TargetMessage {
  state: number
  reason: string | null
  replyCode: number | null
  reply: string | null
  attempts: number
  wireAt: Timestamp | null
  dueAt: Timestamp | null
  queueId: string | null
}

/** Was this person aimed at, and what became of the mail? Of single mails, the latest. */
export async function findTarget(
  reader: Reader,
  runId: number,
  subscriberId: number,
): Promise<{ targeted: boolean; message: TargetMessage | undefined; isKept: boolean }> {
  const columns = sql`
    m.state, m.reason, m.reply_code as "replyCode", m.reply, m.attempt as attempts, m.wire_at as "wireAt",
    m.due_at as "dueAt", m.queue_id as "queueId"`
  const id = sql`${subscriberId}::bigint`
  const [[kept], [target], [message]] = await Promise.all([
    reader.rows<{ isKept: boolean }>(sql`select not ${isGone(sql`${runId}::bigint`)} as "isKept"`),
    reader.rows<{ targeted: boolean }>(sql`
      select ${holdsId(sql`b.targets`, id)} as targeted from run_blocks b
      where ${reader.owns('b')} and b.run_id = ${runId} and b.block = ${blockOf(id)}`),
    reader.rows<TargetMessage>(sql`
      (select ${columns} from messages m
       where ${reader.owns('m')} and m.run_id = ${runId} and m.id = ${subscriberId} and m.lane = ${laneSql.bulk})
      union all
      (select ${columns} from messages m
       where ${reader.owns('m')} and m.run_id = ${runId} and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority}
       order by m.created_at desc, m.id desc limit 1)`),
  ])
  return { targeted: target?.targeted ?? false, message, isKept: kept?.isKept ?? true }
}

/** What the ledger and the records say about somebody a run was not aimed at. */
export async function findStandingAtStart(
  reader: Reader,
  { mailingId, channelId, startedAt, occurrence, class: runClass }: Run,
  subscriberId: number,
): Promise<StandingAtStart> {
  const born = runClass === 'birthday' ? sql`coalesce(${isBirthday(sql`p`, occurrence)}, false)` : sql`null::boolean`
  const [row] = await reader.rows<StandingAtStart>(sql`
    select p.id is not null as "isKnown", coalesce(p.created_at > ${startedAt}, false) as "joinedLater", c.to_state as state,
           coalesce(b.suspended_until > ${startedAt} and b.last_at <= ${startedAt}, false) as suspended,
           case when cardinality(m.group_ids) > 0
                 and not exists (select from subscriber_groups d where ${reader.owns('d')} and d.id = any(m.group_ids) and d.type = 2)
                then exists (select from group_members g where ${reader.owns('g')} and g.subscriber_id = ${subscriberId}
                             and g.group_id = any(m.group_ids)) end as "inGroups",
           exists (select from group_members g where ${reader.owns('g')} and g.subscriber_id = ${subscriberId}
                   and g.group_id = any(m.excluded_group_ids)) as "inExcludedGroup",
           ${born} as "hasBirthday"
    from mailings m
    left join subscribers p on ${reader.owns('p')} and p.id = ${subscriberId}
    left join soft_bounces b on ${reader.owns('b')} and b.subscriber_id = ${subscriberId}
    left join lateral (
      select e.to_state from consent_entries e
      where ${reader.owns('e')} and e.subscriber_id = ${subscriberId} and e.channel_id = ${channelId}
        and e.occurred_at <= ${startedAt} and e.to_state <> 'optinRequested'
      order by e.seq desc limit 1) c on true
    where ${reader.owns('m')} and m.id = ${mailingId}`)
  return row as StandingAtStart
}
