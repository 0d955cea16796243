import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { firstOfMonth, monthlyTables } from './month.rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const months = (...args: string[]) =>
  runPostrider(database, ['months', ...args], { ENGINE_DATABASE_URL: database.engineUrl })

test('the operator prepares the coming months, and sees what is kept', async () => {
  expect((await months('keep')).stdout).toBe('nothing was old enough to drop\n')
  const next = firstOfMonth(new Date(), 1).slice(0, 7)
  const parts: { table: string; month: string }[] = JSON.parse((await months('list', '--json')).stdout)
  const tables = parts.filter(({ month }) => month.startsWith(next)).map(({ table }) => table)
  expect(tables.sort()).toEqual([...monthlyTables].sort())
  expect((await months('list')).stdout).toMatch(new RegExp(`^messages +${next} +\\S+ +\\d+$`, 'm'))
})
