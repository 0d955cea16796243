import { type Act, actTime } from '../accounts/index.ts'
import { activateStandingMailing, singleMailsOf } from '../mailings/index.ts'
import { ensureStandingRun, listActiveMailings } from './standing-run.store.ts'

/** From now on events may send the mailing: its content is frozen and the run of its single mails is there. */
export async function activateMailing(act: Act, mailingId: number, how?: { replaces: boolean }): Promise<void> {
  const { mailing, newsletter } = await activateStandingMailing(act, mailingId, how)
  const { type, channelId } = mailing
  const runClass = singleMailsOf(type)
  if (runClass === null) return
  const run = { mailingId, newsletterId: newsletter.id, class: runClass, channelId, startedAt: actTime(act) }
  ensureStandingRun(act.tx, run)
}

/** In an account that has its mailings from another: what is active there is active here. */
export async function startStandingRuns(act: Act): Promise<void> {
  const startedAt = actTime(act)
  for (const { type, ...mailing } of await listActiveMailings(act.tx)) {
    const runClass = singleMailsOf(type)
    if (runClass !== null) ensureStandingRun(act.tx, { ...mailing, class: runClass, startedAt })
  }
}
