import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { laneSql, stateSql } from './message-state.rules.ts'
import type { SealedValues } from './sealed-values.rules.ts'

/** Ids of messages to come, so that an answer can name them before they are written. */
export async function reserveMessageIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select nextval('message_ids') as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** What only this mail says. */
export interface MessagePayload {
  placeholders?: SealedValues
  subject?: string
  senderName?: string
  /** Of a test mail: where it goes. */
  to?: string
}

export interface SingleMessage {
  id: number
  runId: number
  contentId: number
  /** 0 = nobody of the account. */
  subscriberId: number
  payload: MessagePayload
}

/**
 * Puts single mails on the ledger, ahead of every newsletter; the sending engine takes them from there. When they are due
 * and how old they are goes by the database's clock, which every sender reads.
 */
export function queueSingleMessages(tx: Tx, messages: readonly SingleMessage[]): void {
  tx.knock(doors.priority)
  if (messages.length === 0) return
  const column = <K extends keyof SingleMessage>(name: K) => messages.map((message) => message[name])
  tx.write(sql`
    insert into messages (account_id, run_id, id, content_id, subscriber_id, payload, due_at, created_at, lane, state)
    select ${tx.tenant.accountId}, m.*, now(), date_trunc('second', now()), ${laneSql.priority}, ${stateSql.pending}
    from unnest(${column('runId')}::bigint[], ${column('id')}::bigint[], ${column('contentId')}::bigint[],
                ${column('subscriberId')}::bigint[], ${column('payload')}::jsonb[]) m`)
}
