import type { App } from '../platform/app/app.ts'
import { createJournal, type Journal } from '../platform/broker/journal.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'

/** The parts of the tracking process: a login that can do nothing but note down events, and the journal. */
export interface Tracker extends Pick<App, 'config' | 'log' | 'metrics' | 'clock' | 'db'> {
  journal: Journal
  close(): Promise<void>
}

/** Somebody waits for his page: after this long the journal takes over. */
const answerTimeoutMs = 2000

export function createTracker(config: Config, parts: Partial<Tracker> = {}): Tracker {
  const db =
    parts.db ??
    new Database({
      url: config.TRACKING_DATABASE_URL,
      poolSize: 4,
      preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
      answerTimeoutMs,
    })
  const journal = parts.journal ?? createJournal(config.NATS_URL, 'tracking')
  return {
    config,
    db,
    journal,
    log: parts.log ?? createLog(config.LOG_LEVEL),
    metrics: parts.metrics ?? createMetrics(),
    clock: parts.clock ?? systemClock,
    close: async () => {
      await journal.close()
      await db.close()
    },
  }
}
