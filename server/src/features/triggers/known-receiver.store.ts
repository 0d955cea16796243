import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'

/** A receiver the account knows. */
export interface KnownReceiver {
  id: number
  email: string
  emailKey: string
  languageIso: string | null
  /** 1, 2 or 3 by channel id. */
  statuses: Record<string, number>
  /** Why nothing is sent to the address, whichever channels there are; see `closesAddress`. */
  addressGuard: number
}

export function findKnownReceivers(
  tx: Tx,
  { emailKeys, ids }: { emailKeys: readonly string[]; ids: readonly number[] },
): Promise<KnownReceiver[]> {
  return tx.rows<KnownReceiver>(sql`
    select s.id, s.email, s.email_key as "emailKey", s.language_iso as "languageIso",
           s.address_guard as "addressGuard",
           (select coalesce(jsonb_object_agg(x.channel_id, x.status), '{}') from subscriptions x
            where x.account_id = s.account_id and x.subscriber_id = s.id) as statuses
    from subscribers s
    where ${tx.owns('s')} and (s.email_key = any(${emailKeys}::text[]) or s.id = any(${ids}::bigint[]))`)
}
