import sql, { type Sql } from 'sql-template-tag'
import { stateSql } from './message-state.rules.ts'
import type { RunClass } from './run-state.rules.ts'

/** Of a message `m`: the relay may have it or not, and nobody is to move it before it is due. */
const isInDoubt = sql`m.is_doubt`

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

interface Unasked {
  from: Sql
  proof: Sql
  reason: string
}

/**
 * Where nobody can be asked: mail of these classes is sent again, all other stays unknown for ever. Tells how many were
 * `settled`, and how many of them go `again`.
 */
export function settleUnasked(classesSentAgain: readonly RunClass[], { from, proof, reason }: Unasked): Sql {
  const { pending, unknown } = stateSql
  return sql`
    with settled as (
      update messages m
      set state = case when n.class = any(${classesSentAgain}) then ${pending} else ${unknown} end,
          due_at = case when n.class = any(${classesSentAgain}) then now() end,
          owner = null, reason = ${reason}
      from runs n, ${from}
      where m.due_at <= now() and ${isInDoubt} and n.account_id = m.account_id and n.id = m.run_id and ${proof}
      returning m.state)
    select count(*) as settled, count(*) filter (where state = ${pending}) as again from settled`
}
