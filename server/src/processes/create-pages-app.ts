import { randomBytes } from 'node:crypto'
import { tokensFor } from '../features/assembly/index.ts'
import type { PagesApp } from '../features/pages/index.ts'
import type { App } from '../platform/app/app.ts'
import type { Config } from '../platform/config/config.ts'
import { createLimiter } from '../platform/limiter/limiter.ts'
import { createLog } from '../platform/log/log.ts'
import { createApp } from './create-app.ts'

/** Visits per minute from one address. */
const visitsPerMinute = 60

/** The parts of the pages process: a serving process with limits for people and the keys of the links. */
export function createPagesApp(config: Config, parts: Partial<App> = {}): PagesApp {
  const log = parts.log ?? createLog(config.LOG_LEVEL)
  const limiter =
    parts.limiter ??
    createLimiter({
      redisUrl: config.REDIS_URL,
      patienceMs: config.REDIS_PATIENCE_MS,
      processName: `pages-${process.pid}-${randomBytes(4).toString('hex')}`,
      processGroup: 'pages',
      minuteLimit: visitsPerMinute,
      concurrentLimit: visitsPerMinute,
      log,
    })
  return { ...createApp(config, { ...parts, log, limiter }), tokens: tokensFor(config) }
}
