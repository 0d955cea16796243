import type { BulkTx } from '../../platform/db/bulk-connection.ts'
import { insertInBulk, stagingTable, type Value } from '../../platform/db/bulk-insert.ts'
import { pairOf, type Subscription } from '../subscribers/subscriber.rules.ts'

export interface BulkSubscription {
  subscriberId: number
  subscription: Subscription
}

export const stagedSubscriptions = stagingTable('subscriptions')

const subscriptionColumns: Record<string, (row: BulkSubscription) => Value> = {
  subscriber_id: ({ subscriberId }) => subscriberId,
  channel_id: ({ subscription }) => subscription.channelId,
  status: ({ subscription }) => pairOf(subscription.state).status,
  status_addition: ({ subscription }) => pairOf(subscription.state).statusAddition,
  guard: ({ subscription }) => subscription.guard,
  demoted: ({ subscription }) => subscription.demoted,
  optin_at: ({ subscription }) => subscription.optinAt,
  optin_ip: ({ subscription }) => subscription.optinIp,
  received_optin_at: ({ subscription }) => subscription.receivedOptinAt,
  optout_at: ({ subscription }) => subscription.optoutAt,
  optout_ip: ({ subscription }) => subscription.optoutIp,
  optout_newsletter_id: ({ subscription }) => subscription.optoutNewsletterId,
}

/** The way for thousands at a time; their subscribers must be there. */
export function insertSubscriptionsInBulk(tx: BulkTx, rows: readonly BulkSubscription[]): Promise<void> {
  return insertInBulk(tx, 'subscriptions', subscriptionColumns, rows)
}
