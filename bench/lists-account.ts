import { createAccount, inAccount, inCustomer } from '../server/src/features/account-setup/index.ts'
import { createCustomer } from '../server/src/features/accounts/index.ts'
import { createApiKey } from '../server/src/features/api-keys/index.ts'
import { createCustomerField } from '../server/src/features/customer-fields/index.ts'
import type { BenchDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'

export interface ListsAccount {
  id: number
  channelId: number
  fieldId: number
  keys: string[]
}

const chunk = 100_000
// One client makes some hundred calls a minute here; several keys keep all of them below their limit.
const keyCount = 10

/** One account with `size` subscribers; a filled database is taken as it is, with fresh keys. */
export async function openListsAccount(database: BenchDatabase, size: number): Promise<ListsAccount> {
  if (!(await findAccount(database))) await createEmptyAccount(database)
  const account = (await findAccount(database)) as Omit<ListsAccount, 'keys'>
  await fill(database, account, size)
  const keys: string[] = []
  for (let i = 0; i < keyCount; i++) {
    const wishes = { name: `bench ${i}`, scopes: ['subscribers' as const] }
    const { key } = await inAccount(database.operator, account.id, (act) => createApiKey(act, wishes))
    keys.push(key)
  }
  return { ...account, keys }
}

async function findAccount({ pool }: BenchDatabase): Promise<Omit<ListsAccount, 'keys'> | undefined> {
  const { rows } = await pool.query<{ id: string; channel: string; field: string }>(
    `select a.id, c.id as channel, f.id as field from accounts a
     join channels c on c.account_id = a.id and c.is_default join customer_fields f on f.customer_id = a.customer_id`,
  )
  const [row] = rows
  return row && { id: Number(row.id), channelId: Number(row.channel), fieldId: Number(row.field) }
}

async function createEmptyAccount({ operator }: BenchDatabase): Promise<void> {
  const customerId = await createCustomer(operator, { name: 'Versandhaus West' })
  const translations = { de: { name: 'Kundenart', description: null } }
  await inCustomer(operator, customerId, (act) => createCustomerField(act, { fieldType: 1, type: 1, translations }))
  await createAccount(operator, { customerId, type: 'S', name: 'Versandhaus West' })
}

/** In chunks, each with its place in the same transaction, so that a broken run goes on where it stopped. */
async function fill({ pool }: BenchDatabase, account: Omit<ListsAccount, 'keys'>, size: number): Promise<void> {
  const { rows } = await pool.query('select last_subscriber_id as last from account_heads where account_id = $1', [
    account.id,
  ])
  const start = Number(rows[0].last)
  if (start >= size) return
  for (let first = start + 1; first <= size; first += chunk) {
    await fillChunk(pool, account, first, Math.min(size, first + chunk - 1))
    if (first % 1_000_000 === 1) console.log(`filling: ${first - 1} of ${size}`)
  }
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
}

// A number that looks random but is the same in every run; one id in a hundred is a gap, as after deletions.
const dice = '((n * 2654435761) % 4294967296)'
const ids = `(select n, ${dice} % 100 as d100, ${dice} % 10000 as d10000 from generate_series($2::bigint, $3::bigint) n) ids`

const syllables = "(array['ba','ke','lin','mor','ta','sche','ru','vo','hel','dri','an','eck','stei','nau','wi','fra'])"
const spread = { first: 400, last: 20_011, city: 3001, domain: 500 }

/** A made-up name of three syllables, out of as many as there are of its kind. */
function name(kind: keyof typeof spread, seed: number): string {
  const syllable = (place: number) =>
    `${syllables}[1 + ((n % ${spread[kind]}) * ${[7919, 104_729, 1_299_709][place]} / ${seed + 3 * place + 1}) % 16]`
  return `initcap(${[0, 1, 2].map(syllable).join(' || ')})`
}

async function fillChunk(
  pool: BenchDatabase['pool'],
  { id, channelId, fieldId }: Omit<ListsAccount, 'keys'>,
  first: number,
  last: number,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into subscribers (account_id, id, email, email_key, firstname, lastname, city, customer_fields, tracking_consent_at, created_at, updated_at)
       select $1, n, 'person.' || n || '@' || lower(${name('domain', 4)}) || '.example', 'person.' || n || '@' || lower(${name('domain', 4)}) || '.example', ${name('first', 1)}, case when d100 % 20 = 3 then null else ${name('last', 2)} end, ${name('city', 3)},
              jsonb_build_object($4::text, case when d10000 = 7 then 'Botschafter' when d10000 % 2 = 0 then 'Stammkunde' else 'Neukunde' end),
              case when d100 % 10 <> 4 then now() end, now() - n * interval '1 second', now() - n * interval '1 second'
       from ${ids} where d100 <> 99`,
      [id, first, last, String(fieldId)],
    )
    await client.query(
      `insert into subscriptions (account_id, subscriber_id, channel_id, status, status_addition, optin_at)
       select $1, n, $4, case when d100 < 80 then 1 when d100 < 85 then 2 else 3 end,
              case when d100 < 80 then null when d100 < 85 then 1 when d100 < 92 then 4 when d100 < 96 then 5 else 6 end, now()
       from ${ids} where d100 <> 99`,
      [id, first, last, channelId],
    )
    await client.query('update account_heads set last_subscriber_id = $2 where account_id = $1', [id, last])
  })
}
