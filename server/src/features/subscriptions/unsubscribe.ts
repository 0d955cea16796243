import type { Reader } from '../../platform/db/database.ts'
import { actTime, type BareAct, findAccount } from '../accounts/index.ts'
import { type Channel, listChannels } from '../channels/index.ts'
import { findSubscriber, findSubscriptions, newSubscription } from '../subscribers/index.ts'
import { endSubscription } from './person-events.rules.ts'
import { loadPerson, personEvidence, savePersonChange } from './person-write.ts'

export interface Unsubscription {
  subscriberId: number
  /** 0 = the mail named none. */
  channelId: number | 'all'
  newsletterId: number | null
  way: 'page' | 'oneClick' | 'mailto' | 'feedbackReport'
}

export interface Unsubscribed {
  outcome: 'unsubscribed' | 'alreadyUnsubscribed' | 'unknownSubscriber'
}

/** The person wants no more mail of one channel, or of all. */
export async function unsubscribe(act: BareAct, input: Unsubscription): Promise<Unsubscribed> {
  const { subscriberId, newsletterId, way } = input
  const [{ head, subscriber, subscriptions }, channelIds] = await Promise.all([
    loadPerson(act.tx, subscriberId),
    concernedChannels(act.tx, input.channelId),
  ])
  if (!subscriber) return { outcome: 'unknownSubscriber' }
  const by = { now: actTime(act), ip: personEvidence(act).ip, newsletterId }
  const moves = channelIds
    .map((id) => subscriptions.get(id) ?? newSubscription(id, subscriber.addressGuard))
    .map((before) => ({ before, after: endSubscription(before, 'unsubscribe', by) }))
    .filter(({ before, after }) => before !== after)
  if (moves.length === 0) return { outcome: 'alreadyUnsubscribed' }
  savePersonChange(act, { head, subscriber, subscriptions, moves, source: way, newsletterId })
  return { outcome: 'unsubscribed' }
}

/** Whether unsubscribing would change nothing; null = no such subscriber. */
export async function isUnsubscribed(
  reader: Reader,
  subscriberId: number,
  channelId: Unsubscription['channelId'],
): Promise<boolean | null> {
  const [subscriber, subscriptions, channelIds] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    findSubscriptions(reader, { id: subscriberId }),
    concernedChannels(reader, channelId),
  ])
  if (!subscriber) return null
  const nobody = { now: subscriber.updatedAt, ip: null, newsletterId: null }
  return channelIds.every((id) => {
    const subscription = subscriptions.get(id)
    return subscription !== undefined && endSubscription(subscription, 'unsubscribe', nobody) === subscription
  })
}

/**
 * Without the channel module, whatever a mail named means the default channel. A campaign also reaches people who are not
 * in its channel; that they leave it must be known all the same.
 */
async function concernedChannels(reader: Reader, channelId: Unsubscription['channelId']): Promise<number[]> {
  const [account, channels] = await Promise.all([findAccount(reader), listChannels(reader)])
  const isMeant = ({ id, isDefault }: Channel) =>
    channelId === 'all' || (account?.hasChannels && channelId !== 0 ? id === channelId : isDefault)
  return channels.filter(isMeant).map(({ id }) => id)
}
