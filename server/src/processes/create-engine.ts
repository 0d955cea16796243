import type { Engine } from '../platform/app/engine.ts'
import { createDoorbell } from '../platform/broker/doorbell.ts'
import { DatabaseClock } from '../platform/clock/database-clock.ts'
import { type Config, ConfigError } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { secretsFor } from '../platform/secrets/known-secrets.ts'
import type { RelaySettings } from '../platform/smtp/relay-settings.ts'
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
  return {
    config,
    log,
    db,
    doorbell,
    metrics: parts.metrics ?? createMetrics(),
    clock: parts.clock ?? databaseClock,
    setClock: () => databaseClock.set(db),
    secrets: parts.secrets ?? secretsFor(config),
    relay: relaySettings(config),
    close: async () => {
      await doorbell.close()
      await db.close()
    },
  }
}

const schemes = { 'smtp:': 'none', 'smtp+starttls:': 'starttls', 'smtps:': 'implicit' } as const

function relaySettings({ RELAY_URL, RELAY_HELO }: Pick<Config, 'RELAY_URL' | 'RELAY_HELO'>): RelaySettings {
  const { protocol, hostname, port, username, password } = new URL(RELAY_URL)
  const tls = schemes[protocol as keyof typeof schemes]
  if (!tls) throw new ConfigError('RELAY_URL must begin with smtp://, smtp+starttls:// or smtps://.')
  return {
    host: hostname,
    port: Number(port || (tls === 'implicit' ? 465 : 25)),
    tls,
    heloName: RELAY_HELO,
    ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  }
}
