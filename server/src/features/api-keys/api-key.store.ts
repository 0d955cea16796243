import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { LegalBasis, Permission } from '../accounts/index.ts'
import type { Scope } from './scope.rules.ts'

export interface ApiKey
  extends Columns<
    'api_keys',
    | 'id'
    | 'accountId'
    | 'customerId'
    | 'name'
    | 'prefix'
    | 'secretHash'
    | 'defaultOptinMailingId'
    | 'deferUnconfirmedData'
    | 'minuteLimit'
    | 'concurrentLimit'
    | 'createdAt'
    | 'lastUsedAt'
  > {
  scopes: Scope[]
  permissions: Permission[]
  defaultLegalBasis: LegalBasis
}

const keyColumns = sql`
  k.id, k.account_id as "accountId", k.customer_id as "customerId", k.name, k.prefix, k.secret_hash as "secretHash", k.scopes,
  k.permissions, k.default_optin_mailing_id as "defaultOptinMailingId", k.defer_unconfirmed_data as "deferUnconfirmedData",
  k.default_legal_basis as "defaultLegalBasis",
  k.minute_limit as "minuteLimit", k.concurrent_limit as "concurrentLimit",
  k.created_at as "createdAt", k.last_used_at as "lastUsedAt"`

/** Before any account is known: row-level security shows the one key whose prefix the transaction names. */
export async function findApiKey(db: Database, prefix: string): Promise<ApiKey | undefined> {
  const [, [rows]] = await db.outsideTenants<[Row, ApiKey]>([
    sql`select set_config('app.key_prefix', ${prefix}, true)`,
    sql`select ${keyColumns} from api_keys k where k.prefix = ${prefix} and k.deleted_at is null`,
  ])
  return rows
}

/** The account's keys, deleted ones left out. */
export function listKeys(reader: Reader): Promise<ApiKey[]> {
  return reader.rows<ApiKey>(
    sql`select ${keyColumns} from api_keys k where ${reader.owns('k')} and k.deleted_at is null order by k.id`,
  )
}

export async function listKeyChannels(reader: Reader, keyId: number): Promise<number[]> {
  const rows = await reader.rows<{ channelId: number }>(sql`
    select c.channel_id as "channelId" from api_key_channels c
    where ${reader.owns('c')} and c.api_key_id = ${keyId} order by c.channel_id`)
  return rows.map((row) => row.channelId)
}

/** Of all keys that are not deleted, by key. */
export async function listChannelsOfKeys(reader: Reader): Promise<Map<number, number[]>> {
  const rows = await reader.rows<{ keyId: number; channelIds: number[] }>(sql`
    select c.api_key_id as "keyId", array_agg(c.channel_id order by c.channel_id) as "channelIds"
    from api_key_channels c where ${reader.owns('c')} group by c.api_key_id`)
  return new Map(rows.map(({ keyId, channelIds }) => [keyId, channelIds]))
}

export type NewKey = Omit<ApiKey, 'id' | 'accountId' | 'customerId' | 'minuteLimit' | 'concurrentLimit' | 'lastUsedAt'>

export async function insertKey(tx: Tx, key: NewKey): Promise<number> {
  const { accountId, customerId } = tx.tenant
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into api_keys (account_id, customer_id, name, prefix, secret_hash, scopes, permissions, default_optin_mailing_id,
                          defer_unconfirmed_data, default_legal_basis, created_at)
    values (${accountId}, ${customerId}, ${key.name}, ${key.prefix}, ${key.secretHash}, ${key.scopes}, ${key.permissions},
            ${key.defaultOptinMailingId}, ${key.deferUnconfirmedData}, ${key.defaultLegalBasis}, ${key.createdAt})
    returning id`)
  return (row as { id: number }).id
}

export function setKeyChannels(tx: Tx, keyId: number, channelIds: readonly number[]): void {
  tx.write(sql`delete from api_key_channels c where ${tx.owns('c')} and c.api_key_id = ${keyId}`)
  tx.write(sql`
    insert into api_key_channels (account_id, api_key_id, channel_id)
    select distinct ${tx.tenant.accountId}::bigint, ${keyId}::bigint, id from unnest(${channelIds}::bigint[]) as id`)
}

export function updateKey(tx: Tx, key: ApiKey): void {
  tx.write(sql`
    update api_keys k
    set name = ${key.name}, scopes = ${key.scopes}, permissions = ${key.permissions},
        default_optin_mailing_id = ${key.defaultOptinMailingId}, defer_unconfirmed_data = ${key.deferUnconfirmedData},
        default_legal_basis = ${key.defaultLegalBasis},
        minute_limit = ${key.minuteLimit}, concurrent_limit = ${key.concurrentLimit}
    where ${tx.owns('k')} and k.id = ${key.id}`)
}

export function markKeyDeleted(tx: Tx, keyId: number, now: Timestamp): void {
  tx.write(sql`update api_keys k set deleted_at = ${now} where ${tx.owns('k')} and k.id = ${keyId}`)
}

export function touchApiKey(tx: Tx, keyId: number, now: Timestamp): void {
  tx.write(sql`update api_keys k set last_used_at = ${now} where ${tx.owns('k')} and k.id = ${keyId}`)
}

/** What keys point at, while it is put back under the same ids. */
export interface KeptReferences {
  mailings: { id: number; mailingId: number | null }[]
  channels: { keyId: number; channelId: number }[]
}

export async function releaseKeys(tx: Tx): Promise<KeptReferences> {
  const [mailings, channels] = await Promise.all([
    tx.rows<{ id: number; mailingId: number | null }>(
      sql`select k.id, k.default_optin_mailing_id as "mailingId" from api_keys k where ${tx.owns('k')}`,
    ),
    tx.rows<{ keyId: number; channelId: number }>(
      sql`select c.api_key_id as "keyId", c.channel_id as "channelId" from api_key_channels c where ${tx.owns('c')}`,
    ),
  ])
  tx.write(sql`update api_keys k set default_optin_mailing_id = null where ${tx.owns('k')}`)
  return { mailings, channels }
}

/** What is not there any more is left out. */
export function restoreKeys(tx: Tx, { mailings, channels }: KeptReferences): void {
  tx.write(sql`
    update api_keys k set default_optin_mailing_id = m.id
    from unnest(${mailings.map(({ id }) => id)}::bigint[], ${mailings.map(({ mailingId }) => mailingId)}::bigint[]) x (key_id, mailing_id)
    join mailings m on m.account_id = ${tx.tenant.accountId} and m.id = x.mailing_id
    where ${tx.owns('k')} and k.id = x.key_id`)
  tx.write(sql`
    insert into api_key_channels (account_id, api_key_id, channel_id)
    select c.account_id, x.key_id, c.id
    from unnest(${channels.map(({ keyId }) => keyId)}::bigint[], ${channels.map(({ channelId }) => channelId)}::bigint[]) x (key_id, channel_id)
    join channels c on ${tx.owns('c')} and c.id = x.channel_id on conflict do nothing`)
}
