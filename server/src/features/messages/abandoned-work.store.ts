import sql, { type Sql } from 'sql-template-tag'
import { isInBlock } from '../../platform/db/id-blocks.rules.ts'
import { blockSql, heldStates, inStates, stateSql } from './message-state.rules.ts'

/**
 * Returns what senders still held when they ended: what was on the wire is in doubt, the rest is as if it had never been
 * taken, except that `claims` counts it. `ended` is a query for the senders' ids; each statement returns what it changed.
 */
export function returnHeldWork(ended: Sql, quiescenceSeconds: number): Sql[] {
  const restUntil = sql`now() + ${quiescenceSeconds} * interval '1 second'`
  const { onWire, claimed, inDoubt, pending } = stateSql
  return [
    sql`update messages m set state = ${inDoubt}, due_at = ${restUntil}, owner = null, reason = 'the sender stopped'
        from run_blocks b
        where b.state = ${blockSql.leased} and b.owner in (${ended}) and m.account_id = b.account_id and m.run_id = b.run_id
          and ${isInBlock(sql`m.id`, sql`b.block`)} and m.state = ${onWire} and m.owner = b.owner
        returning m.id`,
    sql`update run_blocks b set state = ${blockSql.open}, owner = null
        where b.state = ${blockSql.leased} and b.owner in (${ended}) returning b.block`,
    sql`update messages m
        set state = case m.state when ${onWire} then ${inDoubt} else ${pending} end, owner = null,
            due_at = case m.state when ${onWire} then ${restUntil} else now() end,
            claims = case m.state when ${claimed} then least(m.claims + 1, 30000) else m.claims end,
            reason = case m.state when ${onWire} then 'the sender stopped' end
        where m.due_at is not null and m.state in ${inStates(heldStates)} and m.owner in (${ended}) returning m.id`,
  ]
}
