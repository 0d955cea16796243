import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { type MessageEventType, messageEventTypes } from './message-event.rules.ts'

export interface MessageListener {
  types: ReadonlySet<MessageEventType>
  /** Since when it wants to know of anything. */
  since: Timestamp
}

/** By account. Whoever is not here wants to know of no mail. */
export type MessageListeners = ReadonlyMap<number, MessageListener>

export function wants(listeners: MessageListeners, accountId: number, type: MessageEventType): boolean {
  return listeners.get(accountId)?.types.has(type) ?? false
}

/** A hook that was stopped goes on where it was, so it counts as well. */
export async function findMessageListeners(db: Database): Promise<MessageListeners> {
  const [rows] = await db.outsideTenants<[{ accountId: number; types: MessageEventType[]; since: Timestamp }]>([
    sql`select w.account_id as "accountId", array_agg(distinct t.type) as types, min(w.created_at) as since
        from webhooks w cross join lateral unnest(w.types) t (type)
        where w.types && ${messageEventTypes}::text[] and t.type = any(${messageEventTypes}::text[])
        group by w.account_id`,
  ])
  return new Map(rows.map(({ accountId, types, since }) => [accountId, { types: new Set(types), since }]))
}
