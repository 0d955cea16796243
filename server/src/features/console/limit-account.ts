import { type AccountLimits, limitAccount } from '../account-setup/index.ts'
import { actAs, type Doer, tenantOfAccount } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import type { Desk } from '../operators/index.ts'

/** Over all keys of the account, from its next request on. It stands in the audit log of the account. */
export async function setLimits(desk: Desk, doer: Doer, accountId: number, limits: AccountLimits): Promise<void> {
  const tenant = await tenantOfAccount(desk, accountId)
  await desk.db.transaction(tenant, async (tx) => {
    const act = await actAs(desk, tx, doer.actor, doer.evidence)
    const { minuteLimit, concurrentLimit } = act.account
    await limitAccount(act, limits)
    await recordAct(act, {
      act: 'account.limit',
      objectId: null,
      changes: {
        minuteLimit: [minuteLimit, limits.minuteLimit ?? null],
        concurrentLimit: [concurrentLimit, limits.concurrentLimit ?? null],
      },
    })
  })
}
