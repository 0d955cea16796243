import sql, { type Sql } from 'sql-template-tag'
import { boundsOf, isWithin } from '../../platform/db/id-blocks.rules.ts'
import { blockCrashSql } from './block-crash.rules.ts'
import { countCrashes, triesMessage } from './block-crash.store.ts'
import { isAmong } from './is-among.store.ts'
import { blockSql, stateSql } from './message-state.rules.ts'

/** What a sender has in its hands. */
export interface Holdings {
  blocks: readonly { runId: number; block: number }[]
  messages: readonly { runId: number; id: number }[]
}

const nothing: Holdings = { blocks: [], messages: [] }

interface Return {
  quiescenceSeconds: number
  /** What stays with its sender. */
  except?: Holdings
  /** A message that was claimed when its sender ended may be why it ended, and so may somebody in a block. */
  countClaims?: boolean
}

/**
 * Returns what senders hold, except what they are known to have in their hands: what was on the wire is in doubt, the rest
 * is as if it had never been taken. `holders` is a query for the senders' ids; each statement returns what it changed.
 */
export function returnHeldWork(
  holders: Sql,
  { quiescenceSeconds, except = nothing, countClaims = true }: Return,
): Sql[] {
  const restUntil = sql`now() + ${quiescenceSeconds} * interval '1 second'`
  const { onWire, claimed, inDoubt, pending } = stateSql
  const isKept = isAmong(sql`m.run_id`, sql`m.id`, except.messages)
  const isKeptBlock = isAmong(
    sql`b.run_id`,
    sql`b.block`,
    except.blocks.map(({ runId, block }) => ({ runId, id: block })),
  )
  const { suspectedFrom } = blockCrashSql
  // Where a sender was trying a message alone, it ended over that one.
  const mayBeWhy = countClaims ? sql`(m.claims >= ${suspectedFrom} or not ${triesMessage(sql`m.owner`)})` : sql`false`
  return [
    // Before the blocks go back: afterwards nobody knows whose they were.
    ...(countClaims ? [countCrashes(holders)] : []),
    sql`update messages m set state = ${inDoubt}, due_at = ${restUntil}, owner = null, reason = 'the sender stopped'
        from (${onWireInBlocks(holders, except)}) x
        where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.state = ${onWire} and m.owner = x.owner
        returning m.id`,
    sql`update run_blocks b set state = ${blockSql.open}, owner = null
        where b.state = ${blockSql.leased} and b.owner in (${holders}) and not ${isKeptBlock} returning b.block`,
    sql`update messages m
        set state = case m.state when ${onWire} then ${inDoubt} else ${pending} end, owner = null,
            due_at = case m.state when ${onWire} then ${restUntil} else now() end,
            claims = case when m.state = ${claimed} and ${mayBeWhy} then least(m.claims + 1, 30000) else m.claims end,
            reason = case m.state when ${onWire} then 'the sender stopped' end
        where m.held_by in (${holders}) and not ${isKept}
        returning m.id`,
  ]
}

/**
 * Block by block, each step fenced in: asked in one piece, the planner begins with all messages there are, and it would at
 * each heartbeat of each sender.
 */
function onWireInBlocks(holders: Sql, except: Holdings): Sql {
  return sql`
    select b.account_id, b.run_id, b.owner, c.id
    from (select b.account_id, b.run_id, b.owner, ${boundsOf(sql`b.block`)} from run_blocks b
          where b.state = ${blockSql.leased} and b.owner in (${holders}) offset 0) b
    cross join lateral (
      select c.id from messages c
      where c.account_id = b.account_id and c.run_id = b.run_id and ${isWithin(sql`c.id`, sql`b`)} and c.state = ${stateSql.onWire}
        and c.owner = b.owner and not ${isAmong(sql`c.run_id`, sql`c.id`, except.messages)}) c
    offset 0`
}
