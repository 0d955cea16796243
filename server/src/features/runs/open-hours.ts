import type { App } from '../../platform/app/app.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { openParts } from '../messages/index.ts'
import { Turn } from '../rounds/index.ts'
import { findDueHours, takeHours } from './run-hour.store.ts'

/** Lets those go whose hour has come; tells of how many runs. */
export async function openHours(app: Pick<App, 'db' | 'clock' | 'log'>, turn = new Turn(app)): Promise<number> {
  const now = timestamp(app.clock.now())
  let opened = 0
  const due = await findDueHours(app.db, now)
  for (const { runId, ...tenant } of due.filter(({ accountId }) => !turn.resting.includes(accountId)))
    await turn.attempt(tenant.accountId, `run ${runId}`, async () => {
      if (await app.db.transaction(tenant, (tx) => openDue(tx, runId, now))) opened += 1
    })
  return opened
}

/** Tells whether there were any. */
async function openDue(tx: Tx, runId: number, now: Timestamp): Promise<boolean> {
  const parts = await takeHours(tx, runId, now)
  if (parts.length > 0) openParts(tx, runId, parts)
  return parts.length > 0
}
