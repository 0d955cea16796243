import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import type { LiveSender } from './live-sender.store.ts'
import { inStates, stateSql, waitingStates } from './message-state.rules.ts'
import { runStateSql } from './run-state.rules.ts'

/** At a time, so that no statement takes long; the rest follows when somebody comes upon it. */
const mostParked = 5000

/**
 * Takes what waits of a paused run out of the queue, where it would be found again and again; `claimed` by this sender as
 * well. The run's row is held meanwhile: whoever resumes it comes before, and nothing is parked, or after, and wakes it.
 */
export async function parkMessages(sender: LiveSender, run: { accountId: number; runId: number }): Promise<void> {
  const { pending, claimed } = stateSql
  await sender.write([
    sql`with paused as materialized (
          select r.account_id, r.id from runs r
          where r.account_id = ${run.accountId} and r.id = ${run.runId} and r.state = ${runStateSql.paused} for share)
        update messages m set state = case m.state when ${claimed} then ${pending} else m.state end, owner = null, due_at = 'infinity'
        from paused p
        where m.account_id = p.account_id and m.run_id = ${run.runId} and m.ctid = any(array(
          select w.ctid from messages w
          where w.account_id = ${run.accountId} and w.run_id = ${run.runId} and w.due_at < 'infinity'
            and (w.state in ${inStates(waitingStates)} or w.state = ${claimed} and w.owner = ${sender.id})
          limit ${mostParked}))
          and (m.state in ${inStates(waitingStates)} or m.state = ${claimed} and m.owner = ${sender.id})`,
  ])
}

/** After a pause everything that waits is due at once, and no older than it was. */
export function wakeMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m
    set due_at = now(),
        rested_seconds = coalesce(m.rested_seconds, 0) + extract(epoch from now() - greatest(r.paused_at, m.created_at))::int
    from runs r
    where ${tx.owns('m')} and ${tx.owns('r')} and r.id = ${runId} and m.run_id = r.id and m.due_at is not null
      and m.state in ${inStates(waitingStates)}`)
}

export function cancelWaitingMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m set state = ${stateSql.canceled}, due_at = null, reason = 'canceled'
    where ${tx.owns('m')} and m.run_id = ${runId} and m.due_at is not null and m.state in ${inStates(waitingStates)}`)
}
