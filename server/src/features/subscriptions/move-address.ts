import type { AccountHead } from '../accounts/index.ts'
import { recordConsent, withdrawTrackingConsent } from '../consent/index.ts'
import type { Subscriber } from '../subscribers/index.ts'
import { addressHmac } from '../suppression/index.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { consentEntry } from './save-change.ts'

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
  // It concerns the person in every channel, so it names none.
  const step = { channelId: 0, from: null, to: 'addressChanged' }
  const facts = { formerAddress: hashOf(from), address: hashOf(to) }
  return { ...head, ...recordConsent(act, head, [consentEntry(act, to.id, step, source, facts)]) }
}

/** Who reads at the new address has not agreed to be recognised. */
export async function endTrackingConsent(act: SubscriberAct, subscriberId: number): Promise<void> {
  await withdrawTrackingConsent(act, { subscriberId, source: 'addressChange', newsletterId: null })
}
