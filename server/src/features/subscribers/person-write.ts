import type { Tx } from '../../platform/db/database.ts'
import {
  type AccountHead,
  evidenceRecord,
  lockAccount,
  type PersonEvidence,
  saveAccountHead,
} from '../accounts/index.ts'
import { appendConsent, type ChainEnd, chain, salted } from '../consent/index.ts'
import { appendSubscriberEvents } from './append-subscriber-events.ts'
import type { NewSubscription, Subscriber, Subscription } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions, saveSubscription, updateSubscriber } from './subscriber.store.ts'

export interface LoadedPerson {
  head: AccountHead
  subscriber: Subscriber | undefined
  subscriptions: Map<number, Subscription>
}

/** Locks the account, as every writer does, and reads where the person stands. */
export async function loadPerson(tx: Tx, id: number): Promise<LoadedPerson> {
  const [head, subscriber, subscriptions] = await Promise.all([
    lockAccount(tx),
    findSubscriber(tx, { id }),
    findSubscriptions(tx, { id }),
  ])
  return { head, subscriber, subscriptions }
}

export interface PersonChange {
  head: AccountHead
  subscriber: Subscriber
  /** What the person had in each channel until now. */
  subscriptions: ReadonlyMap<number, Subscription>
  /** Changed ones only, each with what it was before. */
  moves: readonly { before: Subscription | NewSubscription; after: Subscription }[]
  actor: 'person' | 'mail-system'
  source: string
  newsletterId: number | null
  evidence: PersonEvidence
  /** Further facts for the ledger. */
  facts?: Record<string, string>
  /** Given where the event may also change data of the person, whose record shows the status of this channel. */
  data?: { differs: boolean; defaultChannelId: number }
  now: string
}

/** Writes what the person or the mail system changed, with its evidence, in this transaction. */
export function savePersonChange(tx: Tx, change: PersonChange): void {
  const { subscriber, moves, now } = change
  updateSubscriber(tx, { ...subscriber, updatedAt: now })
  for (const { after } of moves) saveSubscription(tx, subscriber.id, after)
  saveAccountHead(tx, { ...change.head, ...saveConsent(tx, change), ...saveEvents(tx, change) })
}

function saveEvents(tx: Tx, { head, subscriber, subscriptions, moves, source, data, now }: PersonChange) {
  return appendSubscriberEvents(tx, {
    head,
    subscriber,
    isNew: false,
    dataDiffers: data?.differs ?? false,
    defaultChannelId: data?.defaultChannelId ?? 0,
    transitions: moves.map(({ before, after }) => ({
      channelId: after.channelId,
      from: before.state,
      to: after.state,
    })),
    before: subscriptions,
    isConsent: source === 'confirm',
    now,
  })
}

function saveConsent(tx: Tx, { head, subscriber, moves, evidence, facts, now, ...how }: PersonChange): ChainEnd {
  const entries = moves.map(({ before, after }) => ({
    subscriberId: subscriber.id,
    channelId: before.channelId,
    fromState: before.state,
    toState: after.state,
    actor: how.actor,
    source: how.source,
    newsletterId: how.newsletterId,
    occurredAt: now,
    evidence: salted({ ...evidenceRecord({ by: 'person', ...evidence }), ...facts }),
  }))
  const { chained, end } = chain(head, entries)
  appendConsent(tx, chained)
  return end
}
