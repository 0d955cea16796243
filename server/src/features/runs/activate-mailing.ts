import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { activateStandingMailing } from '../mailings/index.ts'
import { ensureStandingRun } from './standing-run.store.ts'

/** From now on events may send the mailing: its content is frozen and the run of its single mails is there. */
export async function activateMailing(app: Pick<App, 'clock'>, tx: Tx, mailingId: number): Promise<void> {
  const { mailing, newsletter } = await activateStandingMailing(app, tx, mailingId)
  const { type, channelId } = mailing
  if (type !== 'optin' && type !== 'trigger') return
  const startedAt = timestamp(app.clock.now())
  ensureStandingRun(tx, { mailingId, newsletterId: newsletter.id, class: type, channelId, startedAt })
}
