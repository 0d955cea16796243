import { doors } from '../../doors.rules.ts'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { Refusal } from '../../platform/errors/refusal.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { type Act, type Actor, findAccountHead, lockAccount } from '../accounts/index.ts'
import type { AnyJobKind } from './define-job.ts'
import { isHopeless, isOver } from './job.rules.ts'
import { findPlace, lockJob, type RunningJob, saveJob } from './job.store.ts'

export type JobApp = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>
export type JobKinds = ReadonlyMap<string, AnyJobKind>
type Outcome = 'over' | 'goesOn'

/** Runs a job block by block for as long as `mayGoOn` says. Throws where it is to be tried again later. */
export async function runJob(
  app: JobApp,
  kinds: JobKinds,
  { tenant, jobId }: { tenant: Tenant; jobId: number },
  mayGoOn: () => boolean,
): Promise<Outcome> {
  try {
    for (;;) {
      const fetched = await fetchAhead(app, kinds, { tenant, jobId })
      const outcome = await app.db.transaction(tenant, (tx) => runBlock(app, kinds, tx, { jobId, fetched }))
      if (outcome === 'over' || !mayGoOn()) return outcome
    }
  } catch (error) {
    await app.db.transaction(tenant, (tx) => noteFault(app, tx, jobId, error))
    if (error instanceof Refusal) return 'over'
    throw error
  }
}

async function fetchAhead(
  { db, config }: JobApp,
  kinds: JobKinds,
  { tenant, jobId }: { tenant: Tenant; jobId: number },
): Promise<unknown> {
  if (![...kinds.values()].some(({ fetch }) => fetch)) return undefined
  const job = await findPlace(db.reader(tenant), jobId)
  return job && kinds.get(job.kind)?.fetch?.({ tenant, config }, job.position)
}

async function runBlock(
  app: JobApp,
  kinds: JobKinds,
  tx: Tx,
  { jobId, fetched }: { jobId: number; fetched: unknown },
): Promise<Outcome> {
  // Its account has ended.
  if (!(await findAccountHead(tx))) return 'over'
  await lockAccount(tx)
  const [job, account] = await Promise.all([lockJob(tx, jobId), loadFullAccount(tx)])
  // Canceled, done by somebody else, or gone with its account: the row decides.
  if (!job || !account || isOver(job.state)) return 'over'
  const kind = kinds.get(job.kind)
  if (!kind) throw new Error(`no job of the kind ${job.kind} is known here`)
  const act = actOf(app, tx, account, job)
  const input = kind.input.parse(job.input)
  const total = job.startedAt ? job.total : ((await kind.count?.(act, input, jobId)) ?? null)
  const block = await kind.step(act, input, job.position, jobId, fetched)
  const now = timestamp(app.clock.now())
  saveJob(tx, jobId, {
    state: block.isLast ? 'done' : 'running',
    position: block.position,
    total,
    done: job.done + block.steps,
    faults: 0,
    reason: null,
    result: block.result ?? null,
    startedAt: job.startedAt ?? now,
    finishedAt: block.isLast ? now : null,
  })
  tx.knock(doors.jobs)
  return block.isLast ? 'over' : 'goesOn'
}

/** The job acts as whoever asked for it, with what they were allowed then. */
function actOf({ clock, config, secrets }: JobApp, tx: Tx, account: FullAccount, job: RunningJob): Act<FullAccount> {
  const allowed: readonly string[] = job.permissions
  return {
    ...{ tx, reader: tx, account, clock, config, secrets },
    actor: job.actor as Actor,
    may: (permission) => allowed.includes(permission),
    evidence: { by: 'nobody' },
  }
}

/** A refusal ends the job and says why; a fault may be gone the next time. */
async function noteFault(app: JobApp, tx: Tx, jobId: number, error: unknown): Promise<void> {
  await lockAccount(tx)
  const job = await lockJob(tx, jobId)
  if (!job || isOver(job.state)) return
  const faults = job.faults + 1
  const isRefused = error instanceof Refusal
  const hasFailed = isRefused || isHopeless(faults)
  app.log.warn({ err: error, job: jobId, faults }, hasFailed ? 'a job has failed' : 'a job will be tried again')
  saveJob(tx, jobId, {
    ...job,
    faults,
    reason: isRefused ? error.code : 'internal_error',
    ...(hasFailed && { state: 'failed', finishedAt: timestamp(app.clock.now()) }),
  })
  tx.knock(doors.jobs)
}
