import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { judgeRefusals, judgeTrial } from '../bounces/index.ts'
import { Turn } from '../rounds/index.ts'
import { beginWaiting, endTest, findDueTests, holdRun, holdTest, lockTest, type RunTest } from '../runs/index.ts'
import { countFigures } from './figures.store.ts'
import { trialNote } from './trial-note.rules.ts'
import { decide } from './winner.rules.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>

/** Lets the rest of runs go whose first part has been judged; tells how many. */
export async function decideTests(app: Parts, turn = new Turn(app)): Promise<number> {
  const now = timestamp(app.clock.now())
  await beginWaiting(app.db, now)
  const due = await findDueTests(app.db, now)
  if (due.length === 0) return 0
  // What the relay has refused speaks against a trial, so it is judged before.
  await judgeRefusals(app, turn)
  let released = 0
  for (const test of due.filter(({ accountId }) => !turn.resting.includes(accountId)))
    await turn.attempt(test.accountId, `run ${test.runId}`, async () => {
      if (await decideOne(app, test, now)) released += 1
    })
  return released
}

async function decideOne(
  app: Parts,
  { runId, ...tenant }: Tenant & { runId: number },
  now: Timestamp,
): Promise<boolean> {
  const against = await judgeTrial(app, runId)
  return app.db.transaction(tenant, async (tx) => {
    const test = await lockTest(tx, runId)
    // Somebody may have chosen, or stopped the run, a moment ago.
    if (test?.state !== 'waiting') return false
    if (test.kind === 'subjects') return decideSubjects(tx, test, now)
    if (against === undefined) {
      await endTest(tx, runId, { at: now, by: null, outcome: 'fine', winner: null })
      return true
    }
    if (!(await holdRun({ tx }, runId, trialNote(against)))) return false
    holdTest(tx, runId)
    app.log.error({ accountId: tenant.accountId, runId, reason: against }, 'run held after its trial')
    return false
  })
}

async function decideSubjects(tx: Tx, { runId, judgedBy }: RunTest, at: Timestamp): Promise<boolean> {
  const figures = await countFigures(tx, runId)
  await endTest(tx, runId, { at, by: null, ...decide(figures, judgedBy ?? 'clicks'), figures })
  return true
}
