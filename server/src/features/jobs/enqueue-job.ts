import { doors } from '../../doors.rules.ts'
import { type Act, actorName, actTime, lockAccount, permissions } from '../accounts/index.ts'
import type { JobKind } from './define-job.ts'
import { insertJob, queueJob } from './job.store.ts'

/** Asks for a job: it is there when the act's transaction is committed, and only then. It will act as whoever asks now. */
export async function enqueueJob<I, P>(act: Act, { kind, input: schema }: JobKind<I, P>, input: I): Promise<number> {
  const { tx, actor } = act
  await lockAccount(tx)
  const id = await insertJob(tx, {
    kind,
    input: schema.parse(input),
    createdBy: actorName(actor),
    actor,
    permissions: permissions.filter((permission) => act.may(permission)),
    createdAt: actTime(act),
  })
  queueJob(tx, id)
  tx.knock(doors.jobs)
  return id
}
