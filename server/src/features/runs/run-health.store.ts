import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { blockCrashSql } from '../messages/block-crash.rules.ts'
import { blockSql, stateSql } from '../messages/message-state.rules.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'
import { findPartsAtWork, hasOpenMail, runsAtWorkIn } from './part-at-work.store.ts'

interface RunName {
  runId: number
  accountId: number
}

export interface RunsAtWork {
  atWork: number
  /** With people that no sender has taken yet. */
  withOpenBlocks: number
  /** Everybody has a message that has come to its end, and the run has not. */
  unfinished: RunName[]
}

const most = 20

export async function readRunsAtWork(db: Database): Promise<RunsAtWork> {
  const parts: RunsAtWork[] = []
  for (const part of await findPartsAtWork(db)) parts.push(await readPartAtWork(db, part))
  const sum = (count: (part: RunsAtWork) => number) => parts.reduce((total, part) => total + count(part), 0)
  return {
    atWork: sum(({ atWork }) => atWork),
    withOpenBlocks: sum(({ withOpenBlocks }) => withOpenBlocks),
    unfinished: parts.flatMap(({ unfinished }) => unfinished).slice(0, most),
  }
}

async function readPartAtWork(db: Database, part: number): Promise<RunsAtWork> {
  const [[row]] = await db.outsideTenants<[RunsAtWork]>([
    sql`with at_work as materialized (
          select r.account_id, r.id, r.block_state is not distinct from ${blockSql.open} as is_open,
                 r.block_state is null and not ${hasOpenMail(part)} as is_unfinished
          from ${runsAtWorkIn(part)} r)
        select count(*) as "atWork", count(*) filter (where w.is_open) as "withOpenBlocks",
               coalesce((select jsonb_agg(jsonb_build_object('runId', u.id, 'accountId', u.account_id) order by u.id)
                         from (select * from at_work where is_unfinished order by id limit ${most}) u), '[]') as unfinished
        from at_work w`,
  ])
  return row as RunsAtWork
}

export interface PausedRun extends RunName {
  reason: string | null
  seconds: number
}

/** The ones paused last; those of single mails as well. */
export async function readPausedRuns(db: Database): Promise<PausedRun[]> {
  const [rows] = await db.outsideTenants<[PausedRun]>([
    sql`select r.id as "runId", r.account_id as "accountId", r.pause_reason as reason,
               coalesce(extract(epoch from now() - r.paused_at), 0)::float8 as seconds
        from runs r where r.state = ${runStateSql.paused} order by r.paused_at desc limit ${most}`,
  ])
  return rows
}

export interface SuspectedBlock extends RunName {
  block: number
  crashes: number
  suspect: number | null
}

/** Blocks over which senders keep ending. */
export async function readSuspectedBlocks(db: Database): Promise<SuspectedBlock[]> {
  const [rows] = await db.outsideTenants<[SuspectedBlock]>([
    sql`select b.run_id as "runId", b.account_id as "accountId", b.block, b.crashes, b.suspect
        from run_blocks b where b.state = ${blockSql.open} and b.crashes >= ${blockCrashSql.suspectedFrom}
        order by b.run_id, b.block limit ${most}`,
  ])
  return rows
}

export interface QuarantinedRun extends RunName {
  mails: number
}

/** Runs at work and those finished within a day, with mails that could not be made or that ended senders. */
export async function readQuarantines(db: Database): Promise<QuarantinedRun[]> {
  const [rows] = await db.outsideTenants<[QuarantinedRun]>([
    sql`with recent as materialized (
          (select r.account_id, r.id, r.newsletter_id from runs r
           where r.state = ${runStateSql.sending} and ${isTargeted(sql`r`)} limit 1000)
          union all
          (select r.account_id, r.id, r.newsletter_id from runs r
           where r.state = ${runStateSql.finished} and r.finished_at > now() - interval '1 day'
           order by r.finished_at desc limit 1000))
        select r.id as "runId", r.account_id as "accountId", n.n as mails
        from recent r join newsletter_states n on n.account_id = r.account_id and n.newsletter_id = r.newsletter_id
          and n.state = ${stateSql.quarantined}
        where n.n > 0 order by n.n desc limit ${most}`,
  ])
  return rows
}
