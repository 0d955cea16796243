import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { RoundTrip, type Statement } from './round-trip.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const statement = (text: string, ...values: unknown[]): Statement => ({ text, values })

function fly(...statements: Statement[]) {
  const trip = new RoundTrip(statements)
  client.query(trip as never)
  return trip.done
}
async function value(text: string, ...values: unknown[]): Promise<unknown> {
  const [[row] = []] = await fly(statement(`select ${text} as v`, ...values))
  return row?.v
}

describe('values', () => {
  test.each<[string, unknown, unknown]>([
    ['$1::bigint', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['$1::smallint', 3, 3],
    ['$1::numeric', 1.5, 1.5],
    ['$1::boolean', false, false],
    ['$1::text', 'ä"\\\n', 'ä"\\\n'],
    ['$1::text', null, null],
    ['$1::text', undefined, null],
    ['$1::bytea', Buffer.from([0, 255, 92]), Buffer.from([0, 255, 92])],
    ['$1::jsonb', { a: ['"', null] }, { a: ['"', null] }],
    ['$1::text[]', ['a', 'b,c', '"', '\\', '', '{}', 'NULL'], ['a', 'b,c', '"', '\\', '', '{}', 'NULL']],
    ['$1::text[]', ['a', null], ['a', null]],
    ['$1::text[]', ['', null, 1, false, 'null'], ['', null, '1', 'false', 'null']],
    ['$1::bigint[]', [1, 2], [1, 2]],
    ['$1::bigint[]', [], []],
    ['($1::jsonb[])[1]', [{ a: '"x"' }], { a: '"x"' }],
    ['($1::bytea[])[1]', [Buffer.from([1, 2])], Buffer.from([1, 2])],
    ['$1::date', '2024-02-29', '2024-02-29'],
    ['$1::timestamptz(0)', '2024-02-29 12:00:00', '2024-02-29 12:00:00'],
  ])('%s comes back as it went: %j', async (text, sent, read) => {
    expect(await value(text, sent)).toEqual(read)
    expect(await value(text, sent)).toEqual(read)
  })
})

describe('one round trip', () => {
  test('holds the rows of each statement, in order, those without rows included', async () => {
    const trip = () =>
      fly(
        statement('select generate_series(1, 3) as n'),
        statement("set local application_name = 'x'"),
        statement('select 1 as a, 2 as b where false'),
        statement('select $1::int as n', 7),
        statement('select $1::int as n', 8),
      )
    const expected = [[{ n: 1 }, { n: 2 }, { n: 3 }], [], [], [{ n: 7 }], [{ n: 8 }]]
    expect(await trip()).toEqual(expected)
    expect(await trip()).toEqual(expected)
  })

  test('is one transaction: a setting made for it is gone after it', async () => {
    const set = statement("select set_config('app.account_id', '5', true)")
    const get = statement("select current_setting('app.account_id', true) as v")
    expect((await fly(set, get))[1]).toEqual([{ v: '5' }])
    expect([[{ v: null }], [{ v: '' }]]).toContainEqual((await fly(get))[0])
  })

  test('that fails undoes what it wrote', async () => {
    await client.query('create table tried (n int)')
    await expect(fly(statement('insert into tried values (1)'), statement('select 1 / 0'))).rejects.toMatchObject({
      code: '22012',
    })
    expect((await fly(statement('select count(*) as n from tried')))[0]).toEqual([{ n: 0 }])
  })
})

describe('prepared statements after an error', () => {
  const good = statement('select 41 + $1::int as n', 1)
  const wrongValue = statement('select 41 + $1::int as n', 'x')

  test.each<[string, Statement[]]>([
    ['before the statement was parsed', [statement('select 1 / 0 as a'), good]],
    ['in its own first execution', [wrongValue]],
    ['in its text', [statement('selec 1'), good]],
    ['after it had run', [good, statement('select 2 / 0 as b')]],
  ])('%s: the connection and the statement go on working', async (_name, failing) => {
    for (let i = 0; i < 2; i++) {
      await expect(fly(...failing)).rejects.toBeInstanceOf(Error)
      expect(await fly(good, good)).toEqual([[{ n: 42 }], [{ n: 42 }]])
    }
  })

  test('a round trip queued behind a failing one is not touched by it', async () => {
    const [failed, fine] = await Promise.allSettled([fly(statement('select 3 / 0 as c'), good), fly(good)])
    expect(failed.status).toBe('rejected')
    expect(fine).toMatchObject({ status: 'fulfilled', value: [[{ n: 42 }]] })
  })
})
