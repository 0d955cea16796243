import { type AccountHead, actorName, actTime, evidenceRecord } from '../accounts/index.ts'
import { appendConsent, chain, salted, withdrawTrackingConsent } from '../consent/index.ts'
import type { Subscriber } from '../subscribers/index.ts'
import { addressHmac } from '../suppression/index.ts'
import type { SubscriberAct } from './load-for-write.ts'

/**
 * Evidence that the record belongs to another address from here on, both of them as keyed hashes. It comes before all
 * other entries of the change, so that an opt-in mail to the new address is younger.
 */
export function recordMove(
  act: SubscriberAct,
  head: AccountHead,
  { from, to, source }: { from: Subscriber; to: Subscriber; source: string },
): AccountHead {
  const hashOf = ({ emailKey }: Subscriber) => addressHmac(act, emailKey).toString('hex')
  const { chained, end } = chain(head, [
    {
      subscriberId: to.id,
      // It concerns the person in every channel, so it names none.
      channelId: 0,
      fromState: null,
      toState: 'addressChanged',
      actor: actorName(act.actor),
      source,
      newsletterId: null,
      occurredAt: actTime(act),
      evidence: salted({ ...evidenceRecord(act.evidence), formerAddress: hashOf(from), address: hashOf(to) }),
    },
  ])
  appendConsent(act.tx, chained)
  return { ...head, ...end }
}

/** Who reads at the new address has not agreed to be recognised. */
export async function endTrackingConsent(act: SubscriberAct, subscriberId: number): Promise<void> {
  await withdrawTrackingConsent(act, { subscriberId, source: 'addressChange', newsletterId: null })
}
