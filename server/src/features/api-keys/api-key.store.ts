import sql from 'sql-template-tag'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Permission } from '../accounts/index.ts'
import type { Scope } from './scope.rules.ts'

export interface ApiKey {
  id: number
  accountId: number
  customerId: number
  prefix: string
  secretHash: Buffer
  scopes: Scope[]
  permissions: Permission[]
  defaultOptinMailingId: number | null
  deferUnconfirmedData: boolean
  /** Null is the usual limit. */
  minuteLimit: number | null
  concurrentLimit: number | null
  lastUsedAt: string | null
}

/** Before any account is known: row-level security shows the one key whose prefix the transaction names. */
export async function findApiKey(db: Database, prefix: string): Promise<ApiKey | undefined> {
  const [, rows] = await db.outsideTenants([
    sql`select set_config('app.key_prefix', ${prefix}, true)`,
    sql`select k.id, k.account_id as "accountId", k.customer_id as "customerId", k.prefix, k.secret_hash as "secretHash",
               k.scopes, k.permissions, k.default_optin_mailing_id as "defaultOptinMailingId",
               k.defer_unconfirmed_data as "deferUnconfirmedData", k.minute_limit as "minuteLimit",
               k.concurrent_limit as "concurrentLimit", k.last_used_at as "lastUsedAt"
        from api_keys k where k.prefix = ${prefix} and k.deleted_at is null`,
  ])
  return rows?.[0] as ApiKey | undefined
}

export async function listKeyChannels(reader: Reader, keyId: number): Promise<number[]> {
  const rows = await reader.rows<{ channelId: number }>(sql`
    select c.channel_id as "channelId" from api_key_channels c
    where ${reader.owns('c')} and c.api_key_id = ${keyId} order by c.channel_id`)
  return rows.map((row) => row.channelId)
}

export function touchApiKey(tx: Tx, keyId: number, now: string): void {
  tx.write(sql`update api_keys k set last_used_at = ${now} where ${tx.owns('k')} and k.id = ${keyId}`)
}
