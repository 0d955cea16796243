import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import { holdSender, isAlive } from './live-sender.store.ts'
import type { MessageRun } from './mark.store.ts'
import { blockSql, laneSql, stateSql } from './message-state.rules.ts'

/** Some targets of a run, a bit for each. */
export interface TargetBlock {
  block: number
  /** One digit per subscriber id, 1 = is a target. */
  targets: string
}

/**
 * Freezes whom a run is aimed at; `blocks` is a query for `block` and `targets`. To be part of the statement that tells the
 * run of it; returns `cnt`, the people in each block.
 */
export function insertBlocks(tx: Tx, runId: number, blocks: Sql): Sql {
  return sql`
    insert into run_blocks (account_id, run_id, block, targets, cnt)
    select ${tx.tenant.accountId}, ${runId}, b.block, b.targets, bit_count(b.targets) from (${blocks}) b
    where bit_count(b.targets) > 0
    returning cnt`
}

/** Takes the next open block of a run, if there is one and this sender has not been given up. */
export async function leaseBlock(db: Database, run: MessageRun, senderId: number): Promise<TargetBlock | undefined> {
  const [, [row]] = await db.outsideTenants<[Row, TargetBlock]>([
    holdSender(senderId),
    sql`update run_blocks b set state = ${blockSql.leased}, owner = ${senderId}
        from (select n.account_id, n.run_id, n.block from run_blocks n
              where n.run_id = ${run.id} and n.state = ${blockSql.open}
                and ${isAlive(senderId)}
              order by n.block limit 1 for update skip locked) n
        where b.account_id = n.account_id and b.run_id = n.run_id and b.block = n.block
        returning b.block, b.targets`,
  ])
  return row
}

interface Lease {
  block: number
  senderId: number
}

/** Each of its targets has a message. */
export function finishBlock(db: Database, run: MessageRun, lease: Lease): Promise<void> {
  return endLease(db, run, lease, blockSql.done)
}

/** Somebody was left without a message, so that it has to be looked through again, by any sender. */
export function reopenBlock(db: Database, run: MessageRun, lease: Lease): Promise<void> {
  return endLease(db, run, lease, blockSql.open)
}

async function endLease(db: Database, run: MessageRun, { block, senderId }: Lease, state: Sql): Promise<void> {
  await db.outsideTenants([
    sql`update run_blocks b set state = ${state}, owner = null
        where b.account_id = ${run.accountId} and b.run_id = ${run.id} and b.block = ${block} and b.owner = ${senderId}
          and b.state = ${blockSql.leased}`,
  ])
}

/** For targets it is too late for: each gets a message that has come to its end. */
export async function expireTargets(
  db: Database,
  run: MessageRun,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<void> {
  await db.outsideTenants([
    sql`insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason)
        select ${run.accountId}, ${run.id}, x.id, x.id, now(), ${laneSql.bulk}, ${stateSql.expired}, ${reason}::text
        from unnest(${ids}::bigint[]) x (id)
        on conflict do nothing`,
  ])
}
