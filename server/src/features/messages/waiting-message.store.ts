import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { inStates, stateSql, waitingStates } from './message-state.rules.ts'

/** Messages that wait for their next attempt become due at once, as after a pause. */
export function wakeMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m set due_at = now()
    where ${tx.owns('m')} and m.run_id = ${runId} and m.due_at > now() and m.state in ${inStates(waitingStates)}`)
}

export function cancelWaitingMessages(tx: Tx, runId: number): void {
  tx.write(sql`
    update messages m set state = ${stateSql.canceled}, due_at = null, reason = 'canceled'
    where ${tx.owns('m')} and m.run_id = ${runId} and m.due_at is not null and m.state in ${inStates(waitingStates)}`)
}
