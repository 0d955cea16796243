import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Database } from './database.ts'
import { NobodyWaits, TookTooLong } from './heavy-reads.ts'

const tenant = { accountId: 1, customerId: 1 }
const other = { accountId: 2, customerId: 2 }
const stays = () => new AbortController().signal
let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = new Database({ url: database.servingUrl, poolSize: 8, preparedStatements: true })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

async function sleepers(): Promise<number> {
  const [row] = await database.query<{ n: number }>(`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`)
  return row?.n as number
}

async function eventually(found: () => Promise<number>, expected: number): Promise<void> {
  for (let tries = 0; tries < 100 && (await found()) !== expected; tries += 1) await sleep(50)
  expect(await found()).toBe(expected)
}

test('a read that nobody waits for ends in the database, too', async () => {
  const client = new AbortController()
  const asked = db.heavyReader(tenant, { limitMs: 60_000, signal: client.signal }).rows(sql`select pg_sleep(50)`)
  const refused = expect(asked).rejects.toBeInstanceOf(NobodyWaits)
  await eventually(sleepers, 1)
  client.abort()
  await refused
  await eventually(sleepers, 0)
  expect(await db.reader(tenant).rows(sql`select 1 as n`)).toEqual([{ n: 1 }])
})

test('a read has its time and no more', async () => {
  const asked = db.heavyReader(tenant, { limitMs: 100, signal: stays() }).rows(sql`select pg_sleep(50)`)
  await expect(asked).rejects.toBeInstanceOf(TookTooLong)
  expect(await db.heavyReader(tenant, { limitMs: 5000, signal: stays() }).rows(sql`select 2 as n`)).toEqual([{ n: 2 }])
})

test('an account has two at a time, whoever leaves gives up the place in the queue, and others are not held up', async () => {
  const clients = Array.from({ length: 6 }, () => new AbortController())
  const slow = clients.map(({ signal }) =>
    db
      .heavyReader(tenant, { limitMs: 60_000, signal })
      .rows(sql`select pg_sleep(50)`)
      .catch((error: unknown) => error),
  )
  await eventually(sleepers, 2)
  // A quarter of eight connections is taken; another account waits for one of these places, and short reads for none.
  expect(await db.reader(tenant).rows(sql`select 3 as n`)).toEqual([{ n: 3 }])
  const waiting = db.heavyReader(other, { limitMs: 5000, signal: stays() }).rows(sql`select 4 as n`)
  for (const client of clients) client.abort()
  expect(await waiting).toEqual([{ n: 4 }])
  for (const outcome of await Promise.all(slow)) expect(outcome).toBeInstanceOf(NobodyWaits)
  await eventually(sleepers, 0)
})
