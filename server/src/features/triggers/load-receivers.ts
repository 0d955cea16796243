import type { Tx } from '../../platform/db/database.ts'
import { findKnownReceivers, type KnownReceiver } from './known-receiver.store.ts'
import { isUnreadable, type Receiver, type UnreadableReceiver } from './receiver.rules.ts'

/** Those of the receivers whom the account knows, in one statement. */
export function loadKnownReceivers(
  tx: Tx,
  receivers: readonly (Receiver | UnreadableReceiver)[],
): Promise<KnownReceiver[]> {
  const keys = receivers.flatMap((receiver) => (isUnreadable(receiver) ? [] : [receiver.key]))
  return findKnownReceivers(tx, {
    emailKeys: keys.flatMap((key) => ('emailKey' in key ? [key.emailKey] : [])),
    ids: keys.flatMap((key) => ('subscriberId' in key ? [key.subscriberId] : [])),
  })
}
