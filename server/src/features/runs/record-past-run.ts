import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { idsIn } from '../../platform/db/id-blocks.rules.ts'
import type { Act } from '../accounts/index.ts'
import { requireMailing } from '../mailings/index.ts'
import { insertDelivered, type PastMessage } from '../messages/index.ts'
import { listTargets } from './audience.store.ts'
import { beginRun } from './begin-run.ts'
import { endRun } from './finish-runs.ts'

export interface PastRun {
  id: number
  newsletterId: number
  channelId: number
  subscriberIds: number[]
}

interface Delivery {
  endedAt: Date
  /** When and how each mail left. */
  mailTo(subscriberId: number): Omit<PastMessage, 'subscriberId'>
}

/**
 * A planned mailing as if it had gone out at the time of the act, all of it in one transaction: no sender ever sees the run.
 * Everybody got the mail; what came back of it is reported afterwards, as always.
 */
export async function recordPastRun(
  { tx, clock, account }: Pick<Act, 'tx' | 'clock' | 'account'>,
  mailingId: number,
  { endedAt, mailTo }: Delivery,
): Promise<PastRun> {
  const { mailing, newsletter } = await requireMailing(tx, mailingId)
  const { timeZone } = account
  const plannedAt = mailing.plannedAt as Timestamp
  const due = { ...tx.tenant, ...mailing, newsletterId: newsletter.id, plannedAt, timeZone }
  const id = await beginRun(tx, due, { clock, fromVerifiedDomain: false, blocks: 'done' })
  if (id === null) throw new Error(`mailing ${mailingId} has begun already`)
  const subscriberIds = (await listTargets(tx, id)).flatMap(({ block, targets }) => idsIn(block, targets))
  insertDelivered(
    tx,
    id,
    subscriberIds.map((subscriberId) => ({ subscriberId, ...mailTo(subscriberId) })),
  )
  await endRun(tx, { id, mailingId, class: 'newsletter' }, timestamp(endedAt))
  return { id, newsletterId: newsletter.id, channelId: mailing.channelId, subscriberIds }
}
