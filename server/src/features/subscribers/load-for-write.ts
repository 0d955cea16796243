import type { FullAccount } from '../account-setup/index.ts'
import { type AccountHead, type Act, type Look, lockAccount } from '../accounts/index.ts'
import type { EmailAddress } from './email.rules.ts'
import type { Guard } from './status.rules.ts'
import { emptyBaseData, type Subscriber, type Subscription } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions, type SubscriberKey } from './subscriber.store.ts'
import { findTombstones } from './suppression.store.ts'

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

/** Suppression knows an address only by this hash, keyed per account. */
export function addressHmac({ secrets, reader }: Pick<Look, 'secrets' | 'reader'>, emailKey: string): Buffer {
  return secrets.hmac(`suppression:${reader.tenant.accountId}`, emailKey)
}

export function newSubscriber(id: number, email: EmailAddress, createdAt: string): Subscriber {
  return { ...emptyBaseData, ...email, id, customerFields: {}, addressGuard: 0, createdAt, updatedAt: createdAt }
}
