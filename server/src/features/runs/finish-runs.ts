import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import { findCompletedRuns, finishRun } from './due.store.ts'

/** A run is finished when every target has a message and no message waits for anything. */
export async function finishCompletedRuns({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): Promise<number> {
  const completed = await findCompletedRuns(db)
  for (const run of completed) {
    await db.transaction(run, async (tx) => finishRun(tx, run, timestamp(clock.now())))
    log.info({ accountId: run.accountId, runId: run.id }, 'run finished')
  }
  return completed.length
}
