import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settlesBefore } from '../../../test/beside-a-timer.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Database } from './database.ts'
import type { Tenant } from './tenant.ts'
import { startWireProxy, type WireProxy } from './testing/wire-proxy.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const tenant: Tenant = { accountId: 1, customerId: 1 }
const one = sql`select 1 as n`
let database: TestDatabase
let proxy: WireProxy
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  proxy = await startWireProxy(database.servingUrl)
  db = new Database({ url: proxy.url, poolSize: 2, preparedStatements: true })
})
afterEach(async () => {
  proxy.freeze(false)
  await db.close()
  await proxy.close()
})
afterAll(() => database.drop())

const read = () => db.reader(tenant).rows(one)

test('a connection lost under a statement is DatabaseUnavailable, and the next read has a new one', async () => {
  const slow = db.reader(tenant).rows(sql`select pg_sleep(5)`)
  await sleep(200)
  proxy.cut()
  await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await read()).toEqual([{ n: 1 }])
})

test('a connection lost between two round trips of a transaction is DatabaseUnavailable', async () => {
  const work = db.transaction(tenant, async (tx) => {
    await tx.rows(one)
    proxy.cut()
    await sleep(100)
    await tx.rows(one)
  })
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await read()).toEqual([{ n: 1 }])
})

test('a backend ended by an administrator is DatabaseUnavailable, whether it works or waits', async () => {
  const end = (state: string) =>
    database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postrider' and datname = current_database() and state = $1`,
      [state],
    )
  const slow = db.reader(tenant).rows(sql`select pg_sleep(5)`)
  const waiting = db.transaction(tenant, async (tx) => {
    await tx.rows(one)
    await sleep(400)
    await tx.rows(one)
  })
  const outcomes = Promise.allSettled([slow, waiting])
  await sleep(200)
  await end('active')
  await end('idle in transaction')
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  expect(await read()).toEqual([{ n: 1 }])
})

test('an idle connection that dies is replaced without anybody noticing', async () => {
  await read()
  proxy.cut()
  await sleep(100)
  expect(await read()).toEqual([{ n: 1 }])
})

test('a server that cannot be reached is DatabaseUnavailable within two seconds', async () => {
  const nowhere = new Database({
    url: 'postgres://postrider@127.0.0.1:1/nowhere',
    poolSize: 1,
    preparedStatements: true,
  })
  await expect(nowhere.reader(tenant).rows(one)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await nowhere.close()
})

test('a server that accepts and stays silent is DatabaseUnavailable within two seconds', async () => {
  proxy.freeze(true)
  const reading = read()
  expect(await settlesBefore(2000, reading)).toBe(true)
  await expect(reading).rejects.toBeInstanceOf(DatabaseUnavailable)
})

test('a pool without a free connection is DatabaseUnavailable within two seconds', async () => {
  const holders = [1, 2].map(() => db.reader(tenant).rows(sql`select pg_sleep(3)`))
  await sleep(100)
  const reading = read()
  expect(await settlesBefore(2000, reading)).toBe(true)
  await expect(reading).rejects.toBeInstanceOf(DatabaseUnavailable)
  await Promise.all(holders)
})

test('a connection that falls silent in the middle is given up and dropped', async () => {
  await read()
  proxy.freeze(true)
  await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailable)
  proxy.freeze(false)
  expect(await read()).toEqual([{ n: 1 }])
})

test.each([
  ['statement_timeout', sql`select pg_sleep(2)`],
  ['lock_timeout', sql`select pg_advisory_xact_lock(7)`],
])('%s is DatabaseUnavailable, and undoes the transaction', async (setting, statement) => {
  const [holder] = await Promise.all([
    setting === 'lock_timeout' ? holdLock() : undefined,
    sleep(setting === 'lock_timeout' ? 200 : 0),
  ])
  const work = db.transaction(tenant, async (tx) => {
    await tx.rows(sql`select set_config(${setting}, '100ms', true)`)
    await tx.rows(statement)
  })
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
  holder?.release()
  await holder?.done
  expect(await read()).toEqual([{ n: 1 }])
})

/** Holds the advisory lock until it is told to release it. */
async function holdLock() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = db.transaction({ accountId: 2, customerId: 2 }, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(7)`)
    await promise
  })
  return { release: resolve, done }
}
