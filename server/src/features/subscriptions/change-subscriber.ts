import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import { actTime, type LegalBasis } from '../accounts/index.ts'
import {
  type Guard,
  guardOf,
  newSubscriber,
  openedAgain,
  type State,
  type Subscriber,
  type SubscriberData,
  type SubscriberKey,
  type Subscription,
  subscriberRefusals,
} from '../subscribers/index.ts'
import { addressHmac, findTombstones } from '../suppression/index.ts'
import { insertWelcomes } from '../welcomes/index.ts'
import { decideChange } from './change-subscriber.rules.ts'
import { askedOf, expectSeen } from './expect-seen.ts'
import { type Loaded, loadForWrite, type SubscriberAct } from './load-for-write.ts'
import { endTrackingConsent, recordMove } from './move-address.ts'
import { refuseChange } from './refuse-change.ts'
import { saveChange } from './save-change.ts'

/** What somebody wants a subscriber to be. */
export interface SubscriberChange {
  data: SubscriberData
  /** States asked for, by channel. */
  states: ReadonlyMap<number, State>
  /** For opt-in mails where the channel has no opt-in mailing of its own. */
  optinMailingId: number | null
  /** The way it came, for the consent ledger. */
  source: string
  /** Why the person may be written to, as the caller states it. */
  legalBasis?: LegalBasis
  /** The same where nothing is stated, for whoever was never asked. */
  usualLegalBasis?: LegalBasis
  /** What the caller has seen of the person, where somebody may have changed it since. */
  version?: string
}

export interface NewSubscriberChange extends SubscriberChange {
  data: SubscriberData & { email: EmailAddress }
}

export interface Written {
  result: 'created' | 'updated' | 'unchanged'
  subscriber: Subscriber
  subscriptions: Map<number, Subscription>
}

/** A new record; an address that is already there is refused. */
export async function createSubscriber(act: SubscriberAct, change: NewSubscriberChange): Promise<Written> {
  const loaded = await loadByAddress(act, change)
  if (loaded.found) throw subscriberRefusals.subscriber_exists({ subscriberId: loaded.found.id })
  return write(act, loaded, change)
}

/** Update by address, or create. */
export async function upsertSubscriber(act: SubscriberAct, change: NewSubscriberChange): Promise<Written> {
  return write(act, await loadByAddress(act, change), change)
}

function loadByAddress(act: SubscriberAct, { data }: NewSubscriberChange): Promise<Loaded> {
  return loadForWrite(act, { emailKey: data.email.emailKey }, data.email)
}

/** An existing record only. */
export async function updateSubscriber(
  act: SubscriberAct,
  key: SubscriberKey,
  change: SubscriberChange,
): Promise<Written> {
  const { data, states, version } = change
  const loaded = await loadForWrite(act, key, data.email)
  if (!loaded.found) throw subscriberRefusals.subscriber_not_found()
  if (loaded.holder && loaded.holder.id !== loaded.found.id)
    throw subscriberRefusals.subscriber_exists({ subscriberId: loaded.holder.id })
  if (version !== undefined) await expectSeen(act, loaded.found, { version, asked: askedOf(data) })
  // A channel entered only now may still have the tombstone of an earlier record of this address.
  if (!data.email && [...states.keys()].some((channelId) => !loaded.subscriptions.has(channelId)))
    loaded.tombstones = await findTombstones(act.tx, addressHmac(act, loaded.found.emailKey))
  return write(act, loaded, change)
}

/** Load is done; decide, then save. */
async function write(act: SubscriberAct, loaded: Loaded, change: SubscriberChange): Promise<Written> {
  const { found, subscriptions, tombstones } = loaded
  const { data, source, optinMailingId, legalBasis, usualLegalBasis } = change
  const { account } = act
  const isNew = !found
  const before = found ?? newSubscriber(loaded.head.lastSubscriberId + 1, data.email as EmailAddress, actTime(act))
  const states = new Map(change.states)
  // An account without channels has one status, and a new subscriber is ready unless something else was asked for.
  if (isNew && !account.hasChannels && states.size === 0) states.set(account.defaultChannel.id, 'receiveReady')
  const decision = decideChange({
    ...{ before, isNew, subscriptions, data, states, tombstones },
    ...{ confirmsMoves: account.confirmAddressChanges, may: act.may, now: actTime(act) },
  })
  if (decision.outcome === 'refused') throw refuseChange(account, decision.refusals)
  const { subscriber, differs, movesAddress } = decision
  const head = movesAddress ? recordMove(act, loaded.head, { from: before, to: subscriber, source }) : loaded.head
  await saveChange(act, {
    ...decision,
    ...{ head, isNew, before: subscriptions, tombstones, optinMailingId, source, usualLegalBasis },
    ...(legalBasis && { facts: { legalBasis } }),
    ...(movesAddress && { leftAddress: leave(before, subscriptions) }),
  })
  if (movesAddress) await endTrackingConsent(act, subscriber.id)
  if (isNew && act.actor.kind === 'key') welcomeCreated(act, subscriber.id, decision.subscriptions)
  const after = new Map(subscriptions)
  for (const subscription of decision.subscriptions) after.set(subscription.channelId, subscription)
  return { result: isNew ? 'created' : differs ? 'updated' : 'unchanged', subscriber, subscriptions: after }
}

/** Whoever a program brings as receive-ready has confirmed nothing here; a mailing says whether it welcomes them all the same. */
function welcomeCreated(act: SubscriberAct, subscriberId: number, subscriptions: readonly Subscription[]): void {
  const joined = subscriptions
    .filter(({ state }) => state === 'receiveReady')
    .map(({ channelId }) => ({ subscriberId, channelId }))
  insertWelcomes(act.tx, joined, { now: actTime(act), isCreated: true })
}

/**
 * What stays with an address its record has left: all archived reasons, a bounce only if this address bounced, and where
 * the person agreed again after leaving everything.
 */
export function leave({ emailKey, addressGuard }: Subscriber, subscriptions: ReadonlyMap<number, Subscription>) {
  const guards = new Map<number, Guard>([[0, addressGuard]])
  const leftEverything = addressGuard & guardOf('unsubscribed')
  for (const { channelId, guard } of subscriptions.values())
    guards.set(channelId, leftEverything & ~guard ? guard | openedAgain : guard)
  return { emailKey, guards }
}
