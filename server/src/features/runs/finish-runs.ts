import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockAccount } from '../accounts/index.ts'
import { recordSent } from '../mailings/index.ts'
import { Turn } from '../rounds/index.ts'
import { finishCopySending } from '../triggers/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { type CompletedRun, findCompletedRuns, finishRun } from './due.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'log'>

/** A run is finished when every target has a message and no message waits for anything; tells how many were. */
export async function finishCompletedRuns(app: Parts, turn = new Turn(app)): Promise<number> {
  let finished = 0
  const completed = await findCompletedRuns(app.db)
  for (const run of completed.filter(({ accountId }) => !turn.resting.includes(accountId)))
    if (await attempt(app, run, turn)) finished += 1
  return finished
}

/** One run that cannot be finished must not keep the others. */
async function attempt({ db, clock, log }: Parts, run: CompletedRun, turn: Turn): Promise<boolean> {
  const names = { accountId: run.accountId, runId: run.id }
  try {
    await db.transaction(run, (tx) => endRun(tx, run, timestamp(clock.now())))
    log.info(names, 'run finished')
    return true
  } catch (error) {
    log.error({ err: error, ...names }, 'a run could not be finished')
    await turn.note(run.accountId, `run ${run.id}`, error)
    return false
  }
}

/** Tells the run, its mailing and whoever listens that it is over; nothing when it has ended already. */
export async function endRun(
  tx: Tx,
  run: Pick<CompletedRun, 'id' | 'mailingId' | 'class'>,
  now: Timestamp,
): Promise<void> {
  const head = await lockAccount(tx)
  if (!(await finishRun(tx, run.id, now))) return
  recordSent(tx, run.mailingId, now)
  finishCopySending(tx, run.mailingId, now)
  if (run.class === 'campaign') tellOfCampaign(tx, head, 'mailing.trigger.sent', run.mailingId, now)
}
