import type { App } from '../../platform/app/app.ts'
import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { isSandbox, lockAccount, needsSenderDomain, whyHeldUp } from '../accounts/index.ts'
import { type FailureReason, failPlan } from '../mailings/index.ts'
import { Turn } from '../rounds/index.ts'
import { failCopySending, startCopySending } from '../triggers/index.ts'
import { aimRun } from './aim-run.ts'
import { copyReceivers } from './audience.store.ts'
import { type Beginning, beginRun } from './begin-run.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { type DueCopy, type DueMailing, findDueCopies, findDueMailings, lockPlan } from './due.store.ts'
import { FailedStarts } from './failed-starts.ts'
import { insertRun } from './run.store.ts'
import { isTooLate, StartFailed } from './start.rules.ts'
import { tellOfMailing } from './tell-of-mailing.ts'

type Parts = Pick<App, 'db' | 'clock' | 'log'> & { config: Pick<App['config'], 'REQUIRE_SENDER_DOMAIN'> }

/** What can be due, each kind with its own way to begin and to fail. */
interface Start {
  due: Tenant & { id: number }
  begin(tx: Tx): Promise<boolean>
  /** For good: nobody is mailed, and the mailing says why. */
  fail(tx: Tx, reason: FailureReason): Promise<boolean>
}

/** Starts every mailing and campaign copy whose time has come; tells how many it started. */
export async function startDueRuns(app: Parts, failed = new FailedStarts(), turn = new Turn(app)): Promise<number> {
  const due = { now: timestamp(app.clock.now()), except: failed.resting(app.clock.now()) }
  let started = 0
  for (const mailing of await findDueMailings(app.db, due))
    if (await attempt(app, { failed, turn }, mailingStart(mailing, due.now, beginningOf(mailing, app)))) started += 1
  for (const copy of await findDueCopies(app.db, due))
    if (await attempt(app, { failed, turn }, copyStart(copy, isSandbox(copy.accountId) ? copy.scheduledAt : due.now)))
      started += 1
  return started
}

/** However far the clock of a sandbox has been put forward, what lies between begins at its own time. */
function beginningOf({ accountId, plannedAt }: DueMailing, { clock, config }: Parts): Beginning {
  return {
    clock: isSandbox(accountId) ? { now: () => new Date(millisecondsOf(plannedAt)) } : clock,
    fromVerifiedDomain: needsSenderDomain(config, accountId),
  }
}

/** One account's mailing that cannot start must not keep the mailings of all others. */
async function attempt(
  app: Parts,
  { failed, turn }: { failed: FailedStarts; turn: Turn },
  start: Start,
): Promise<boolean> {
  const { id: mailingId, accountId, customerId } = start.due
  const tenant = { accountId, customerId }
  try {
    const started = await app.db.transaction(tenant, (tx) => start.begin(tx))
    if (started) app.log.info({ accountId, mailingId }, 'run started')
    return started
  } catch (error) {
    if (error instanceof StartFailed) {
      const { reason } = error
      await app.db.transaction(tenant, (tx) => start.fail(tx, reason))
      app.log.warn({ accountId, mailingId, reason }, 'a mailing that was due reached nobody')
      return false
    }
    failed.add(mailingId, app.clock.now())
    app.log.error({ err: error, accountId, mailingId }, 'a run could not be started; the next attempt is in a minute')
    await turn.note(accountId, `mailing ${mailingId}`, error)
    return false
  }
}

function mailingStart(mailing: DueMailing, now: Timestamp, beginning: Beginning): Start {
  return {
    due: mailing,
    /** One transaction: content and recipients are frozen together, or the mailing has not started at all. */
    async begin(tx) {
      return (await beginRun(tx, mailing, beginning)) !== null
    },
    async fail(tx, reason) {
      if (!(await lockPlan(tx, mailing))) return false
      failPlan(tx, mailing.id, reason, now)
      tellOfMailing(tx, 'mailingFailed', mailing.id)
      return true
    },
  }
}

function copyStart(copy: DueCopy, now: Timestamp): Start {
  return {
    due: copy,
    async begin(tx) {
      if (!(await startCopySending(tx, copy, now))) return false
      const heldUp = await whyHeldUp(tx)
      if (heldUp) throw new StartFailed(heldUp)
      if (isTooLate(copy.scheduledAt, now)) throw new StartFailed('too_late')
      const runId = await insertRun(tx, {
        mailingId: copy.id,
        newsletterId: copy.newsletterId,
        class: 'campaign',
        occurrence: copy.scheduledAt,
        channelId: copy.channelId,
        contentId: copy.contentId,
        startedAt: now,
      })
      if (runId === null) return false
      if ((await aimRun(tx, runId, copyReceivers(tx, copy.id))) === 0) throw new StartFailed('no_recipients')
      return true
    },
    async fail(tx, reason) {
      const head = await lockAccount(tx)
      if (!(await failCopySending(tx, copy, now))) return false
      failPlan(tx, copy.id, reason, now)
      tellOfCampaign(tx, head, 'mailing.trigger.failed', copy.id, now)
      return true
    },
  }
}
