import sql from 'sql-template-tag'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export interface TestAddress
  extends Columns<'test_addresses', 'id' | 'email' | 'languageIso' | 'askedAt' | 'expiresAt' | 'confirmedAt'> {
  /** Of the link; what was confirmed stays. */
  hasExpired: boolean
}

const columns = sql`
  t.id, t.email, t.language_iso as "languageIso", t.asked_at as "askedAt", t.expires_at as "expiresAt",
  t.confirmed_at as "confirmedAt", t.confirmed_at is null and t.expires_at <= now() as "hasExpired"`

export function listTestAddresses(reader: Reader): Promise<TestAddress[]> {
  return reader.rows<TestAddress>(sql`
    select ${columns} from test_addresses t where ${reader.owns('t')} order by t.email_key`)
}

export async function findTestAddress(reader: Reader, emailKey: string): Promise<TestAddress | undefined> {
  const [address] = await reader.rows<TestAddress>(sql`
    select ${columns} from test_addresses t where ${reader.owns('t')} and t.email_key = ${emailKey}`)
  return address
}

export interface NewTestAddress
  extends Columns<'test_addresses', 'email' | 'emailKey' | 'languageIso' | 'addedBy' | 'tokenHash'> {
  goodForMinutes: number
}

/** A newer link takes the place of the former. */
export function saveTestAddress(tx: Tx, address: NewTestAddress): void {
  tx.write(sql`
    insert into test_addresses (account_id, customer_id, email, email_key, language_iso, added_by, token_hash, expires_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${address.email}, ${address.emailKey}, ${address.languageIso}, ${address.addedBy},
            ${address.tokenHash}, now() + make_interval(mins => ${address.goodForMinutes}))
    on conflict (account_id, email_key) do update
    set language_iso = excluded.language_iso, added_by = excluded.added_by, token_hash = excluded.token_hash,
        asked_at = now(), expires_at = excluded.expires_at`)
}

export async function deleteTestAddress(tx: Tx, id: number): Promise<boolean> {
  const deleted = await tx.rows(sql`
    delete from test_addresses t where ${tx.owns('t')} and t.id = ${id} returning t.id`)
  return deleted.length > 0
}

export interface ShownTestAddress extends Columns<'test_addresses', 'accountId' | 'customerId' | 'email'> {
  isConfirmed: boolean
}

const nameLink = (tokenHash: Buffer) => sql`select set_config('app.link_hash', ${tokenHash.toString('hex')}, true)`
const isGood = sql`(t.confirmed_at is not null or t.expires_at > now())`

/** The one whose link is shown, while it is good; for good once it was used. */
export async function findByLink(db: Database, tokenHash: Buffer): Promise<ShownTestAddress | undefined> {
  const [, [address]] = await db.outsideTenants<[Row, ShownTestAddress]>([
    nameLink(tokenHash),
    sql`select t.account_id as "accountId", t.customer_id as "customerId", t.email, t.confirmed_at is not null as "isConfirmed"
        from test_addresses t where t.token_hash = ${tokenHash} and ${isGood}`,
  ])
  return address
}

/** Nothing where the link is not good any more; the first time counts. */
export async function confirmByLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  tx.write(nameLink(tokenHash))
  const rows = await tx.rows(sql`
    update test_addresses t set confirmed_at = coalesce(t.confirmed_at, now())
    where t.token_hash = ${tokenHash} and ${isGood} returning t.id`)
  return rows.length > 0
}
