import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import { brakeRun } from '../runs/index.ts'
import { countReportsOfRuns } from './brake.store.ts'
import { brakeReason } from './report-brake.rules.ts'

/** Pauses runs of which too much comes back; the sender's own brake only sees what the relay says at once. */
export async function brakeRuns({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): Promise<number> {
  let braked = 0
  for (const run of await countReportsOfRuns(db)) {
    const reason = brakeReason(run)
    if (!reason) continue
    const now = timestamp(clock.now())
    if (!(await db.transaction(run, (tx) => brakeRun(tx, run.id, { reason, now })))) continue
    braked += 1
    log.error({ accountId: run.accountId, runId: run.id, reason }, 'run paused')
  }
  return braked
}
