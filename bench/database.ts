import pg from 'pg'
import type { Operator } from '../server/src/features/accounts/index.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { migrate, prepareLogins } from '../server/src/platform/db/migrate.ts'
import { createOperator } from '../server/src/processes/create-operator.ts'
import { postgresStatus } from '../tools/services/postgres.ts'
import { startPrivateServices } from '../tools/services/private-services.ts'
import { ask } from '../tools/services/process-control.ts'
import { redisStatus } from '../tools/services/redis.ts'
import { privateServices } from '../tools/services/settings.ts'

/** A migrated database for one benchmark, on the private services. */
export interface BenchDatabase {
  adminUrl: string
  servingUrl: string
  engineUrl: string
  trackingUrl: string
  redisUrl: string
  natsUrl: string
  postgresPid: number
  redisPid: number
  /** As superuser. */
  pool: pg.Pool
  operator: Operator
  close(): Promise<void>
}

// Tests take the Redis databases from 0 upwards.
const redisDatabase = 14

export async function openBenchDatabase(name: string, { keep }: { keep: boolean }): Promise<BenchDatabase> {
  const services = privateServices()
  await startPrivateServices(services)
  const on = (role: string, database: string) => `postgres://${role}@127.0.0.1:${services.postgres.port}/${database}`
  const adminUrl = on('postrider_admin', name)
  const servingUrl = on('postrider', name)
  const engineUrl = on('postrider_sender', name)
  const trackingUrl = on('postrider_tracker', name)
  const consoleUrl = on('postrider_console', name)
  const redisUrl = `redis://127.0.0.1:${services.redis.port}/${redisDatabase}`
  await prepareSchema(on('postrider_admin', 'postgres'), adminUrl, { name, keep })
  await prepareLogins(adminUrl, { servingUrl, engineUrl, trackingUrl, consoleUrl })
  // Key ids repeat from one run to the next; what an earlier run has used up must not count in this one.
  await ask(services.redis.port, `SELECT ${redisDatabase}\r\nFLUSHDB\r\n`)
  const pool = new pg.Pool({ connectionString: adminUrl, max: 4 })
  // Everything is set up before a server starts, so nobody has to be told of changes.
  const operator = createOperator(
    loadConfig({ ...process.env, DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: servingUrl }),
  )
  return {
    adminUrl,
    servingUrl,
    engineUrl,
    trackingUrl,
    redisUrl,
    natsUrl: `nats://127.0.0.1:${services.nats.port}`,
    postgresPid: pidOf(postgresStatus(services.postgres)),
    redisPid: pidOf(redisStatus(services.redis)),
    pool,
    operator,
    close: async () => {
      await operator.close()
      await pool.end()
    },
  }
}

async function prepareSchema(
  maintenanceUrl: string,
  adminUrl: string,
  { name, keep }: { name: string; keep: boolean },
) {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount && keep && (await isUpToDate(adminUrl))) return
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    await migrate(adminUrl)
    await prepareMonths(adminUrl)
  } finally {
    await client.end()
  }
}

/** As many parts as an installation has that has been running for years: thirteen months that were, this one, three to come. */
async function prepareMonths(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query("select prepare_months(date_trunc('month', now())::date, 16)")
  await client.end()
}

/** Data of an earlier run is kept only when its schema still is the one of today. */
function isUpToDate(adminUrl: string): Promise<boolean> {
  return migrate(adminUrl).then(
    () => true,
    () => false,
  )
}

function pidOf(status: ReturnType<typeof postgresStatus>): number {
  if (status.state !== 'running') throw new Error('a private service is not running')
  return status.pid
}
