import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { freezeContent } from '../mailings/index.ts'
import { startCopySending } from '../triggers/index.ts'
import { aimRun } from './aim-run.ts'
import { copyReceivers, readySubscribers } from './audience.store.ts'
import { type DueCopy, type DueMailing, findDueCopies, findDueMailings, lockPlan } from './due.store.ts'
import { FailedStarts } from './failed-starts.ts'
import { insertRun } from './run.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'log'>

/** Starts every mailing and campaign copy whose time has come; tells how many it started. */
export async function startDueRuns(app: Parts, failed = new FailedStarts()): Promise<number> {
  const due = { now: timestamp(app.clock.now()), except: failed.resting(app.clock.now()) }
  let started = 0
  for (const mailing of await findDueMailings(app.db, due))
    if (await attempt(app, failed, mailing, () => startMailing(app, mailing, due.now))) started += 1
  for (const copy of await findDueCopies(app.db, due))
    if (await attempt(app, failed, copy, () => startCopy(app, copy, due.now))) started += 1
  return started
}

/** One account's mailing that cannot start must not keep the mailings of all others. */
async function attempt(
  { clock, log }: Parts,
  failed: FailedStarts,
  { accountId, id: mailingId }: Tenant & { id: number },
  start: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await start()
  } catch (error) {
    failed.add(mailingId, clock.now())
    log.error({ err: error, accountId, mailingId }, 'a run could not be started; the next attempt is in a minute')
    return false
  }
}

/** One transaction: content and recipients are frozen together, or the mailing has not started at all. */
function startMailing({ db, log }: Parts, mailing: DueMailing, startedAt: string): Promise<boolean> {
  return db.transaction(tenantOf(mailing), async (tx) => {
    if (!(await lockPlan(tx, mailing))) return false
    const contentId = await freezeContent(tx, mailing.id)
    const runId = await insertRun(tx, {
      mailingId: mailing.id,
      newsletterId: mailing.newsletterId,
      class: 'newsletter',
      occurrence: mailing.plannedAt,
      channelId: mailing.channelId,
      contentId,
      startedAt,
    })
    if (runId === null) return false
    const targeted = await aimRun(tx, runId, readySubscribers(tx, mailing))
    log.info({ accountId: mailing.accountId, mailingId: mailing.id, runId, targeted }, 'run started')
    return true
  })
}

function startCopy({ db, log }: Parts, copy: DueCopy, startedAt: string): Promise<boolean> {
  return db.transaction(tenantOf(copy), async (tx) => {
    if (!(await startCopySending(tx, copy, startedAt))) return false
    const runId = await insertRun(tx, {
      mailingId: copy.id,
      newsletterId: copy.newsletterId,
      class: 'campaign',
      occurrence: copy.scheduledAt,
      channelId: copy.channelId,
      contentId: copy.contentId,
      startedAt,
    })
    if (runId === null) return false
    const targeted = await aimRun(tx, runId, copyReceivers(tx, copy.id))
    log.info({ accountId: copy.accountId, copyId: copy.id, runId, targeted }, 'campaign started')
    return true
  })
}

function tenantOf({ accountId, customerId }: Tenant): Tenant {
  return { accountId, customerId }
}
