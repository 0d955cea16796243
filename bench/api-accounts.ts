import { createAccount, inAccount, inCustomer } from '../server/src/features/account-setup/index.ts'
import { createCustomer } from '../server/src/features/accounts/index.ts'
import { createApiKey } from '../server/src/features/api-keys/index.ts'
import { createCustomerField } from '../server/src/features/customer-fields/index.ts'
import type { BenchDatabase } from './database.ts'
import { counterMark } from './load-generator.ts'

export const connections = 10
const accountsPerConnection = 4
// At 600 requests a minute each, 400 keys carry 4,000 requests a second without one being refused.
const keysPerAccount = 10
const subscribersPerAccount = 1_000

export interface BenchAccount {
  id: number
  fieldId: number
  /** In clear; none for accounts that only a bare server works on. */
  keys: string[]
}

/** Accounts of one contestant, by connection: like the callers of a real service, no two share one. */
export type AccountSet = BenchAccount[][]

export async function createAccountSet(database: BenchDatabase, withKeys: boolean): Promise<AccountSet> {
  const { operator } = database
  const customerId = await createCustomer(operator, { name: 'Reisebüro Nord' })
  const translations = { de: { name: 'Reiseziel', description: null } }
  const fieldId = await inCustomer(operator, customerId, (act) =>
    createCustomerField(act, { fieldType: 1, type: 1, translations }),
  )
  const set: AccountSet = []
  for (let connection = 0; connection < connections; connection++) {
    const accounts: BenchAccount[] = []
    for (let i = 0; i < accountsPerConnection; i++) {
      const id = await createAccount(operator, { customerId, type: 'S', name: `Filiale ${connection}.${i}` })
      accounts.push({ id, fieldId, keys: withKeys ? await createKeys(database, id) : [] })
    }
    set.push(accounts)
  }
  await fill(
    database,
    set.flat().map(({ id }) => id),
    fieldId,
  )
  return set
}

function createKeys({ operator }: BenchDatabase, accountId: number): Promise<string[]> {
  return inAccount(operator, accountId, async (act) => {
    const keys: string[] = []
    for (let i = 0; i < keysPerAccount; i++)
      keys.push((await createApiKey(act, { name: `shop ${i}`, scopes: ['subscribers'] })).key)
    return keys
  })
}

async function fill({ pool }: BenchDatabase, accountIds: number[], fieldId: number): Promise<void> {
  const values = [accountIds, subscribersPerAccount]
  await pool.query(
    `insert into subscribers (account_id, id, email, email_key, firstname, lastname, city, customer_fields, created_at, updated_at)
     select a, n, 'person.' || n || '@example.com', 'person.' || n || '@example.com', 'Anna', 'Berg ' || n, 'Bremen',
            jsonb_build_object($3::text, 'Ziel ' || n % 7), now(), now()
     from unnest($1::bigint[]) a, generate_series(1, $2::int) n`,
    [...values, String(fieldId)],
  )
  await pool.query(
    `insert into subscriptions (account_id, subscriber_id, channel_id, status, optin_at)
     select c.account_id, n, c.id, 1, now() from channels c, generate_series(1, $2::int) n
     where c.account_id = any($1::bigint[])`,
    values,
  )
  await pool.query('update account_heads set last_subscriber_id = $2 where account_id = any($1::bigint[])', values)
}

// A client works with one key until it has done; a key is read from the database once per burst.
const requestsPerBurst = 50

/** Bursts of one key after the other, over subscribers all over the account. */
export function productReads(set: AccountSet): string[][] {
  return burstsOf(set, ({ keys }, burst, i) => {
    const key = keys[burst % keys.length] as string
    return `GET /api/v1/subscribers/${scattered(burst, i)} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}\r\n\r\n`
  })
}

export function bareReads(set: AccountSet): string[][] {
  return burstsOf(
    set,
    ({ id }, burst, i) => `GET /accounts/${id}/subscribers/${scattered(burst, i)} HTTP/1.1\r\nHost: bench\r\n\r\n`,
  )
}

export function productWrites(set: AccountSet): string[][] {
  return burstsOf(set, (account, burst) =>
    post('/api/v1/subscribers', account, `${authorization(account.keys[burst] as string)}\r\n`),
  )
}

export function bareWrites(set: AccountSet): string[][] {
  return burstsOf(set, (account) => post(`/accounts/${account.id}/subscribers`, account, ''))
}

function burstsOf(set: AccountSet, request: (account: BenchAccount, burst: number, i: number) => string): string[][] {
  const burstIndexes = Array.from({ length: keysPerAccount }, (_, i) => i)
  const requestIndexes = Array.from({ length: requestsPerBurst }, (_, i) => i)
  return set.map((accounts) =>
    burstIndexes.flatMap((burst) =>
      accounts.flatMap((account) => requestIndexes.map((i) => request(account, burst, i))),
    ),
  )
}

function scattered(burst: number, i: number): number {
  return 1 + (((burst * requestsPerBurst + i) * 37) % subscribersPerAccount)
}

function post(path: string, { fieldId }: BenchAccount, headers: string): string {
  const body = JSON.stringify({
    email: `new.${counterMark}@example.com`,
    firstname: 'Jan',
    lastname: 'Petersen',
    customerFields: { [fieldId]: 'Ziel 3' },
  })
  const head = `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n${headers}`
  return `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function authorization(key: string): string {
  return `Authorization: Basic ${Buffer.from(`api:${key}`).toString('base64')}`
}
