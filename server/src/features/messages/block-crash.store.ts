import sql, { type Sql } from 'sql-template-tag'
import { boundsOf, isWithin } from '../../platform/db/id-blocks.rules.ts'
import { blockCrashSql } from './block-crash.rules.ts'
import type { LiveSender } from './live-sender.store.ts'
import type { MessageRun } from './mark.store.ts'
import { blockSql, laneSql, stateSql } from './message-state.rules.ts'

const { suspectedFrom, tryingOne, calmEnough, enoughDone } = blockCrashSql

/**
 * Before the blocks of senders that ended go back. Where a sender was trying a suspected block or message, it ended over that
 * one.
 * `holders` is a query for the senders' ids.
 */
export function countCrashes(holders: Sql): Sql {
  return sql`
    update run_blocks b set crashes = least(b.crashes + 1, 30000), calm = 0
    where b.state = ${blockSql.leased} and b.owner in (${holders}) and not ${triesMessage(sql`b.owner`)}
      and (b.crashes >= ${suspectedFrom} or not exists (
        select from run_blocks t where t.state = ${blockSql.leased} and t.owner = b.owner and t.crashes >= ${suspectedFrom}))
      and (select count(*) from (
             select from (select ${boundsOf(sql`b.block`)} offset 0) ids
             join messages m on m.account_id = b.account_id and m.run_id = b.run_id and ${isWithin(sql`m.id`, sql`ids`)} and m.owner = b.owner
             limit ${enoughDone}) done) < ${enoughDone}`
}

/** The sender has claimed a message that others have ended over, which it does only with nothing else under way. */
export function triesMessage(owner: Sql): Sql {
  return sql`
    exists (select from messages t where t.held_by = ${owner} and t.state = ${stateSql.claimed} and t.claims >= ${suspectedFrom})`
}

/** For an update that ends a lease in peace: after some of them a suspected block is trusted with larger parts. */
export const afterCalm = sql`
  calm = case when b.crashes < ${suspectedFrom} or b.calm + 1 >= ${calmEnough} then 0 else b.calm + 1 end,
  crashes = case when b.crashes >= ${suspectedFrom} and b.calm + 1 >= ${calmEnough} then least(b.crashes, ${tryingOne}) - 1 else b.crashes end`

interface Suspect {
  block: number
  id: number
}

/** Somebody is to be tried alone; senders that ended over others of the block say nothing about this person. */
export async function nameSuspect(sender: LiveSender, run: MessageRun, { block, id }: Suspect): Promise<void> {
  await sender.write([
    sql`update run_blocks b set suspect = ${id}, crashes = ${tryingOne}
        where b.account_id = ${run.accountId} and b.run_id = ${run.id} and b.block = ${block} and b.owner = ${sender.id}
          and b.state = ${blockSql.leased}`,
  ])
}

/** Ends the message of somebody over whom senders end; the others of the block are trusted again, not quite as before. */
export async function quarantineSuspect(
  sender: LiveSender,
  run: MessageRun,
  { block, id, reason, contentId }: Suspect & { reason: string; contentId: number | null },
): Promise<void> {
  await sender.write([
    sql`with cleared as (
          update run_blocks b set suspect = null, crashes = ${suspectedFrom}, calm = 0
          where b.account_id = ${run.accountId} and b.run_id = ${run.id} and b.block = ${block} and b.owner = ${sender.id}
            and b.state = ${blockSql.leased}
          returning b.account_id, b.run_id)
        insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason, content_id)
        select c.account_id, c.run_id, ${id}::bigint, ${id}::bigint, now(), ${laneSql.bulk}, ${stateSql.quarantined}, ${reason}::text, ${contentId}::bigint
        from cleared c
        on conflict do nothing`,
  ])
}
