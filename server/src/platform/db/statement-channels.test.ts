import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StatementRecorder } from '../../../test/statement-recorder.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Database, type Reader } from './database.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = new Database({ url: database.servingUrl, poolSize: 1, preparedStatements: true })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const tenant = { accountId: 1, customerId: 1 }
const asked = () => sql`select a.name, null as nothing, 1 as one from (select) o left join accounts a on a.id = 1`
const read = (reader: Reader) => reader.rows(asked())

test.each<[string, () => Promise<unknown>]>([
  ['a reader', () => read(db.reader(tenant))],
  ['a transaction', () => db.transaction(tenant, read)],
  ['a call outside any tenant', () => db.outsideTenants([sql`select 1`])],
])('who listens learns who asked in %s', async (_name, work) => {
  const recorder = new StatementRecorder()
  recorder.start()
  await work()
  recorder.stop()
  const [statement] = recorder.statements().filter(({ callers }) => callers.length > 0)
  expect(statement?.callers).toEqual([
    {
      index: 0,
      frames: [expect.stringMatching(/^server\/src\/platform\/db\/statement-channels\.test\.ts:/), ...more()],
    },
  ])

  function more() {
    return statement?.callers[0]?.frames.slice(1) ?? []
  }
})

test('and what came: columns with the table they are from, and where there was nothing', async () => {
  const recorder = new StatementRecorder()
  recorder.start()
  const alone = new Database({ url: database.servingUrl, poolSize: 1, preparedStatements: true })
  await read(alone.reader(tenant))
  await alone.close()
  recorder.stop()
  const statement = recorder.statements().find(({ text }) => text === asked().text)
  const [table] = await database.query<{ oid: number }>("select 'accounts'::regclass::oid")
  expect(statement?.columns).toEqual([
    { name: 'name', dataTypeID: 25, tableID: table?.oid, columnID: 4 },
    { name: 'nothing', dataTypeID: 25, tableID: 0, columnID: 0 },
    { name: 'one', dataTypeID: 23, tableID: 0, columnID: 0 },
  ])
  expect(statement?.nulls).toEqual(['name', 'nothing'])
})
