import type { Tx } from '../../platform/db/database.ts'
import {
  type AccountHead,
  actorName,
  actTime,
  type BareAct,
  cleanEvidence,
  evidenceRecord,
  lockAccount,
  type PersonEvidence,
  saveAccountHead,
} from '../accounts/index.ts'
import { type ConsentEnd, recordConsent, salted } from '../consent/index.ts'
import {
  findSubscriber,
  findSubscriptions,
  type NewSubscription,
  type Subscriber,
  type Subscription,
  saveSubscriber,
} from '../subscribers/index.ts'
import { appendSubscriberEvents } from './append-subscriber-events.ts'
import { saveSubscription } from './subscription.store.ts'

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
  /** The way it came, for the consent ledger. */
  source: string
  newsletterId: number | null
  /** Further facts for the ledger. */
  facts?: Record<string, string>
  /** Given where the event may also change data of the person, whose record shows the status of this channel. */
  data?: { changedMembers: readonly string[]; defaultChannelId: number }
}

const unknownPerson: PersonEvidence = { ip: null, userAgent: null, method: 'none' }

/** What is known of the person's own browser or mail server; a request of somebody else says nothing about them. */
export function personEvidence({ evidence }: BareAct): PersonEvidence {
  return evidence.by === 'person' ? cleanEvidence(evidence) : unknownPerson
}

/** Writes what the person or the mail system changed, with its evidence, in this transaction. */
export function savePersonChange(act: BareAct, change: PersonChange): void {
  const { subscriber, moves } = change
  saveSubscriber(act.tx, { ...subscriber, updatedAt: actTime(act) })
  for (const { after } of moves) saveSubscription(act.tx, subscriber.id, after)
  saveAccountHead(act.tx, { ...change.head, ...saveConsent(act, change), ...saveEvents(act, change) })
}

function saveEvents(act: BareAct, { head, subscriber, subscriptions, moves, source, data }: PersonChange) {
  return appendSubscriberEvents(act.tx, {
    head,
    subscriber,
    isNew: false,
    changedMembers: data?.changedMembers ?? [],
    defaultChannelId: data?.defaultChannelId ?? 0,
    transitions: moves.map(({ before, after }) => ({
      channelId: after.channelId,
      from: before.state,
      to: after.state,
    })),
    before: subscriptions,
    isConsent: source === 'confirm',
    actor: actorName(act.actor),
    now: actTime(act),
  })
}

function saveConsent(act: BareAct, { head, subscriber, moves, facts, source, newsletterId }: PersonChange): ConsentEnd {
  const record = evidenceRecord(act.evidence)
  const entries = moves.map(({ before, after }) => ({
    subscriberId: subscriber.id,
    channelId: before.channelId,
    fromState: before.state,
    toState: after.state,
    actor: actorName(act.actor),
    source,
    newsletterId,
    occurredAt: actTime(act),
    evidence: salted({ ...record, ...facts }),
  }))
  return recordConsent(act, head, entries)
}
