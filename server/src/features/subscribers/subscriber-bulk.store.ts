import type { BulkTx } from '../../platform/db/bulk-connection.ts'
import { insertInBulk, stagingTable, type Value } from '../../platform/db/bulk-insert.ts'
import type { Subscriber } from './subscriber.rules.ts'
import { columnNames } from './subscriber.store.ts'

export const stagedSubscribers = stagingTable('subscribers')

const subscriberColumns: Record<string, (s: Subscriber) => Value> = Object.fromEntries(
  (Object.keys(columnNames) as (keyof Subscriber)[]).map((member) => [columnNames[member], (s) => copied(s[member])]),
)

/** JSON goes as its text. */
function copied(value: Subscriber[keyof Subscriber]): Value {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** The way for thousands at a time. */
export function insertSubscribersInBulk(tx: BulkTx, subscribers: readonly Subscriber[]): Promise<void> {
  return insertInBulk(tx, 'subscribers', subscriberColumns, subscribers)
}
