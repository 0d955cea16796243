import type { Reader, Tx } from '../../platform/db/database.ts'
import { findAccount } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { endSubscription } from './person-events.rules.ts'
import { cleanEvidence, type PersonEvidence } from './person-evidence.ts'
import { loadPerson, savePersonChange } from './person-write.ts'
import type { Subscription } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions } from './subscriber.store.ts'

export interface Unsubscription {
  subscriberId: number
  /** 0 = the mail named none. */
  channelId: number | 'all'
  newsletterId: number | null
  way: 'page' | 'oneClick' | 'mailto' | 'feedbackReport'
  evidence: PersonEvidence
  now: string
}

export interface Unsubscribed {
  outcome: 'unsubscribed' | 'alreadyUnsubscribed' | 'unknownSubscriber'
}

/** The person wants no more mail of one channel, or of all. */
export async function unsubscribe(tx: Tx, input: Unsubscription): Promise<Unsubscribed> {
  const { subscriberId, newsletterId, way, now } = input
  const [{ head, subscriber, subscriptions }, isConcerned] = await Promise.all([
    loadPerson(tx, subscriberId),
    concerning(tx, input.channelId),
  ])
  if (!subscriber) return { outcome: 'unknownSubscriber' }
  const evidence = cleanEvidence(input.evidence)
  const moves = [...subscriptions.values()]
    .filter(isConcerned)
    .map((before) => ({
      before,
      after: endSubscription(before, 'unsubscribe', { now, ip: evidence.ip, newsletterId }),
    }))
    .filter(({ before, after }) => before !== after)
  if (moves.length === 0) return { outcome: 'alreadyUnsubscribed' }
  const actor = way === 'feedbackReport' ? 'mail-system' : 'person'
  savePersonChange(tx, { head, subscriber, subscriptions, moves, actor, source: way, newsletterId, evidence, now })
  return { outcome: 'unsubscribed' }
}

/** Whether unsubscribing would change nothing; null = no such subscriber. */
export async function isUnsubscribed(
  reader: Reader,
  subscriberId: number,
  channelId: Unsubscription['channelId'],
): Promise<boolean | null> {
  const [subscriber, subscriptions, isConcerned] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    findSubscriptions(reader, { id: subscriberId }),
    concerning(reader, channelId),
  ])
  if (!subscriber) return null
  const nobody = { now: subscriber.updatedAt, ip: null, newsletterId: null }
  return [...subscriptions.values()]
    .filter(isConcerned)
    .every((subscription) => endSubscription(subscription, 'unsubscribe', nobody) === subscription)
}

/** Without the channel module, whatever a mail named means the default channel. */
async function concerning(reader: Reader, channelId: Unsubscription['channelId']) {
  if (channelId === 'all') return () => true
  const [account, channels] = await Promise.all([findAccount(reader), listChannels(reader)])
  const wanted = account?.hasChannels && channelId !== 0 ? channelId : channels.find(({ isDefault }) => isDefault)?.id
  return (subscription: Subscription) => subscription.channelId === wanted
}
