import { type Act, actorName, actTime } from '../accounts/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { insertAccountExport } from './account-export.store.ts'
import { accountExportOrder } from './account-export-order.ts'

/** Everything of the account, written in the background. */
export async function startAccountExport(act: Act): Promise<number> {
  const jobId = await enqueueJob(act, accountExportOrder, {})
  insertAccountExport(act.tx, { jobId, askedBy: actorName(act.actor), createdAt: actTime(act) })
  return jobId
}
