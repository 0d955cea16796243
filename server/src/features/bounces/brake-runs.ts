import type { App } from '../../platform/app/app.ts'
import { Turn } from '../rounds/index.ts'
import { holdRun } from '../runs/index.ts'
import { countNewReports, findReportsOfRuns } from './brake.store.ts'
import { brakeReason, fewestInTrial } from './report-brake.rules.ts'

/** Pauses runs of which too much comes back; the sender's own brake only sees what the relay says at once. */
export async function brakeRuns(
  { db, log }: Pick<App, 'db' | 'log'>,
  turn = new Turn({ db, log }),
  // Somebody else judges it by the same figures.
  except?: number,
): Promise<number> {
  let braked = 0
  for (let goesOn = true; goesOn; ) {
    const { runIds, isFull } = await countNewReports(db)
    goesOn = isFull
    // Without news about it a run only hands over more, so that the shares get smaller.
    for (const run of runIds.length > 0 ? await findReportsOfRuns(db, runIds) : []) {
      const reason = brakeReason(run)
      if (!reason || run.id === except) continue
      const pause = () => db.transaction(run, (tx) => holdRun({ tx }, run.id, reason))
      if (!(await turn.attempt(run.accountId, `run ${run.id}`, pause))) continue
      braked += 1
      log.error({ accountId: run.accountId, runId: run.id, reason }, 'run paused')
    }
  }
  return braked
}

/** Why the rest of a run should not follow its trial; undefined = nothing speaks against it. What has come back is counted first. */
export async function judgeTrial({ db, log }: Pick<App, 'db' | 'log'>, runId: number): Promise<string | undefined> {
  await brakeRuns({ db, log }, undefined, runId)
  const [reports] = await findReportsOfRuns(db, [runId])
  return reports && brakeReason(reports, fewestInTrial)
}
