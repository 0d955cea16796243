import { prepareMonths } from '../features/months/index.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { migrate, prepareLogins } from '../platform/db/migrate.ts'

/** Brings the schema up to date, and tells what was done. */
export async function migrateDatabase(config: Config): Promise<string> {
  const applied = await migrate(config.DATABASE_ADMIN_URL)
  await prepareLogins(config.DATABASE_ADMIN_URL, {
    servingUrl: config.DATABASE_URL,
    engineUrl: config.ENGINE_DATABASE_URL,
    trackingUrl: config.TRACKING_DATABASE_URL,
    consoleUrl: config.CONSOLE_DATABASE_URL,
  })
  await beginMonths(config)
  return applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date'
}

async function beginMonths({
  ENGINE_DATABASE_URL: url,
  DATABASE_PREPARED_STATEMENTS: preparedStatements,
}: Config): Promise<void> {
  const db = new Database({ url, poolSize: 1, preparedStatements })
  try {
    await prepareMonths({ db, clock: { now: () => new Date() } })
  } finally {
    await db.close()
  }
}
