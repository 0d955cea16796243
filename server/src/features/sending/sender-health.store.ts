import sql, { type Sql } from 'sql-template-tag'
import { secondsSince } from '../../platform/db/age.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { boundsOf, isWithin } from '../../platform/db/id-blocks.rules.ts'
import { blockSql, stateSql } from '../messages/message-state.rules.ts'
import { silenceSeconds } from './sender-session.store.ts'

export interface SenderReport {
  id: number
  host: string
  pid: number
  silentSeconds: number
  memoryBytes: number | null
  blocks: number
  mails: number
  /** Of the block in its hands that has waited longest. */
  stalledRun: number | null
  stalledBlock: number | null
  stalledSeconds: number | null
}

/** Senders that nobody has given up. */
export async function readSenders(db: Database): Promise<SenderReport[]> {
  const [rows] = await db.outsideTenants<[SenderReport]>([
    sql`select s.id, split_part(s.host, ' ', 1) as host, s.pid, ${secondsSince(sql`s.heartbeat_at`)} as "silentSeconds",
               s.memory_bytes as "memoryBytes",
               (select count(*) from run_blocks b where b.state = ${blockSql.leased} and b.owner = s.id) as blocks,
               (select count(*) from messages m where m.held_by = s.id) as mails,
               s.stalled_run as "stalledRun", s.stalled_block as "stalledBlock", ${secondsSince(sql`s.stalled_since`)} as "stalledSeconds"
        from senders s where s.stopped_at is null order by s.id`,
  ])
  return rows
}

export interface StrayBlock {
  accountId: number
  runId: number
  block: number
  senderId: number
  onWire: number
}

export interface StrayMails {
  senderId: number
  mails: number
}

const most = 100

/** Blocks and mails whose sender has ended, or is silent for longer than a living one can be. */
export async function findStrays(db: Database): Promise<{ blocks: StrayBlock[]; mails: StrayMails[] }> {
  const [blocks, mails] = await db.outsideTenants<[StrayBlock, StrayMails]>([
    sql`select b.account_id as "accountId", b.run_id as "runId", b.block, coalesce(b.owner, 0) as "senderId",
               (select count(*) from messages m where m.account_id = b.account_id and m.run_id = b.run_id
                  and ${isWithin(sql`m.id`, sql`b`)} and m.state = ${stateSql.onWire} and m.owner = b.owner) as "onWire"
        from (select b.account_id, b.run_id, b.block, b.owner, ${boundsOf(sql`b.block`)} from run_blocks b
              where b.state = ${blockSql.leased} and not ${lives(sql`b.owner`)} limit ${most}) b`,
    sql`select coalesce(m.held_by, 0) as "senderId", count(*) as mails from messages m
        where m.held_by is not null and not ${lives(sql`m.held_by`)} group by 1 limit ${most}`,
  ])
  return { blocks, mails }
}

function lives(senderId: Sql): Sql {
  return sql`
    exists (select from senders s where s.id = ${senderId} and s.stopped_at is null
              and s.heartbeat_at > now() - ${silenceSeconds} * interval '1 second')`
}

/** Senders that ended and still own something. They write nothing more, whenever they ended. */
export const endedOwners = sql`
  select s.id from senders s
  where s.stopped_at is not null
    and (exists (select from run_blocks o where o.state = ${blockSql.leased} and o.owner = s.id)
         or exists (select from messages o where o.held_by = s.id))`
