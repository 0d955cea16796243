import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { rowTypes } from './row-types.ts'

let database: TestDatabase
let written: string

beforeAll(async () => {
  database = await createTestDatabase()
  await database.query(`
    create table parcels (
      id bigint not null, weight numeric, sent_at timestamptz(0) not null, tags text[] not null, signature bytea, notes jsonb,
      size text not null check (size in ('small', 'it''s big')),
      colour text check (colour = 'red' or colour = 'blue'),
      label text check (label <> 'none'),
      priority smallint not null check (priority between 1 and 3),
      floor smallint check (floor > 0),
      status smallint not null, reason smallint,
      check ((status = 1 and reason is null) or (status = 2 and reason is not null and reason in (4, 5))));
    comment on column parcels.weight is 'In kilograms.'`)
  written = await rowTypes(database.adminUrl)
})
afterAll(() => database.drop())

test.each([
  ['a column that is never null', '    id: number\n'],
  ['a column that may be null, with its comment', '    /** In kilograms. */\n    weight: number | null\n'],
  ['a name of two words, and a time', '    sentAt: Timestamp\n'],
  ['an array', '    tags: string[]\n'],
  ['bytes', '    signature: Buffer | null\n'],
  ['JSON, of which the schema says nothing', '    notes: unknown\n'],
  ['a list of values', "    size: 'it\\'s big' | 'small'\n"],
  ['a list of values written in another way', "    colour: 'blue' | 'red' | null\n"],
  ['a check that is no list', '    label: string | null\n'],
  ['a range', '    priority: 1 | 2 | 3\n'],
  ['a range without an end', '    floor: number | null\n'],
  ['a check on two columns', '    status: 1 | 2\n    reason: 4 | 5 | null\n'],
])('%s', (_name, line) => {
  const [, parcels] = written.match(/ {2}parcels: \{\n(.*?) {2}\}\n/s) ?? []
  expect(parcels).toContain(line)
})
