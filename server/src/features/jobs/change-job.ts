import { doors } from '../../doors.rules.ts'
import { type Act, type Action, actTime, lockAccount } from '../accounts/index.ts'
import { jobRefusals } from './job.refusals.ts'
import { isOver } from './job.rules.ts'
import { lockJob, queueJob, type RunningJob, saveJob } from './job.store.ts'

/** Whoever steers a job needs the right to what it does, as whoever began it: an editor does not go on with an admin's erasure. */
export interface Steering {
  id: number
  /** Refuses whoever may not do this. */
  require(action: Action): void
}

/** Ends a job after the block it is at. What it has done stays done. */
export async function cancelJob(act: Act, steering: Steering): Promise<void> {
  const { id } = steering
  const job = await load(act, steering)
  if (isOver(job.state)) throw jobRefusals.job_is_over()
  saveJob(act.tx, id, { ...job, state: 'canceled', finishedAt: actTime(act) })
  act.tx.knock(doors.jobs)
}

/** Goes on where a failed or canceled job has stopped. */
export async function retryJob(act: Act, steering: Steering): Promise<void> {
  const { id } = steering
  const job = await load(act, steering)
  if (job.state !== 'failed' && job.state !== 'canceled') throw jobRefusals.job_not_over()
  saveJob(act.tx, id, { ...job, state: 'waiting', faults: 0, reason: null, finishedAt: null })
  queueJob(act.tx, id)
  act.tx.knock(doors.jobs)
}

async function load({ tx }: Act, { id, require }: Steering): Promise<RunningJob> {
  await lockAccount(tx)
  const job = await lockJob(tx, id)
  if (!job) throw jobRefusals.job_not_found()
  require(job.action as Action)
  return job
}
