import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockAccount } from '../accounts/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { type CompletedRun, findCompletedRuns, finishRun } from './due.store.ts'

/** A run is finished when every target has a message and no message waits for anything. */
export async function finishCompletedRuns({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): Promise<number> {
  const completed = await findCompletedRuns(db)
  for (const run of completed) {
    await db.transaction(run, (tx) => finish(tx, run, timestamp(clock.now())))
    log.info({ accountId: run.accountId, runId: run.id }, 'run finished')
  }
  return completed.length
}

async function finish(tx: Tx, run: CompletedRun, now: string): Promise<void> {
  const head = await lockAccount(tx)
  if ((await finishRun(tx, run, now)) && run.class === 'campaign')
    tellOfCampaign(tx, head, 'mailing.trigger.sent', run.mailingId, now)
}
