import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { whyHeldUp } from '../accounts/index.ts'
import { queueStandingMessage } from '../messages/index.ts'
import { Turn } from '../rounds/index.ts'
import { endWelcome, findWelcoming, takeDueWelcomes } from './welcome.store.ts'

const atOnce = 200

/** Writes to everybody whose welcome is due; tells to how many. An account that may not send waits. */
export async function sendWelcomes(app: Pick<App, 'db' | 'clock' | 'log'>, turn = new Turn(app)): Promise<number> {
  const now = timestamp(app.clock.now())
  let sent = 0
  await turn.each(await findWelcoming(app.db, now, turn.resting), async (tenant) => {
    for (let isMore = true; isMore; )
      isMore = await app.db.transaction(tenant, async (tx) => {
        const welcomed = await welcomeSome(tx, now)
        sent += welcomed.sent
        return welcomed.seen === atOnce
      })
  })
  return sent
}

/** One transaction for the mail and what keeps it from being sent again. */
async function welcomeSome(tx: Tx, now: ReturnType<typeof timestamp>): Promise<{ seen: number; sent: number }> {
  if ((await whyHeldUp(tx)) !== null) return { seen: 0, sent: 0 }
  const due = await takeDueWelcomes(tx, now, atOnce)
  let sent = 0
  for (const welcome of due) {
    const messageId = welcome.isWanted ? await queueStandingMessage(tx, welcome) : null
    endWelcome(tx, welcome, messageId)
    if (messageId !== null) sent += 1
  }
  return { seen: due.length, sent }
}
