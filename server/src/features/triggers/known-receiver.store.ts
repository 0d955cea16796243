import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Guard } from '../subscribers/status.rules.ts'

/** Where a receiver stands in one channel. */
export interface ReceiverStanding {
  status: Columns<'subscriptions'>['status']
  /** Why they are or were archived there. */
  guard: Guard
}

/** A receiver the account knows. */
export interface KnownReceiver {
  id: number
  email: string
  emailKey: string
  languageIso: string | null
  /** By channel id. */
  standings: Record<string, ReceiverStanding>
  /** Why nothing is sent to the address, whichever channels there are; see `closesAddress`. */
  addressGuard: Guard
}

export function findKnownReceivers(
  tx: Tx,
  { emailKeys, ids }: { emailKeys: readonly string[]; ids: readonly number[] },
): Promise<KnownReceiver[]> {
  return tx.rows<KnownReceiver>(sql`
    select s.id, s.email, s.email_key as "emailKey", s.language_iso as "languageIso",
           s.address_guard as "addressGuard",
           (select coalesce(jsonb_object_agg(x.channel_id, jsonb_build_object(
              'status', x.status, 'guard', x.guard | (1 << coalesce(x.status_addition, 0)))), '{}') from subscriptions x
            where x.account_id = s.account_id and x.subscriber_id = s.id) as standings
    from subscribers s
    where ${tx.owns('s')} and (s.email_key = any(${emailKeys}::text[]) or s.id = any(${ids}::bigint[]))`)
}
