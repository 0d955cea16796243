import { accountsOf, type Operator } from '../features/accounts/index.ts'
import type { App } from '../platform/app/app.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/db/database.ts'
import { OperatorDatabase } from '../platform/db/operator-database.ts'
import type { Limiter } from '../platform/limiter/limiter.ts'
import { secretsFor } from '../platform/secrets/known-secrets.ts'
import { knockAtDoors } from './knock-at-doors.ts'

export interface OperatorParts extends Partial<Pick<App, 'clock' | 'secrets'>> {
  /** Carries news of changed set-up to the API processes, where any may be running. */
  limiter?: Pick<Limiter, 'bumpVersion'>
}

/** What whoever runs the installation works with: the accounts of everyone, and each of them as requests see it. */
export function createOperator(config: Config, parts: OperatorParts = {}): Operator & { close(): Promise<void> } {
  const operatorDb = new OperatorDatabase(config.DATABASE_ADMIN_URL)
  const accountsOfCustomer = async (id: number) => (await accountsOf({ operatorDb }, id)).map((account) => account.id)
  const db = new Database({
    url: config.DATABASE_URL,
    poolSize: 4,
    preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    knock: knockAtDoors({ limiter: parts.limiter, accountsOfCustomer }),
  })
  return {
    operatorDb,
    db,
    config,
    clock: parts.clock ?? systemClock,
    secrets: parts.secrets ?? secretsFor(config),
    close: async () => {
      await Promise.all([operatorDb.close(), db.close()])
    },
  }
}
