import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Database, entered, type Tx } from './database.ts'

const tenant = { accountId: 7, customerId: 1 }
let database: TestDatabase
let db: Database
let heard: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const knock = (door: string, { accountId }: { accountId: number }) => void heard.push(`${door} ${accountId}`)
  db = new Database({ url: database.servingUrl, poolSize: 2, preparedStatements: true, knock })
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('a door is knocked at once per transaction, and not before its commit', async () => {
  await db.transaction(tenant, async (tx) => {
    tx.knock('events')
    tx.knock('events')
    await tx.rows(sql`select 1`)
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['events 7'])
})

test('an account that is entered on the way hears of its own news', async () => {
  await db.transaction(tenant, async (tx) => {
    tx.knock('events')
    entered(tx, { ...tenant, accountId: 8 }).knock('events')
  })
  expect(heard).toEqual(['events 7', 'events 8'])
})

test('what is undone knocks nowhere', async () => {
  const work = async (tx: Tx) => {
    tx.knock('events')
    await tx.rows(sql`select 1 / 0`)
  }
  await expect(db.transaction(tenant, work)).rejects.toMatchObject({ code: '22012' })
  expect(heard).toEqual([])
})

test('a run that is repeated knocks for its last one only', async () => {
  let runs = 0
  await db.transaction(tenant, async (tx) => {
    runs += 1
    tx.knock(`run ${runs}`)
    if (runs === 1) await tx.rows(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  expect(heard).toEqual(['run 2 7'])
})
