import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { pairOf, type Subscription } from '../subscribers/subscriber.rules.ts'
import type { BulkSubscription } from './subscription-bulk.store.ts'

/** Subscriptions of many people, new or changed, in one statement: the facets are kept by statement. */
export function saveSubscriptions(tx: Tx, rows: readonly BulkSubscription[]): void {
  if (rows.length === 0) return
  tx.write(sql`
    insert into subscriptions (account_id, subscriber_id, channel_id, status, status_addition, guard, demoted, optin_at, optin_ip,
                               received_optin_at, optout_at, optout_ip, optout_newsletter_id)
    select ${tx.tenant.accountId}, subscriber_id, channel_id, status, status_addition, guard, demoted, optin_at, optin_ip,
           received_optin_at, optout_at, optout_ip, optout_newsletter_id
    from json_populate_recordset(null::subscriptions, ${JSON.stringify(rows.map(rowOf))}::json)
    on conflict (account_id, subscriber_id, channel_id) do update
      set status = excluded.status, status_addition = excluded.status_addition, guard = excluded.guard, demoted = excluded.demoted,
          optin_at = excluded.optin_at, optin_ip = excluded.optin_ip, received_optin_at = excluded.received_optin_at,
          optout_at = excluded.optout_at, optout_ip = excluded.optout_ip, optout_newsletter_id = excluded.optout_newsletter_id`)
}

function rowOf({ subscriberId, subscription: x }: BulkSubscription) {
  const { status, statusAddition } = pairOf(x.state)
  return {
    subscriber_id: subscriberId,
    channel_id: x.channelId,
    status,
    status_addition: statusAddition,
    guard: x.guard,
    demoted: x.demoted,
    optin_at: utc(x.optinAt),
    optin_ip: x.optinIp,
    received_optin_at: utc(x.receivedOptinAt),
    optout_at: utc(x.optoutAt),
    optout_ip: x.optoutIp,
    optout_newsletter_id: x.optoutNewsletterId,
  } satisfies Record<string, Subscription[keyof Subscription] | Timestamp | number | null>
}

/** Timestamps of ours are UTC, which JSON has to say. */
function utc(time: Timestamp | null): string | null {
  return time && `${time}Z`
}
