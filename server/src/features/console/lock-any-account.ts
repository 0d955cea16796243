import { actAs, type Doer, lockAccount, tenantOfAccount } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { putUnderLock } from '../customer-accounts/index.ts'
import type { Desk } from '../operators/index.ts'

/** One operator is enough to lock an account; unlocking it takes several. */
export async function lockAnyAccount(desk: Desk, doer: Doer, accountId: number, reason: string): Promise<void> {
  const tenant = await tenantOfAccount(desk, accountId)
  await desk.db.transaction(tenant, async (tx) => {
    await lockAccount(tx)
    const act = await actAs(desk, tx, doer.actor, doer.evidence)
    putUnderLock(act, 'operator')
    await recordAct(act, { act: 'account.lock', objectId: null, changes: { reason: [null, reason] } })
  })
}
