import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../src/platform/db/migrate.ts'
import { serviceUrls } from './service-urls.ts'

const directory = new URL('../src/migrations/', import.meta.url)
const name = `test_${randomBytes(6).toString('hex')}`
const urls = serviceUrls()
const ownerUrl = urls.admin(name).replace('postrider_admin', name)

async function asSuperuser(database: string, ...statements: [string, unknown[]?][]): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: urls.admin(database) })
  await client.connect()
  try {
    let rows: pg.QueryResult['rows'] = []
    for (const [text, values] of statements) rows = (await client.query(text, values)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** As a database that is older than some migrations: they count as done, until they are forgotten. */
async function migrateBefore(first: string): Promise<void> {
  const later = readdirSync(directory).filter((file) => file >= first && file.endsWith('.sql'))
  const sums = later.map((file) =>
    createHash('sha256')
      .update(readFileSync(new URL(file, directory)))
      .digest('hex'),
  )
  await asSuperuser(
    name,
    [
      'create table migrations (name text primary key, checksum text not null, applied_at timestamptz(0) default now())',
    ],
    [`alter table migrations owner to ${name}`],
    ['insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])', [later, sums]],
  )
  await migrate(ownerUrl)
  await asSuperuser(name, ['delete from migrations where name >= $1', [first]])
}

beforeAll(() =>
  asSuperuser('postgres', [`create role ${name} login createrole`], [`create database ${name} owner ${name}`]),
)
afterAll(() =>
  asSuperuser('postgres', [`drop database if exists ${name} with (force)`], [`drop role if exists ${name}`]),
)

test('accounts that were there keep opens and clicks for thirteen months, whoever owns the tables', async () => {
  await migrateBefore('0222')
  await asSuperuser(
    name,
    ["insert into customers (name, created_at) values ('Nord', now())"],
    ["insert into accounts (customer_id, type, name, created_at) values (1, 'S', 'Nord', now())"],
  )
  expect(await migrate(ownerUrl)).toContain('0222_opens_and_clicks_kept_shorter.sql')
  expect(await asSuperuser(name, ['select retention from accounts'])).toEqual([
    { retention: { unconfirmedDays: 30, answersDays: 30, valuesDays: 7, eventsMonths: 13 } },
  ])
  const without = asSuperuser(name, ["update accounts set retention = retention - 'eventsMonths'"])
  await expect(without).rejects.toThrow('accounts_retention_check')
})
