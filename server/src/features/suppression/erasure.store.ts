import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'

/** One person erased: enough to erase them again after a restore, and to leave their address alone. */
export interface Erasure {
  subscriberId: number
  subscriberCreatedAt: Timestamp
  addressHmac: Buffer
  /** Archived reasons by channel; 0 concerns the address as a whole. */
  guards: Record<string, number>
  erasedAt: Timestamp
}

export function insertErasure(tx: Tx, erasure: Erasure): void {
  tx.write(sql`
    insert into erasures (account_id, subscriber_id, subscriber_created_at, address_hmac, guards, erased_at)
    values (${tx.tenant.accountId}, ${erasure.subscriberId}, ${erasure.subscriberCreatedAt}, ${erasure.addressHmac},
            ${erasure.guards}, ${erasure.erasedAt})
    on conflict (account_id, subscriber_id, subscriber_created_at) do nothing`)
}

export async function isErasureKnown(
  reader: Reader,
  { subscriberId, subscriberCreatedAt }: Pick<Erasure, 'subscriberId' | 'subscriberCreatedAt'>,
): Promise<boolean> {
  const rows = await reader.rows(sql`
    select 1 as known from erasures e
    where ${reader.owns('e')} and e.subscriber_id = ${subscriberId} and e.subscriber_created_at = ${subscriberCreatedAt}`)
  return rows.length > 0
}

/** Ids of erased people who had this address, the last one first. */
export async function listErasedBy(reader: Reader, addressHmac: Buffer): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select e.subscriber_id as id from erasures e
    where ${reader.owns('e')} and e.address_hmac = ${addressHmac} order by e.erased_at desc, e.subscriber_id desc`)
  return rows.map(({ id }) => id)
}

/** Of every account, oldest first. */
export async function listErasures(db: Database, since: Timestamp): Promise<(Erasure & { accountId: number })[]> {
  const [rows] = await db.outsideTenants<[Erasure & { accountId: number }]>([
    sql`select e.account_id as "accountId", e.subscriber_id as "subscriberId", e.guards,
               e.subscriber_created_at as "subscriberCreatedAt", e.address_hmac as "addressHmac", e.erased_at as "erasedAt"
        from erasures e where e.erased_at >= ${since} order by e.erased_at, e.account_id, e.subscriber_id`,
  ])
  return rows
}

export async function forgetErasures(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from erasures e using (
      select o.subscriber_id, o.subscriber_created_at from erasures o
      where ${tx.owns('o')} and o.erased_at < ${before} limit ${limit}) old
    where ${tx.owns('e')} and e.subscriber_id = old.subscriber_id and e.subscriber_created_at = old.subscriber_created_at
    returning 1 as gone`)
  return gone.length
}
