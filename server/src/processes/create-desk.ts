import type { Desk } from '../features/operators/index.ts'
import type { App } from '../platform/app/app.ts'
import { createEngine } from './create-engine.ts'
import { createOperator } from './create-operator.ts'

/** What the console works with: the accounts of everyone by a login that owns nothing, and what the engine sees. */
export function createDesk(app: App): Desk & { close(): Promise<void> } {
  const { config, clock, secrets, limiter, doorbell, log, metrics } = app
  const { close, ...operator } = createOperator(
    { ...config, DATABASE_ADMIN_URL: config.CONSOLE_DATABASE_URL },
    { limiter, clock, secrets },
  )
  const engine = createEngine(config, { log, doorbell, metrics, clock, secrets })
  return {
    ...operator,
    config,
    log,
    doorbell,
    engine,
    close: async () => {
      await close()
      await engine.db.close()
    },
  }
}
