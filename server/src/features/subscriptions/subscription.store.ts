import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import type { State } from '../subscribers/status.rules.ts'
import { pairOf, type Subscription } from '../subscribers/subscriber.rules.ts'

export function saveSubscription(tx: Tx, subscriberId: number, x: Subscription): void {
  const { status, statusAddition } = pairOf(x.state)
  tx.write(sql`
    insert into subscriptions (account_id, subscriber_id, channel_id, status, status_addition, guard, demoted, optin_at, optin_ip,
                               received_optin_at, optout_at, optout_ip, optout_newsletter_id)
    values (${tx.tenant.accountId}, ${subscriberId}, ${x.channelId}, ${status}, ${statusAddition}, ${x.guard}, ${x.demoted}, ${x.optinAt},
            ${x.optinIp}, ${x.receivedOptinAt}, ${x.optoutAt}, ${x.optoutIp}, ${x.optoutNewsletterId})
    on conflict (account_id, subscriber_id, channel_id) do update
      set status = excluded.status, status_addition = excluded.status_addition, guard = excluded.guard, demoted = excluded.demoted,
          optin_at = excluded.optin_at, optin_ip = excluded.optin_ip, received_optin_at = excluded.received_optin_at,
          optout_at = excluded.optout_at, optout_ip = excluded.optout_ip, optout_newsletter_id = excluded.optout_newsletter_id`)
}

/** New subscriptions in a state that has no times, one for each subscriber. */
export function insertSubscriptions(tx: Tx, state: State, rows: readonly NewSubscriptionRow[]): void {
  const { status, statusAddition } = pairOf(state)
  const column = (name: keyof NewSubscriptionRow) => rows.map((row) => row[name])
  tx.write(sql`
    insert into subscriptions (account_id, subscriber_id, channel_id, guard, status, status_addition)
    select ${tx.tenant.accountId}, x.*, ${status}::smallint, ${statusAddition}::smallint
    from unnest(${column('subscriberId')}::bigint[], ${column('channelId')}::bigint[], ${column('guard')}::smallint[]) x`)
}

export interface NewSubscriptionRow {
  subscriberId: number
  channelId: number
  guard: number
}
