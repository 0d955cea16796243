import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { enqueueJob, findJob, jobRefusals } from '../jobs/index.ts'
import { bulkActRefusals } from './bulk-act.refusals.ts'
import { isUndoable, isUndoOver } from './bulk-act.rules.ts'
import { countUndoable } from './bulk-act.store.ts'
import { undoOrder } from './bulk-orders.ts'

/** Takes an act on many back, of everybody who was not changed since; that is a job, too. */
export async function undoBulkAct(act: Act<FullAccount>, jobId: number): Promise<number> {
  const job = await findJob(act.tx, jobId)
  if (!job) throw jobRefusals.job_not_found()
  const { kind, finishedAt } = job
  const isLate = finishedAt === null || isUndoOver(millisecondsOf(finishedAt), millisecondsOf(actTime(act)))
  if (!isUndoable(kind) || isLate || (await countUndoable(act.tx, jobId)) === 0) throw bulkActRefusals.bulk_undo_over()
  const groupId = ((job.result ?? {}) as { groupId?: number }).groupId ?? null
  return enqueueJob(act, undoOrder, { jobId, act: kind, groupId })
}
