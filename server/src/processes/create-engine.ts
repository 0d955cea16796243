import type { Engine } from '../platform/app/engine.ts'
import { createDoorbell } from '../platform/broker/doorbell.ts'
import { DatabaseClock } from '../platform/clock/database-clock.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { secretsFor } from '../platform/secrets/known-secrets.ts'
import { relaysOf } from '../platform/smtp/relays.ts'
import { knockAtDoors } from './knock-at-doors.ts'

export type { Engine } from '../platform/app/engine.ts'

export function createEngine(config: Config, parts: Partial<Engine> = {}): Engine {
  const log = parts.log ?? createLog(config.LOG_LEVEL)
  const doorbell = parts.doorbell ?? createDoorbell(config.NATS_URL, log)
  const db =
    parts.db ??
    new Database({
      url: config.ENGINE_DATABASE_URL,
      poolSize: Math.min(config.DATABASE_POOL_SIZE, 10),
      preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
      knock: knockAtDoors({ doorbell }),
    })
  const databaseClock = new DatabaseClock()
  const relays = relaysOf(config)
  return {
    config,
    log,
    db,
    doorbell,
    metrics: parts.metrics ?? createMetrics(),
    clock: parts.clock ?? databaseClock,
    setClock: () => databaseClock.set(db),
    secrets: parts.secrets ?? secretsFor(config),
    relay: relays[0].settings,
    relays,
    close: async () => {
      await doorbell.close()
      await db.close()
    },
  }
}
