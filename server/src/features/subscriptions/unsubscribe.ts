import type { Reader } from '../../platform/db/database.ts'
import { actTime, type BareAct, findAccount } from '../accounts/index.ts'
import { type Channel, listChannels } from '../channels/index.ts'
import {
  findSubscriber,
  findSubscriptions,
  type Guard,
  newSubscription,
  type Subscriber,
  type Subscription,
} from '../subscribers/index.ts'
import { addressGuardAfter, endSubscription } from './person-events.rules.ts'
import { loadPerson, personEvidence, savePersonChange } from './person-write.ts'
import { recordOptout } from './record-optout.ts'

export interface Unsubscription {
  subscriberId: number
  /** 0 = the mail named none; several are left by one act. */
  channelId: number | readonly number[] | 'all'
  newsletterId: number | null
  way: 'page' | 'oneClick' | 'mailto' | 'feedbackReport'
}

export interface Unsubscribed {
  outcome: 'unsubscribed' | 'alreadyUnsubscribed' | 'unknownSubscriber'
  /** What the person may take back, by its first entry in the ledger; null = not this way, or nothing. */
  undo: number | null
}

/** The person wants no more mail of one channel, or none at all. */
export async function unsubscribe(act: BareAct, input: Unsubscription): Promise<Unsubscribed> {
  const { subscriberId, newsletterId, way } = input
  const [{ head, subscriber: before, subscriptions }, leaving] = await Promise.all([
    loadPerson(act.tx, subscriberId),
    whatIsLeft(act.tx, input.channelId),
  ])
  if (!before) return { outcome: 'unknownSubscriber', undo: null }
  const by = { now: actTime(act), ip: personEvidence(act).ip, newsletterId }
  const subscriber = { ...before, addressGuard: addressGuardOf(before, leaving) }
  const moves = channelsOf(leaving, subscriptions)
    .map((id) => subscriptions.get(id) ?? newSubscription(id, before.addressGuard))
    .map((former) => ({ before: former, after: endSubscription(former, 'unsubscribe', by) }))
    .filter((move) => move.before !== move.after)
  if (moves.length === 0 && subscriber.addressGuard === before.addressGuard)
    return { outcome: 'alreadyUnsubscribed', undo: null }
  savePersonChange(act, { head, subscriber, subscriptions, moves, facts: factsOf(leaving), source: way, newsletterId })
  // Only a press of the person's own is answered by a mail; a mailbox provider may have sent all the others.
  const undo = way === 'page' ? await recordOptout(act, { head, subscriber, moves, newsletterId }) : null
  return { outcome: 'unsubscribed', undo }
}

/** Whether unsubscribing would change nothing; null = no such subscriber. */
export async function isUnsubscribed(
  reader: Reader,
  subscriberId: number,
  channelId: Unsubscription['channelId'],
): Promise<boolean | null> {
  const [subscriber, subscriptions, leaving] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    findSubscriptions(reader, { id: subscriberId }),
    whatIsLeft(reader, channelId),
  ])
  if (!subscriber) return null
  if (addressGuardOf(subscriber, leaving) !== subscriber.addressGuard) return false
  const nobody = { now: subscriber.updatedAt, ip: null, newsletterId: null }
  return channelsOf(leaving, subscriptions).every((id) => {
    const subscription = subscriptions.get(id)
    return subscription !== undefined && endSubscription(subscription, 'unsubscribe', nobody) === subscription
  })
}

interface Leaving {
  /** Whatever the person is in, and channels to come. */
  isEverything: boolean
  /** To be known as left also by somebody who was never there. */
  channelIds: number[]
}

/**
 * Everything, without the channel module or where a mail named no channel. A campaign also reaches people who are not in
 * its channel; that they leave it must be known all the same, and so must what an account without channels shows.
 */
async function whatIsLeft(reader: Reader, channelId: Unsubscription['channelId']): Promise<Leaving> {
  const [account, channels] = await Promise.all([findAccount(reader), listChannels(reader)])
  const hasChannels = account?.hasChannels ?? false
  const named: readonly unknown[] = Array.isArray(channelId) ? channelId : [channelId]
  const isNamed = ({ id, isDefault }: Channel) => (hasChannels ? named.includes(id) : isDefault)
  return {
    isEverything: !hasChannels || channelId === 'all' || channelId === 0,
    channelIds: channels.filter(isNamed).map(({ id }) => id),
  }
}

function channelsOf({ isEverything, channelIds }: Leaving, subscriptions: ReadonlyMap<number, Subscription>): number[] {
  return isEverything ? [...new Set([...subscriptions.keys(), ...channelIds])] : channelIds
}

/** For the ledger: the entries of each channel alone would not say so. */
function factsOf({ isEverything }: Leaving): Record<string, string> {
  return isEverything ? { left: 'everything' } : {}
}

function addressGuardOf({ addressGuard }: Subscriber, { isEverything }: Leaving): Guard {
  return isEverything ? addressGuardAfter(addressGuard, 'unsubscribe') : addressGuard
}
