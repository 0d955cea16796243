import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Permission } from '../accounts/index.ts'
import type { Scope } from '../api-keys/index.ts'

export interface KeyRow {
  id: number
  accountId: number
  name: string
  prefix: string
  scopes: Scope[]
  permissions: Permission[]
  defaultOptinMailingId: number | null
  deferUnconfirmedData: boolean
  /** Null is the usual limit. */
  minuteLimit: number | null
  concurrentLimit: number | null
  createdAt: string
  lastUsedAt: string | null
  deletedAt: string | null
}
export type NewKey = Omit<
  KeyRow,
  'id' | 'minuteLimit' | 'concurrentLimit' | 'createdAt' | 'lastUsedAt' | 'deletedAt'
> & { secretHash: Buffer }

export async function insertKey(tx: OperatorTx, key: NewKey, now: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into api_keys (account_id, customer_id, name, prefix, secret_hash, scopes, permissions, default_optin_mailing_id,
                          defer_unconfirmed_data, created_at)
    select a.id, a.customer_id, ${key.name}, ${key.prefix}, ${key.secretHash}, ${key.scopes}, ${key.permissions},
           ${key.defaultOptinMailingId}::bigint, ${key.deferUnconfirmedData}, ${now}
    from accounts a where a.id = ${key.accountId}
    returning id`)
  return (row as { id: number }).id
}

export async function setKeyChannels(
  tx: OperatorTx,
  accountId: number,
  keyId: number,
  channelIds: readonly number[],
): Promise<void> {
  await tx.rows(sql`delete from api_key_channels where account_id = ${accountId} and api_key_id = ${keyId}`)
  await tx.rows(sql`
    insert into api_key_channels (account_id, api_key_id, channel_id)
    select ${accountId}, ${keyId}, id from unnest(${channelIds}::bigint[]) as id`)
}

export async function findKey(tx: OperatorTx, prefix: string): Promise<KeyRow | undefined> {
  const [row] = await tx.rows<KeyRow>(sql`select ${columns} from api_keys k where k.prefix = ${prefix}`)
  return row
}

export function listKeys(tx: OperatorTx, accountId: number): Promise<KeyRow[]> {
  return tx.rows<KeyRow>(sql`select ${columns} from api_keys k where k.account_id = ${accountId} order by k.id`)
}

const columns = sql`
  k.id, k.account_id as "accountId", k.name, k.prefix, k.scopes, k.permissions, k.default_optin_mailing_id as "defaultOptinMailingId",
  k.defer_unconfirmed_data as "deferUnconfirmedData", k.minute_limit as "minuteLimit",
  k.concurrent_limit as "concurrentLimit", k.created_at as "createdAt", k.last_used_at as "lastUsedAt", k.deleted_at as "deletedAt"`

export async function updateKey(tx: OperatorTx, key: KeyRow): Promise<void> {
  await tx.rows(sql`
    update api_keys
    set name = ${key.name}, scopes = ${key.scopes}, permissions = ${key.permissions},
        default_optin_mailing_id = ${key.defaultOptinMailingId}::bigint, defer_unconfirmed_data = ${key.deferUnconfirmedData},
        minute_limit = ${key.minuteLimit}::integer, concurrent_limit = ${key.concurrentLimit}::integer,
        deleted_at = ${key.deletedAt}::timestamptz
    where account_id = ${key.accountId} and id = ${key.id}`)
}
