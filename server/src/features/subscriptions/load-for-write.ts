import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type AccountHead, type Act, lockAccount } from '../accounts/index.ts'
import {
  findSubscriber,
  findSubscriptions,
  type Guard,
  type Subscriber,
  type SubscriberKey,
  type Subscription,
} from '../subscribers/index.ts'
import { addressHmac, findTombstones } from '../suppression/index.ts'

/** A write about one person, by somebody who works with the account. */
export type SubscriberAct = Act<FullAccount>

export interface Loaded {
  head: AccountHead
  found: Subscriber | undefined
  subscriptions: Map<number, Subscription>
  /** Of the address the record will have. */
  tombstones: Map<number, Guard>
  /** Another record that already has that address. */
  holder: Subscriber | undefined
}

/** Locks the account and reads all a change can depend on, in one round trip. */
export async function loadForWrite(
  act: SubscriberAct,
  key: SubscriberKey,
  email: EmailAddress | undefined,
): Promise<Loaded> {
  const { tx } = act
  const [head, found, subscriptions, tombstones, holder] = await Promise.all([
    lockAccount(tx),
    findSubscriber(tx, key),
    findSubscriptions(tx, key),
    email ? findTombstones(tx, addressHmac(act, email.emailKey)) : new Map<number, Guard>(),
    email && 'id' in key ? findSubscriber(tx, { emailKey: email.emailKey }) : undefined,
  ])
  return { head, found, subscriptions, tombstones, holder }
}
