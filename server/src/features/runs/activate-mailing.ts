import { type Act, actTime } from '../accounts/index.ts'
import { activateStandingMailing, singleMailsOf } from '../mailings/index.ts'
import { ensureStandingRun } from './standing-run.store.ts'

/** From now on events may send the mailing: its content is frozen and the run of its single mails is there. */
export async function activateMailing(act: Act, mailingId: number): Promise<void> {
  const { mailing, newsletter } = await activateStandingMailing(act, mailingId)
  const { type, channelId } = mailing
  const runClass = singleMailsOf(type)
  if (runClass === null) return
  const run = { mailingId, newsletterId: newsletter.id, class: runClass, channelId, startedAt: actTime(act) }
  ensureStandingRun(act.tx, run)
}
