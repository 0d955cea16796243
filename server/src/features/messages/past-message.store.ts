import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { laneSql, stateSql } from './message-state.rules.ts'

/** A mail that arrived before anybody looked. */
export interface PastMessage {
  subscriberId: number
  wireAt: Timestamp
  queueId: string
}

/** One for each target of a run whose blocks are done. */
export function insertDelivered(tx: Tx, runId: number, messages: readonly PastMessage[]): void {
  const column = <K extends keyof PastMessage>(name: K) => messages.map((message) => message[name])
  tx.write(sql`
    insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state, attempt, queue_id)
    select ${tx.tenant.accountId}, ${runId}, x.id, x.id, x.wire_at, x.wire_at, ${laneSql.bulk}, ${stateSql.delivered}, 1, x.queue_id
    from unnest(${column('subscriberId')}::bigint[], ${column('wireAt')}::timestamptz[], ${column('queueId')}::text[])
           x (id, wire_at, queue_id)`)
}
