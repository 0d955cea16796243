import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { loadConfig } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import { requireSecretInTime, requireSecretOfInstallation } from './check-secret.ts'

let database: TestDatabase
let logins: Database[]
beforeAll(async () => {
  database = await createTestDatabase()
  const urls = [database.servingUrl, database.engineUrl, database.trackingUrl]
  logins = urls.map((url) => new Database({ url, poolSize: 1, preparedStatements: true }))
})
afterAll(async () => {
  await Promise.all(logins.map((db) => db.close()))
  await database.drop()
})

const log = createLog('silent')
const processWith = (db: Database, POSTRIDER_SECRET: string) => ({ db, log, config: loadConfig({ POSTRIDER_SECRET }) })
const first = 'the-secret-that-the-first-process-brought'
const other = 'a-secret-that-somebody-has-mistaken-for-it'

test('the first process says which secret is the right one, and a process with another one ends', async () => {
  for (const db of logins) await requireSecretOfInstallation(processWith(db, first))
  for (const db of logins)
    await expect(requireSecretOfInstallation(processWith(db, other))).rejects.toThrow(
      'POSTRIDER_SECRET is not the one this database was set up with',
    )
})

test('the database does not tell what the secret is', async () => {
  const [row] = await database.query<{ text: string }>('select i::text as text from installation i')
  expect(row?.text).not.toContain(first)
  await expect(
    (logins[0] as Database).outsideTenants([{ text: 'select * from installation', values: [] }]),
  ).rejects.toThrow('permission denied')
})

test('a process that may serve while the database is away goes on, and is asked later', async () => {
  const away = new Database({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, preparedStatements: true })
  await expect(requireSecretOfInstallation(processWith(away, first))).rejects.toThrow('not available')
  await requireSecretInTime(processWith(away, first))
  await away.close()
})
