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

/** Waits for a connection as long as a process of its own accord does. */
function usualDatabase(url: string): Database {
  return new Database({ url: url.replace(/\?.*/, ''), poolSize: 2, preparedStatements: true })
}

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
  const end = (condition: string) =>
    database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'postrider' and datname = current_database() and ${condition}`,
    )
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const waiting = db.transaction(tenant, async (tx) => {
    await tx.rows(one)
    began.resolve()
    await ended.promise
    await tx.rows(one)
  })
  await began.promise
  const slow = db.reader(tenant).rows(sql`select pg_sleep(600)`)
  const outcomes = Promise.allSettled([slow, waiting])
  for (const condition of ["query like '%pg_sleep(600)%' and state = 'active'", "state = 'idle in transaction'"])
    await expect.poll(() => end(condition)).toHaveLength(1)
  ended.resolve()
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
  const nowhere = usualDatabase('postgres://postrider@127.0.0.1:1/nowhere')
  await expect(nowhere.reader(tenant).rows(one)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await nowhere.close()
})

test('a server that accepts and stays silent is DatabaseUnavailable within two seconds', async () => {
  proxy.freeze(true)
  const usual = usualDatabase(proxy.url)
  const reading = usual.reader(tenant).rows(one)
  expect(await settlesBefore(2000, reading)).toBe(true)
  await expect(reading).rejects.toBeInstanceOf(DatabaseUnavailable)
  proxy.freeze(false)
  await usual.close()
})

test('a pool without a free connection is DatabaseUnavailable within two seconds', async () => {
  const usual = usualDatabase(proxy.url)
  const holders = [1, 2].map(() => usual.reader(tenant).rows(sql`select pg_sleep(3)`))
  await sleep(100)
  const reading = usual.reader(tenant).rows(one)
  expect(await settlesBefore(2000, reading)).toBe(true)
  await expect(reading).rejects.toBeInstanceOf(DatabaseUnavailable)
  await Promise.all(holders)
  await usual.close()
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
  const holder = setting === 'lock_timeout' ? await holdLock() : undefined
  const work = db.transaction(tenant, async (tx) => {
    await tx.rows(sql`select set_config(${setting}, '100ms', true)`)
    await tx.rows(statement)
  })
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
  holder?.release()
  await holder?.done
  expect(await read()).toEqual([{ n: 1 }])
})

/** Has the advisory lock, until it is told to release it. */
async function holdLock() {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = db.transaction({ accountId: 2, customerId: 2 }, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(7)`)
    held.resolve()
    await released.promise
  })
  await Promise.race([held.promise, done])
  return { release: released.resolve, done }
}
