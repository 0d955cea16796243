import type { Logger } from 'pino'
import type { Doorbell } from '../broker/doorbell.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Limiter } from '../limiter/limiter.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** What a process is made of. Functions name the parts they use: `Pick<App, 'db' | 'clock'>`. */
export interface App {
  config: Config
  db: Database
  limiter: Limiter
  doorbell: Doorbell
  clock: Clock
  secrets: Secrets
  metrics: Metrics
  log: Logger
}
