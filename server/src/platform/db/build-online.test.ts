import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { buildOnline, isOnline } from './build-online.ts'
import { MigrationError } from './migration-error.ts'

let database: TestDatabase
let builder: pg.Client
let reader: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  builder = await connect()
  reader = await connect()
  // Somebody who looked at the table and has not ended: whoever builds an index has to wait for him.
  await database.query("insert into customers (name, created_at) values ('Nord', now())")
  await reader.query('begin isolation level repeatable read')
  await reader.query('select from customers')
})
afterEach(async () => {
  await Promise.all([builder.end(), reader.end()].map((end) => end.catch(() => {})))
  await database.query('drop index if exists customer_name')
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  client.on('error', () => {})
  await client.connect()
  return client
}

const migration = '-- online\ncreate index concurrently customer_name on customers (name);\n'
const build = () => buildOnline(builder, '0099_names.sql', migration)
const isValid = async () =>
  (await database.query("select indisvalid as valid from pg_index where indexrelid = to_regclass('customer_name')"))[0]
    ?.valid
/** Until the build has its index in the catalogue, and waits. */
const begun = () => expect.poll(isValid).toBe(false)
const write = () =>
  database.query(
    "set lock_timeout = '2s'; insert into customers (name, created_at) values ('Süd', now()); reset lock_timeout",
  )

test('everybody writes while an index is built, which nobody can while it is built in a transaction', async () => {
  const building = build()
  await begun()
  await write()
  expect(await isValid()).toBe(false)
  await reader.query('commit')
  await building
  expect(await isValid()).toBe(true)

  await builder.query('begin')
  await builder.query('create index control on customers (name)')
  await expect(write()).rejects.toThrow('lock timeout')
  await builder.query('rollback')
})

test('a build that was killed begins again, and does nothing where it had come to its end', async () => {
  const killed = build().catch((error) => error)
  await begun()
  const { rows } = await reader.query("select pid from pg_stat_activity where query like 'create index concurrently%'")
  await database.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect(await killed).toBeInstanceOf(Error)
  expect(await isValid()).toBe(false)
  await reader.query('commit')

  await builder.end().catch(() => {})
  builder = await connect()
  await build()
  expect(await isValid()).toBe(true)
  const [before] = await database.query("select 'customer_name'::regclass::oid as oid")
  await build()
  expect((await database.query("select 'customer_name'::regclass::oid as oid"))[0]).toEqual(before)
})

test('an index is dropped online as well, once', async () => {
  await reader.query('commit')
  await build()
  const drop = () => buildOnline(builder, '0099_names.sql', '-- online\ndrop index concurrently customer_name;')
  await drop()
  await drop()
  expect(await isValid()).toBeUndefined()
})

test.each([
  'update customers set name = null',
  'create index customer_name on customers (name)',
  'create index concurrently on customers (name)',
  'create index concurrently if not exists customer_name on customers (name)',
])('what cannot be begun again is refused before anything is done: %s', async (statement) => {
  await expect(buildOnline(builder, '0099_names.sql', `${migration}${statement};`)).rejects.toThrow(MigrationError)
  expect(await isValid()).toBeUndefined()
})

test.each([
  [migration, true],
  ['-- Names, online or not.\ncreate index a on b (c);', false],
])('a migration says in its first line that it is built online', (text, expected) => {
  expect(isOnline(text)).toBe(expected)
})
