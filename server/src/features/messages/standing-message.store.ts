import sql, { type Sql } from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { laneSql, stateSql } from './message-state.rules.ts'
import { occurrenceSql } from './run-state.rules.ts'

export interface StandingMessage {
  mailingId: number
  subscriberId: number
}

/** Inserts one mail of an active mailing, with what it says now; without its run it fails instead of losing the mail. */
export function standingMessage(tx: Tx, { mailingId, subscriberId }: StandingMessage): Sql {
  return sql`
    insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, content_id, lane, state)
    values (${tx.tenant.accountId},
            (select r.id from runs r
             where ${tx.owns('r')} and r.mailing_id = ${mailingId} and r.occurrence = ${occurrenceSql.standing}),
            nextval('message_ids'), ${subscriberId}, now(), now(),
            (select n.content_id from newsletters n where ${tx.owns('n')} and n.mailing_id = ${mailingId}),
            ${laneSql.priority}, ${stateSql.pending})
    returning id`
}

export async function queueStandingMessage(tx: Tx, message: StandingMessage): Promise<number> {
  tx.knock(doors.priority)
  const [row] = await tx.rows<{ id: number }>(standingMessage(tx, message))
  return (row as { id: number }).id
}
