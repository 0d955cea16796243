import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { App } from '../../platform/app/app.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { clockOf, findAccount, hasWaitedAtStep, lockAccount, setClock } from '../accounts/index.ts'
import { Turn } from '../rounds/index.ts'
import { findMoments } from './due-moment.store.ts'
import { stepOf } from './step.rules.ts'

/** Puts clocks on as far as the next thing that happens there; tells of how many sandboxes. */
export async function stepSandboxClocks(app: Pick<App, 'db' | 'clock' | 'log'>, turn = new Turn(app)): Promise<number> {
  let steps = 0
  await turn.each(await listOnTheirWay(app.db), async (tenant) => {
    if (await app.db.transaction(tenant, (tx) => stepClock(tx, app.clock))) steps += 1
  })
  return steps
}

/** Tells whether it moved: not while something that was due there before is still under way. */
export async function stepClock(tx: Tx, clock: Clock): Promise<boolean> {
  await lockAccount(tx)
  const account = await findAccount(tx)
  if (account?.clockDueSeconds == null) return false
  const { clockAheadSeconds: aheadSeconds, clockDueSeconds: dueSeconds } = account
  const now = clockOf(clock, account).now()
  const until = timestamp(clockOf(clock, { clockAheadSeconds: dueSeconds }).now())
  const { isBusy, nextMs } = await findMoments(tx, timestamp(now), until)
  if (isBusy && !(await hasWaitedAtStep(tx))) return false
  setClock(tx, stepOf({ aheadSeconds, dueSeconds, nowMs: now.getTime(), nextMs }))
  tx.knock(doors.accountSetup)
  tx.knock(doors.dispatch)
  return true
}

async function listOnTheirWay(db: Database): Promise<Tenant[]> {
  const [tenants] = await db.outsideTenants<[Tenant]>([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a where a.clock_due_seconds is not null order by a.id`,
  ])
  return tenants
}
