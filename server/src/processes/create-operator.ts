import type { Operator } from '../features/provisioning/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { OperatorDatabase } from '../platform/db/operator-database.ts'
import type { Limiter } from '../platform/limiter/limiter.ts'

/** What provisioning commands work with; `limiter` carries the announcement of changes to the API processes. */
export function createOperator(
  adminUrl: string,
  limiter: Limiter,
  clock: Clock,
): Operator & { close(): Promise<void> } {
  const operatorDb = new OperatorDatabase(adminUrl)
  return {
    operatorDb,
    clock,
    announce: async (accountIds) => {
      await Promise.all(accountIds.map((id) => limiter.bumpVersion(id)))
    },
    close: () => operatorDb.close(),
  }
}
