import { type Act, actTime } from '../accounts/index.ts'
import { activateStandingMailing, enforceStandingMailing, type KnownMailing, singleMailsOf } from '../mailings/index.ts'
import { ensureStandingRun, listActiveMailings } from './standing-run.store.ts'

/** From now on events may send the mailing: its content is frozen and the run of its single mails is there. */
export async function activateMailing(act: Act, mailingId: number, how?: { replaces: boolean }): Promise<void> {
  startSingleMails(act, await activateStandingMailing(act, mailingId, how))
}

/** The same for what the L-account keeps; where something is missing it stays as it is. */
export async function enforceMailing(act: Act, mailingId: number): Promise<void> {
  const known = await enforceStandingMailing(act, mailingId)
  if (known) startSingleMails(act, known)
}

function startSingleMails(act: Act, { mailing, newsletter }: KnownMailing): void {
  const { id: mailingId, type, channelId } = mailing
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
