import sql, { empty, type Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { idRange } from '../../platform/db/id-blocks.rules.ts'
import { blockCrashSql } from './block-crash.rules.ts'
import { afterCalm } from './block-crash.store.ts'
import type { FirstPart } from './first-part.rules.ts'
import { firstPartOf } from './first-part.store.ts'
import { partsDue } from './hour-part.store.ts'
import type { LiveSender } from './live-sender.store.ts'
import type { MessageRun } from './mark.store.ts'
import { blockSql, laneSql, stateSql } from './message-state.rules.ts'

const { suspectedFrom } = blockCrashSql

/** Some targets of a run, a bit for each. */
export interface TargetBlock {
  block: number
  /** One digit per subscriber id, 1 = is a target. */
  targets: string
}

/**
 * Freezes whom a run is aimed at; `blocks` is a query for `block` and `targets`. To be part of the statement that tells the
 * run of it; returns `cnt`, the people in each block. Of a run that is over every block is done; where a part
 * goes first, all are held until it is chosen.
 */
export function insertBlocks(tx: Tx, runId: number, blocks: Sql, state: 'open' | 'done' | 'held' = 'open'): Sql {
  return sql`
    insert into run_blocks (account_id, run_id, block, targets, cnt, state)
    select ${tx.tenant.accountId}, ${runId}, b.block, b.targets, bit_count(b.targets), ${blockSql[state]} from (${blocks}) b
    where bit_count(b.targets) > 0
    returning cnt`
}

export interface LeasedBlock extends TargetBlock {
  /** How many senders have ended while they held it. */
  crashes: number
  /** Who was tried alone last. */
  suspect: number | null
  /** Absent where all go at once. */
  first?: FirstPart
}

/**
 * Takes the next open block of a run, if there is one and this sender has not been given up. Those over which senders have
 * ended are taken for themselves.
 */
export async function leaseBlock(
  sender: LiveSender,
  run: MessageRun,
  { suspected }: { suspected: boolean } = { suspected: false },
): Promise<LeasedBlock | undefined> {
  const kind = suspected ? sql`n.crashes >= ${suspectedFrom}` : sql`n.crashes < ${suspectedFrom}`
  const [[row]] = await sender.write<[LeasedBlock]>([
    sql`update run_blocks b set state = ${blockSql.leased}, owner = ${sender.id}
        from (select n.account_id, n.run_id, n.block from run_blocks n
              where n.run_id = ${run.id} and n.state = ${blockSql.open} and ${kind}
              order by n.block limit 1 for update skip locked) n
        where b.account_id = n.account_id and b.run_id = n.run_id and b.block = n.block
        returning b.block, b.targets, b.crashes, b.suspect${partsOf(run)}`,
  ])
  return row
}

/**
 * Ends a lease. The block is done, or those of it who go first are, only if the ledger says so: each of its targets has a message, and none of them is on the
 * wire. Otherwise it is to be looked through again, by any sender. Tells whether it is done.
 */
export async function closeBlock(sender: LiveSender, run: MessageRun, block: number): Promise<boolean> {
  const ids = idRange(block)
  const [rows] = await sender.write<[{ done: boolean }]>([
    sql`update run_blocks b
        set owner = null,
            state = case when x.messages >= b.cnt and x.on_wire = 0 then ${blockSql.done}
                         ${isHeld(run)}
                         else ${blockSql.open} end,
            ${afterCalm}
        from (select count(*) as messages, count(*) filter (where m.state = ${stateSql.onWire} and m.due_at is null) as on_wire
              from messages m
              where m.account_id = ${run.accountId} and m.run_id = ${run.id}
                and m.id between ${ids.first} and ${ids.last}) x
          ${run.hasTest ? sql`, ${testOf(run)} t` : empty}
        where b.account_id = ${run.accountId} and b.run_id = ${run.id} and b.block = ${block} and b.owner = ${sender.id}
          and b.state = ${blockSql.leased}
        returning b.state = ${blockSql.done} as done`,
  ])
  return rows[0]?.done ?? false
}

/** Of a run that goes out in parts a lease says which of them may. */
function partsOf({ hasTest, byHour }: MessageRun): Sql {
  if (hasTest) return sql`, ${firstPartOf} as first`
  return byHour ? sql`, ${partsDue} as first` : empty
}

/** Hours that come meanwhile change the count in the block itself, so that it is left open for them. */
function isHeld({ hasTest, byHour }: MessageRun): Sql {
  if (!hasTest && !byHour) return empty
  const mayBe = hasTest ? sql`t.state <> 'over' and` : empty
  return sql`when ${mayBe} x.messages >= coalesce(b.ahead_cnt, 0) and x.on_wire = 0 then ${blockSql.held}`
}

/** Locked: whoever ends it waits, and then finds this block held; or it has ended, and the block is open. */
function testOf(run: MessageRun): Sql {
  return sql`
    (select t.state from run_tests t where t.account_id = ${run.accountId} and t.run_id = ${run.id} for share)`
}

/**
 * Messages on the wire that no sender has in hand, found by who has just taken their block: their sender ended, or it is
 * this one, which has begun nothing of the block yet.
 */
export async function doubtOrphans(
  sender: LiveSender,
  run: MessageRun,
  { ids, quiescenceSeconds }: { ids: readonly number[]; quiescenceSeconds: number },
): Promise<void> {
  await sender.write([
    sql`update messages m set state = ${stateSql.inDoubt}, owner = null, due_at = now() + ${quiescenceSeconds} * interval '1 second',
            reason = 'no sender has it'
        where m.account_id = ${run.accountId} and m.run_id = ${run.id} and m.id = any(${ids}) and m.state = ${stateSql.onWire}
          and m.due_at is null and (m.owner = ${sender.id}
            or not exists (select from senders s where s.id = m.owner and s.stopped_at is null))`,
  ])
}

/** For targets it is too late for: each gets a message that has come to its end. */
export async function expireTargets(
  sender: LiveSender,
  run: MessageRun,
  { targets, reason }: { targets: readonly { id: number; contentId: number | null }[]; reason: string },
): Promise<void> {
  const ids = targets.map(({ id }) => id)
  const contentIds = targets.map(({ contentId }) => contentId)
  await sender.write([
    sql`insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason, content_id)
        select ${run.accountId}, ${run.id}, x.id, x.id, now(), ${laneSql.bulk}, ${stateSql.expired}, ${reason}::text, x.content_id
        from unnest(${ids}::bigint[], ${contentIds}::bigint[]) x (id, content_id)
        on conflict do nothing`,
  ])
}
