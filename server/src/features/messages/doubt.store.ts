import sql, { type Sql } from 'sql-template-tag'
import { inAnyLane, stateSql } from './message-state.rules.ts'
import type { RunClass } from './run-state.rules.ts'

/** Of a message `m`: the relay may have it or not, and nobody is to move it before it is due. */
const isInDoubt = sql`m.lane in ${inAnyLane} and m.state = ${stateSql.inDoubt}`

/**
 * Doubts about mails the relay provably never had are due at once. `proof` says which they are, by the rows of `from`; it
 * also says when a doubt has had its rest. To be part of a statement; returns `run_id` and `id`.
 */
export function sendAgain({ from, proof }: { from: Sql; proof: Sql }): Sql {
  return sql`
    update messages m set state = ${stateSql.pending}, due_at = now(), owner = null, reason = 'relay never had it'
    from ${from}
    where ${isInDoubt} and ${proof}
    returning m.run_id, m.id`
}

/** Where nobody can be asked: mail of these classes is sent again, all other stays unknown for ever. Tells how many. */
export function settleUnasked(classesSentAgain: readonly RunClass[]): Sql {
  const { pending, unknown } = stateSql
  return sql`
    with settled as (
      update messages m
      set state = case when r.class = any(${classesSentAgain}) then ${pending} else ${unknown} end,
          due_at = case when r.class = any(${classesSentAgain}) then now() end,
          owner = null, reason = 'the relay cannot be asked'
      from runs r
      where m.due_at <= now() and ${isInDoubt} and r.account_id = m.account_id and r.id = m.run_id
      returning m.state)
    select count(*) from settled where state = ${pending}`
}
