import type { Operator } from '../features/provisioning/index.ts'
import { type Clock, systemClock } from '../platform/clock/clock.ts'
import { type Config, loadConfig } from '../platform/config/config.ts'
import { OperatorDatabase } from '../platform/db/operator-database.ts'
import type { Limiter } from '../platform/limiter/limiter.ts'
import { createSecrets } from '../platform/secrets/secrets.ts'

/** What provisioning commands work with; `limiter` carries the announcement of changes to the API processes. */
export function createOperator(config: Config, limiter: Limiter, clock: Clock): Operator & { close(): Promise<void> } {
  const operatorDb = new OperatorDatabase(config.DATABASE_ADMIN_URL)
  return {
    operatorDb,
    clock,
    config,
    secrets: createSecrets(config.POSTRIDER_SECRET),
    announce: async (accountIds) => {
      await Promise.all(accountIds.map((id) => limiter.bumpVersion(id)))
    },
    close: () => operatorDb.close(),
  }
}

/** For benches and fault tests: no API process has to hear of what it changes. */
export function quietOperator(operatorDb: OperatorDatabase): Operator {
  const config = loadConfig(process.env)
  const secrets = createSecrets(config.POSTRIDER_SECRET)
  return { operatorDb, clock: systemClock, config, secrets, announce: async () => {} }
}
