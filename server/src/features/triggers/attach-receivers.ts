import { actTime, lockAccount } from '../accounts/index.ts'
import { sealValues } from '../messages/index.ts'
import type { SubscriberAct } from '../subscriptions/index.ts'
import { lockCopy } from './copy.store.ts'
import { attachReceivers, findAttached } from './copy-receiver.store.ts'
import { type Judged, judgeReceivers, type Target } from './judge-receivers.ts'
import { assertStep, requireCopy } from './known-copy.ts'
import { loadKnownReceivers } from './load-receivers.ts'
import type { Receiver, UnreadableReceiver } from './receiver.rules.ts'
import { triggerRefusals } from './trigger.refusals.ts'

const mostReceivers = 1_000_000

export interface Attachment extends Judged<Target> {
  result: 'attached' | 'duplicate' | 'rejected'
}

/** Adds receivers to a copy; whoever is on it already stays as first attached. */
export async function attachToCopy(
  act: SubscriberAct,
  copyId: number,
  receivers: readonly (Receiver | UnreadableReceiver)[],
): Promise<Attachment[]> {
  const { tx } = act
  const [head, found, known] = await Promise.all([
    lockAccount(tx),
    lockCopy(tx, copyId),
    loadKnownReceivers(tx, receivers),
  ])
  const copy = requireCopy(found)
  assertStep(copy, 'attach')
  const attached = await findAttached(
    tx,
    copyId,
    known.map(({ id }) => id),
  )
  const judged = await judgeReceivers(act, receivers, {
    head,
    known,
    targetOf: () => copy,
    subject: null,
    isCapped: false,
  })
  const attachments = judged.map((one) => ({ ...one, result: resultOf(one, attached) }))
  const fresh = attachments.filter(({ result }) => result === 'attached')
  if (copy.receivers + fresh.length > mostReceivers) throw triggerRefusals.receiver_limit_reached()
  if (fresh.length > 0)
    attachReceivers(
      tx,
      copyId,
      fresh.map((one) => rowOf(act, one)),
      actTime(act),
    )
  return attachments
}

/** A doubled receiver is no fault, even with values that would not do: the first one counts. */
function resultOf({ error, subscriberId }: Judged<Target>, attached: Set<number>): Attachment['result'] {
  if (subscriberId !== null && attached.has(subscriberId)) return 'duplicate'
  if (error || subscriberId === null) return 'rejected'
  attached.add(subscriberId)
  return 'attached'
}

function rowOf(act: SubscriberAct, { subscriberId, subject, placeholders }: Attachment) {
  const sealed = sealValues(act, act.account.id, placeholders)
  return { subscriberId: subscriberId as number, subject, placeholders: sealed }
}
