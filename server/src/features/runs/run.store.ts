import sql, { empty, type Sql } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'

export type RunClass = 'newsletter' | 'birthday' | 'campaign' | 'optin' | 'trigger'
export type RunState = 'sending' | 'paused' | 'canceled' | 'finished'

export interface Run {
  id: number
  mailingId: number
  newsletterId: number
  class: RunClass
  occurrence: string
  channelId: number
  contentId: number | null
  state: RunState
  pauseReason: string | null
  targeted: number
  startedAt: string
  finishedAt: string | null
}

const runColumns = sql`
  r.id, r.mailing_id as "mailingId", r.newsletter_id as "newsletterId", r.class, r.occurrence, r.channel_id as "channelId",
  r.content_id as "contentId", r.state, r.pause_reason as "pauseReason", r.targeted, r.started_at as "startedAt",
  r.finished_at as "finishedAt"`

export async function findRun(reader: Reader, id: number): Promise<Run | undefined> {
  const [run] = await reader.rows<Run>(sql`select ${runColumns} from runs r where ${reader.owns('r')} and r.id = ${id}`)
  return run
}

export function listRuns(reader: Reader): Promise<Run[]> {
  return reader.rows<Run>(sql`
    select ${runColumns} from runs r where ${reader.owns('r')} order by r.id desc limit 200`)
}

export interface NewRun
  extends Pick<Run, 'mailingId' | 'newsletterId' | 'class' | 'occurrence' | 'channelId' | 'startedAt'> {
  contentId: number
}

/** Null when this occurrence has been started before: the unique key is what makes it happen once. */
export async function insertRun(tx: Tx, run: NewRun): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, started_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${run.mailingId}, ${run.newsletterId}, ${run.class},
            ${run.occurrence}, ${run.channelId}, ${run.contentId}, ${run.startedAt})
    on conflict (account_id, mailing_id, occurrence) do nothing returning id`)
  return row?.id ?? null
}

/** 1024 subscribers, a bit for each. */
export interface TargetBlock {
  block: number
  targets: string
}

export interface Audience {
  channelId: number
  groupIds: readonly number[]
}

/**
 * Whom a newsletter is aimed at, as blocks: everyone ready in the channel who is not suspended, or those of them in any of
 * the groups. The sets meet in one grouping and not in joins: the engine joins by lookups only, and would compare every
 * block of one set with every block of the next.
 */
export function readySubscribers(reader: Reader, { channelId, groupIds }: Audience): Sql {
  const groups = groupIds.map((id) => `group:${id}`)
  const inGroups = groups.length === 0 ? empty : sql`& coalesce(bit_or(p.grouped), 0::bit(1024))`
  return sql`
    select p.block, bit_or(p.ready) ${inGroups} & ~coalesce(bit_or(p.suspended), 0::bit(1024)) as targets
    from (select s.block, s.members as ready, null::bit(1024) as grouped, null::bit(1024) as suspended
          from subscriber_facets s
          where ${reader.owns('s')} and s.facet = ${`status:${channelId}`} and s.value = '1'
          union all
          select f.block, null, f.members, null from subscriber_facets f
          where ${reader.owns('f')} and f.facet = any(${groups}) and f.value = ''
          union all
          select b.subscriber_id >> 10, null, null, facet_bit(b.subscriber_id) from soft_bounces b
          where ${reader.owns('b')} and b.suspended_until > now()) p
    group by p.block having count(p.ready) > 0`
}

/** Freezes whom a newsletter is aimed at. */
export function targetReadySubscribers(tx: Tx, runId: number, audience: Audience): Promise<number> {
  return insertBlocks(tx, runId, readySubscribers(tx, audience))
}

/** The same without freezing anything, for a rehearsal. */
export function listReadyBlocks(reader: Reader, audience: Audience): Promise<TargetBlock[]> {
  return reader.rows(sql`select b.block, b.targets from (${readySubscribers(reader, audience)}) b order by b.block`)
}

/** Freezes people who were chosen already. */
export function targetBlocks(tx: Tx, runId: number, blocks: readonly TargetBlock[]): Promise<number> {
  const [numbers, targets] = [blocks.map(({ block }) => block), blocks.map((chosen) => chosen.targets)]
  return insertBlocks(
    tx,
    runId,
    sql`select * from unnest(${numbers}::bigint[], ${targets}::bit(1024)[]) as b (block, targets)`,
  )
}

/** Freezes the receivers of a campaign copy. */
export function targetCopyReceivers(tx: Tx, runId: number, copyId: number): Promise<number> {
  return insertBlocks(
    tx,
    runId,
    sql`select c.subscriber_id >> 10 as block, bit_or(facet_bit(c.subscriber_id)) as targets from copy_receivers c
        where ${tx.owns('c')} and c.copy_id = ${copyId} group by 1`,
  )
}

async function insertBlocks(tx: Tx, runId: number, blocks: Sql): Promise<number> {
  const [row] = await tx.rows<{ targeted: number }>(sql`
    with blocks as (
      insert into run_blocks (account_id, run_id, block, targets, cnt)
      select ${tx.tenant.accountId}, ${runId}, b.block, b.targets, bit_count(b.targets) from (${blocks}) b
      where bit_count(b.targets) > 0
      returning cnt),
    total as (select coalesce(sum(cnt), 0) as targeted from blocks)
    update runs r set targeted = total.targeted from total where ${tx.owns('r')} and r.id = ${runId}
    returning r.targeted`)
  return (row as { targeted: number }).targeted
}

/** Moves a run only from the states named; tells whether it did. */
export async function moveRun(
  tx: Tx,
  id: number,
  { from, to, reason }: { from: readonly RunState[]; to: RunState; reason?: string | null },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update runs r set state = ${to}, pause_reason = ${to === 'paused' ? (reason ?? null) : null}
    where ${tx.owns('r')} and r.id = ${id} and r.state = any(${from}) returning r.id`)
  return rows.length > 0
}

export function recordResumption(tx: Tx, id: number): void {
  tx.write(sql`update runs r set resumed_at = now() where ${tx.owns('r')} and r.id = ${id}`)
}

/** Messages that wait for their next attempt become due at once, as after a pause. */
export function wakeMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m set due_at = now()
    where ${tx.owns('m')} and m.run_id = ${runId} and m.due_at > now() and m.state in (0, 4)`)
}

export function cancelWaitingMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m set state = 9, due_at = null, reason = 'canceled'
    where ${tx.owns('m')} and m.run_id = ${runId} and m.due_at is not null and m.state in (0, 4)`)
}
