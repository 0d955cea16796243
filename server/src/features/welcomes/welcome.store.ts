import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { states } from '../subscribers/status.rules.ts'

export interface Joined {
  subscriberId: number
  channelId: number
}

/**
 * Whoever has joined a channel is to be welcomed by each mailing of it that is active now. A row that is there already says
 * that they were, whenever that was.
 */
export function insertWelcomes(
  tx: Tx,
  joined: readonly Joined[],
  { now, isCreated }: { now: Timestamp; isCreated: boolean },
): void {
  if (joined.length === 0) return
  const [people, channels] = [joined.map(({ subscriberId }) => subscriberId), joined.map(({ channelId }) => channelId)]
  tx.write(sql`
    insert into welcomes (account_id, mailing_id, subscriber_id, channel_id, due_at)
    select m.account_id, m.id, j.subscriber_id, j.channel_id, ${now}::timestamptz + m.welcome_days * interval '1 day'
    from mailings m join unnest(${people}::bigint[], ${channels}::bigint[]) j (subscriber_id, channel_id)
      on j.channel_id = coalesce(m.channel_id, (select d.id from channels d where ${tx.owns('d')} and d.is_default))
    where ${tx.owns('m')} and m.type = 'welcome' and m.is_active and (m.welcomes_created or not ${isCreated})
    on conflict (account_id, mailing_id, subscriber_id) do nothing`)
}

const accountsAtOnce = 100

/** Accounts with somebody to welcome by now. */
export async function findWelcoming(db: Database, now: Timestamp, except: readonly number[]): Promise<Tenant[]> {
  const [accounts] = await db.outsideTenants<[Tenant]>([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a
        where a.id in (
            select w.account_id from welcomes w where w.due_at <= ${now}::timestamptz
            union all
            -- A sandbox may be ahead.
            select w.account_id from welcomes w join accounts a on a.id = w.account_id
            where is_sandbox(w.account_id) and w.due_at <= ${inAccount(now)})
          and a.id <> all(${except}::bigint[])
        order by a.id limit ${accountsAtOnce}`,
  ])
  return accounts
}

function inAccount(now: Timestamp): Sql {
  return sql`${now}::timestamptz + a.clock_ahead_seconds * interval '1 second'`
}

export interface DueWelcome {
  mailingId: number
  subscriberId: number
  /** The mailing is active, and they are still receive-ready. */
  isWanted: boolean
}

/** Locked, so that nobody else welcomes them at the same time. */
export function takeDueWelcomes(tx: Tx, now: Timestamp, limit: number): Promise<DueWelcome[]> {
  return tx.rows<DueWelcome>(sql`
    select w.mailing_id as "mailingId", w.subscriber_id as "subscriberId",
           coalesce(m.is_active, false) and exists (
             select from subscriptions s where ${tx.owns('s')} and s.subscriber_id = w.subscriber_id and s.channel_id = w.channel_id
               and s.status = ${states.receiveReady.status}) as "isWanted"
    from welcomes w join accounts a on a.id = w.account_id join mailings m on m.account_id = w.account_id and m.id = w.mailing_id
    where ${tx.owns('w')} and w.due_at <= ${inAccount(now)} order by w.due_at limit ${limit} for update of w skip locked`)
}

/** They were welcomed by this mail, or never will be. */
export function endWelcome(tx: Tx, { mailingId, subscriberId }: DueWelcome, messageId: number | null): void {
  tx.write(sql`
    update welcomes w set due_at = null, message_id = ${messageId}
    where ${tx.owns('w')} and w.mailing_id = ${mailingId} and w.subscriber_id = ${subscriberId}`)
}
