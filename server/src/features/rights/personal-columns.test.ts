import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { columnsOf, listedColumns, personalColumns } from './personal-columns.rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Parts of a partitioned table have its columns. */
async function columnsInCatalogue(): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p', 'm', 'f') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|graphile_worker)'`,
  )
  return rows.map(({ name }) => name).sort()
}

test('every column of every table is listed once, with what it holds', async () => {
  expect(listedColumns().sort()).toEqual(await columnsInCatalogue())
})

test('a new column is noticed, and so is a table', async () => {
  await database.query('create table visits (account_id bigint)')
  await database.query('alter table subscribers add column shoe_size text')
  const listed = listedColumns()
  const unlisted = (await columnsInCatalogue()).filter((name) => !listed.includes(name))
  expect(unlisted).toEqual(['subscribers.shoe_size', 'visits.account_id'])
})

test('what is personal belongs to somebody, so that it can be found for them', () => {
  const ownerless = Object.keys(personalColumns).filter(
    (table) =>
      [...columnsOf(table, 'personal'), ...columnsOf(table, 'fact')].length > 0 &&
      columnsOf(table, 'subject').length !== 1,
  )
  expect(ownerless).toEqual([])
})
