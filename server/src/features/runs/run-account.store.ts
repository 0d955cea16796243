import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface RunCounts {
  states: { state: number; count: number }[]
  excluded: Record<string, number>
  /** Targets of unfinished blocks that have no message yet. */
  untouched: number
}

export async function countRun(reader: Reader, runId: number): Promise<RunCounts> {
  const [counts] = await reader.rows<RunCounts>(sql`
    with counted as (
      select m.id >> 10 as block, m.state, case when m.state = 8 then coalesce(m.reason, '') end as reason, count(*) as n
      from messages m where ${reader.owns('m')} and m.run_id = ${runId} group by 1, 2, 3),
    -- Targets minus messages of each block that is not done, without a join: a run may have ten thousand blocks.
    unfinished as (
      select sum(targets - messages) as rest
      from (select b.block, b.cnt as targets, 0 as messages, true as open from run_blocks b
            where ${reader.owns('b')} and b.run_id = ${runId} and b.state <> 2
            union all select block, 0, n, false from counted) sides
      group by block having bool_or(open))
    select coalesce((select jsonb_agg(jsonb_build_object('state', state, 'count', n))
                     from (select state, sum(n) as n from counted group by 1) s), '[]') as states,
           coalesce((select jsonb_object_agg(reason, n)
                     from (select reason, sum(n) as n from counted where state = 8 group by 1) x), '{}') as excluded,
           coalesce((select sum(rest) from unfinished), 0) as untouched`)
  return counts as RunCounts
}

export interface TargetMessage {
  state: number
  reason: string | null
  replyCode: number | null
  reply: string | null
  attempts: number
  wireAt: string | null
  dueAt: string | null
  queueId: string | null
}

/** Was this person aimed at, and what became of the mail? */
export async function findTarget(
  reader: Reader,
  runId: number,
  subscriberId: number,
): Promise<{ targeted: boolean; message: TargetMessage | undefined }> {
  const [[target], [message]] = await Promise.all([
    reader.rows<{ targeted: boolean }>(sql`
      select get_bit(b.targets, (${subscriberId}::bigint & 1023)::int) = 1 as targeted from run_blocks b
      where ${reader.owns('b')} and b.run_id = ${runId} and b.block = ${subscriberId}::bigint >> 10`),
    reader.rows<TargetMessage>(sql`
      select m.state, m.reason, m.reply_code as "replyCode", m.reply, m.attempt as attempts, m.wire_at as "wireAt",
             m.due_at as "dueAt", m.queue_id as "queueId"
      from messages m where ${reader.owns('m')} and m.run_id = ${runId} and m.id = ${subscriberId}`),
  ])
  return { targeted: target?.targeted ?? false, message }
}
