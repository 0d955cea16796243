import { loadFullAccount } from '../../src/features/account-setup/index.ts'
import { type AnyJobKind, enqueueJob } from '../../src/features/jobs/index.ts'
import type { TestAccount } from '../factories.ts'
import type { TestApi } from '../test-api.ts'

/** A user asks for a job, in a transaction of their account. */
export function askForJob(
  { app: { clock, config, secrets, db } }: TestApi,
  { accountId, customerId }: TestAccount,
  kind: AnyJobKind,
  { userId, input = {} }: { userId: number; input?: Record<string, unknown> },
): Promise<number> {
  return db.transaction({ accountId, customerId }, async (tx) => {
    const account = await loadFullAccount(tx)
    if (!account) throw new Error('no account')
    const act = { tx, reader: tx, account, clock, config, secrets, may: () => true }
    return enqueueJob({ ...act, actor: { kind: 'user', userId }, evidence: { by: 'nobody' } }, kind, input)
  })
}
