import { keepTrackingMonths } from '../features/tracking/index.ts'
import type { Config } from '../platform/config/config.ts'
import { migrate, prepareLogins } from '../platform/db/migrate.ts'

/** Brings the schema up to date, and tells what was done. */
export async function migrateDatabase(config: Config): Promise<string> {
  const applied = await migrate(config.DATABASE_ADMIN_URL)
  await prepareLogins(config.DATABASE_ADMIN_URL, {
    servingUrl: config.DATABASE_URL,
    engineUrl: config.ENGINE_DATABASE_URL,
    trackingUrl: config.TRACKING_DATABASE_URL,
  })
  await keepTrackingMonths(config.DATABASE_ADMIN_URL, new Date())
  return applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date'
}
