import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isSandbox, whyHeldUp } from '../accounts/index.ts'
import { freezeDispatch, holdGroups, takeBirthday } from '../mailings/index.ts'
import { Turn } from '../rounds/index.ts'
import { aimRun } from './aim-run.ts'
import { chosenBlocks } from './audience.store.ts'
import {
  beginYear,
  type DueBirthdays,
  findDueBirthdays,
  listBirthdays,
  noteCongratulated,
  waitForBirthdays,
} from './birthday.store.ts'
import { evaluateAudience } from './evaluate-audience.ts'
import { insertRun } from './run.store.ts'
import { tellOfMailing } from './tell-of-mailing.ts'

type Parts = Pick<App, 'db' | 'clock' | 'log'>

/** Starts today's run of every active birthday mailing; tells how many it started. A day without birthdays has none. */
export async function startBirthdayRuns(app: Parts, turn = new Turn(app)): Promise<number> {
  let started = 0
  // Asking again at once would find the same.
  const failed: number[] = []
  for (;;) {
    const due = await findDueBirthdays(app.db, { now: timestamp(app.clock.now()), except: failed })
    if (due.length === 0) return started
    for (const mailing of due) {
      const outcome = await start(app, mailing, turn)
      if (outcome === 'started') started += 1
      if (outcome === 'failed') failed.push(mailing.id)
    }
  }
}

/** A sandbox may be days ahead; each of them has its own morning. */
function clockFor({ accountId, day }: DueBirthdays, clock: App['clock']): App['clock'] {
  return isSandbox(accountId) ? { now: () => new Date(`${day}T08:00:00Z`) } : clock
}

type Outcome = 'started' | 'nobody' | 'notOurs'

async function start(app: Parts, mailing: DueBirthdays, turn: Turn): Promise<Outcome | 'failed'> {
  const { accountId, customerId, id: mailingId } = mailing
  try {
    return await app.db.transaction({ accountId, customerId }, (tx) =>
      startIn(tx, { ...app, clock: clockFor(mailing, app.clock) }, mailing),
    )
  } catch (error) {
    app.log.error({ err: error, accountId, mailingId }, 'a birthday run could not be started')
    await turn.note(accountId, `mailing ${mailingId}`, error)
    return 'failed'
  }
}

async function startIn(tx: Tx, { clock, log }: Parts, mailing: DueBirthdays): Promise<Outcome> {
  const { accountId, id: mailingId, newsletterId, channelId, day: occurrence } = mailing
  waitForBirthdays(tx)
  if ((await whyHeldUp(tx)) !== null) return 'notOurs'
  if (!(await takeBirthday(tx, mailing))) return 'notOurs'
  if ((await holdGroups(tx, mailing)).length > 0) {
    log.warn({ accountId, mailingId, reason: 'group_missing' }, 'a birthday mailing reached nobody today')
    return 'nobody'
  }
  const { audience, invalidIds } = await evaluateAudience(tx, mailing, clock.now())
  if (invalidIds.length > 0) {
    log.warn({ accountId, mailingId, reason: 'group_invalid' }, 'a birthday mailing reached nobody today')
    return 'nobody'
  }
  beginYear(tx, mailing)
  const blocks = await listBirthdays(tx, audience)
  if (blocks.length === 0) return 'nobody'
  const startedAt = timestamp(clock.now())
  const contentId = await freezeDispatch(tx, mailing, startedAt)
  if (contentId === null) {
    tellOfMailing(tx, 'mailingEmptied', mailingId)
    return 'nobody'
  }
  const run = { mailingId, newsletterId, class: 'birthday', occurrence, channelId, contentId, startedAt } as const
  const runId = await insertRun(tx, run)
  if (runId === null) return 'notOurs'
  noteCongratulated(tx, mailing, blocks)
  const targeted = await aimRun(tx, runId, chosenBlocks(blocks))
  log.info({ accountId, mailingId, runId, targeted }, 'birthday run started')
  return 'started'
}
