import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface OptinMessage {
  mailingId: number
  subscriberId: number
  channelIds: readonly number[]
  /** Values to apply when the person confirms, where the key asks for that. */
  deferredData: Record<string, unknown> | null
  createdAt: string
}

/** Puts an opt-in mail on the ledger; the sending engine takes it from there. */
export function queueOptinMessage(tx: Tx, message: OptinMessage): void {
  tx.write(sql`
    insert into messages (account_id, class, mailing_id, subscriber_id, channel_ids, deferred_data, next_at, created_at)
    values (${tx.tenant.accountId}, 'optin', ${message.mailingId}, ${message.subscriberId}, ${message.channelIds},
            ${message.deferredData}, ${message.createdAt}, ${message.createdAt})`)
}

/** How many opt-in mails one subscriber was sent since a time. */
export async function countOptinMessages(reader: Reader, subscriberId: number, since: string): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`
    select count(*) as count from messages m
    where ${reader.owns('m')} and m.subscriber_id = ${subscriberId} and m.created_at > ${since} and m.class = 'optin'`)
  return row?.count ?? 0
}
