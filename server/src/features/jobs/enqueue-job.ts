import { doors } from '../../doors.rules.ts'
import { type Act, actorName, actTime, lockAccount, permissions } from '../accounts/index.ts'
import type { JobOrder } from './define-job.ts'
import { insertJob, queueJob } from './job.store.ts'

/** Asks for a job: it is there when the act's transaction is committed, and only then. It will act as whoever asks now. */
export async function enqueueJob<I>(act: Act, job: JobOrder<I>, input: I): Promise<number> {
  const { tx, actor } = act
  await lockAccount(tx)
  const id = await insertJob(tx, {
    kind: job.kind,
    action: job.action,
    input: job.input.parse(input),
    createdBy: actorName(actor),
    actor,
    permissions: permissions.filter((permission) => act.may(permission)),
    createdAt: actTime(act),
  })
  queueJob(tx, id)
  tx.knock(doors.jobs)
  return id
}
