import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type AccountHead, lockAccount } from '../accounts/index.ts'
import type { Caller } from '../api-keys/index.ts'
import type { EmailAddress } from './email.rules.ts'
import { parseEmail } from './email.rules.ts'
import type { Guard } from './status.rules.ts'
import type { BaseData, Subscriber, SubscriberData, Subscription } from './subscriber.rules.ts'
import { emptyBaseData } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions, type SubscriberKey } from './subscriber.store.ts'
import { findTombstones } from './suppression.store.ts'
import { readCustomerFields } from './write-body.ts'

/** One write request to subscribers: who asks, in which transaction. */
export interface WriteCall {
  app: Pick<App, 'clock' | 'secrets' | 'config'>
  tx: Tx
  caller: Caller
  requestId: string
  peerAddress: string
}

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
  call: WriteCall,
  key: SubscriberKey,
  email: EmailAddress | undefined,
): Promise<Loaded> {
  const { tx } = call
  const [head, found, subscriptions, tombstones, holder] = await Promise.all([
    lockAccount(tx),
    findSubscriber(tx, key),
    findSubscriptions(tx, key),
    email ? findTombstones(tx, emailHmac(call, email.emailKey)) : new Map<number, Guard>(),
    email && 'id' in key ? findSubscriber(tx, { emailKey: email.emailKey }) : undefined,
  ])
  return { head, found, subscriptions, tombstones, holder }
}

/** Suppression knows an address only by this hash, keyed per account. */
export function emailHmac({ app, tx }: { app: Pick<App, 'secrets'>; tx: Reader }, emailKey: string): Buffer {
  return app.secrets.hmac(`suppression:${tx.tenant.accountId}`, emailKey)
}

export function now({ app }: Pick<WriteCall, 'app'>): string {
  return timestamp(app.clock.now())
}

type DataBody = Partial<BaseData> & { email?: string; customerFields?: unknown }

/** The data of a checked body, as it will be stored. */
export function readData({ app, caller }: WriteCall, body: DataBody): SubscriberData {
  const base: Partial<Record<keyof BaseData, unknown>> = {}
  for (const name of Object.keys(emptyBaseData) as (keyof BaseData)[]) {
    if (body[name] !== undefined) base[name] = body[name] === '' ? null : body[name]
  }
  return {
    ...(body.email !== undefined && { email: readEmail(app, body.email) }),
    base: base as Partial<BaseData>,
    customerFields: readCustomerFields(body.customerFields, caller.fields),
  }
}

export function readEmail({ config }: WriteCall['app'], text: string): EmailAddress {
  const email = parseEmail(text, config.ALLOW_EAI)
  if (typeof email === 'string') throw new Error('the address was not checked')
  return email
}

export function newSubscriber(id: number, email: EmailAddress, createdAt: string): Subscriber {
  return { ...emptyBaseData, ...email, id, customerFields: {}, addressGuard: 0, createdAt, updatedAt: createdAt }
}
