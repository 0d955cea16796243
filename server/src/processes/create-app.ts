import { randomBytes } from 'node:crypto'
import type { App } from '../platform/app/app.ts'
import { createDoorbell } from '../platform/broker/doorbell.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { createLimiter } from '../platform/limiter/limiter.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { secretsFor } from '../platform/secrets/known-secrets.ts'
import { knockAtDoors } from './knock-at-doors.ts'

/** The parts of a serving process; tests replace single ones. */
export function createApp(config: Config, parts: Partial<App> = {}): App {
  const log = parts.log ?? createLog(config.LOG_LEVEL)
  const metrics = parts.metrics ?? createMetrics()
  const doorbell = parts.doorbell ?? createDoorbell(config.NATS_URL, log)
  const limiter =
    parts.limiter ??
    createLimiter({
      redisUrl: config.REDIS_URL,
      patienceMs: config.REDIS_PATIENCE_MS,
      processName: `api-${process.pid}-${randomBytes(4).toString('hex')}`,
      log,
      onModeChange: (mode) => metrics.limiterLocal.set(mode === 'local' ? 1 : 0),
    })
  return {
    config,
    log,
    metrics,
    doorbell,
    limiter,
    clock: parts.clock ?? systemClock,
    secrets: parts.secrets ?? secretsFor(config),
    db:
      parts.db ??
      new Database({
        url: config.DATABASE_URL,
        poolSize: config.DATABASE_POOL_SIZE,
        preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
        knock: knockAtDoors({ doorbell, limiter }),
      }),
  }
}
