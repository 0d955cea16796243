import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { expectAssignable } from '../groups/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { BulkActName } from './bulk-act.rules.ts'
import { bulkOrders } from './bulk-orders.ts'
import { type BulkSelection, fixChosen } from './fix-chosen.ts'

export interface BulkOrder {
  act: BulkActName
  groupId: number | null
  /** Why, for the consent ledger. */
  reason: string | null
}

/** Fixes who it is for and asks for the job, in one transaction: whoever joins or changes later is not meant. */
export async function startBulkAct(
  act: Act<FullAccount>,
  selection: BulkSelection,
  order: BulkOrder,
): Promise<{ jobId: number; total: number }> {
  if (order.groupId !== null) await expectAssignable(act, order.groupId)
  const jobId = await enqueueJob(act, bulkOrders[order.act], { groupId: order.groupId, reason: order.reason })
  return { jobId, total: await fixChosen(act, jobId, selection) }
}
