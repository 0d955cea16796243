import type { Act, Look } from '../accounts/index.ts'
import { countFailed, requeueFailed } from '../messages/index.ts'
import { mayRetry } from './retry.rules.ts'
import { runRefusals } from './run.refusals.ts'
import { findRun, moveRun, type Run } from './run.store.ts'

/** Whoever got no mail of a run gets another chance. The run goes on meanwhile, so that pressing twice sends nothing twice. */
export async function retryFailed({ tx, clock }: Pick<Act, 'tx' | 'clock'>, id: number): Promise<number> {
  const run = await findRun(tx, id)
  const isMoved =
    run !== undefined && mayRetry(run, clock.now()) && (await moveRun(tx, id, { from: ['finished'], to: 'sending' }))
  if (!isMoved) throw runRefusals.retry_not_possible({ currentStatus: run?.state ?? 'gone' })
  const mails = await requeueFailed(tx, id)
  if (mails === 0) throw runRefusals.nothing_to_retry()
  return mails
}

/** How many mails of a run failed and may be tried again now. */
export async function countRetryable(
  { reader, clock }: Pick<Look, 'reader' | 'clock'>,
  run: Pick<Run, 'id' | 'state' | 'finishedAt' | 'notAfter'>,
): Promise<number> {
  return mayRetry(run, clock.now()) ? countFailed(reader, run.id) : 0
}
