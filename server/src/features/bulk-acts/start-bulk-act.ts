import type { FullAccount } from '../account-setup/index.ts'
import type { Act, LegalBasis } from '../accounts/index.ts'
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
  /** On which mail may be sent again. */
  basis: LegalBasis | null
}

/** Fixes who it is for and asks for the job, in one transaction: whoever joins or changes later is not meant. */
export async function startBulkAct(
  act: Act<FullAccount>,
  selection: BulkSelection,
  { act: name, ...input }: BulkOrder,
): Promise<{ jobId: number; total: number }> {
  if (input.groupId !== null) await expectAssignable(act, input.groupId)
  const jobId = await enqueueJob(act, bulkOrders[name], input)
  return { jobId, total: await fixChosen(act, jobId, selection) }
}
