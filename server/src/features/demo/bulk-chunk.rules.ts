import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Keyed } from '../chains/chain.rules.ts'
import { type ChainedEntry, type ConsentEnd, type ConsentEntry, chain } from '../consent/consent-chain.rules.ts'
import type { FieldValue } from '../customer-fields/customer-field.rules.ts'
import type { Subscriber, Subscription } from '../subscribers/subscriber.rules.ts'
import { drawState, historyOf, type Step, subscriptionAfter } from './history.rules.ts'
import { inventPerson } from './person.rules.ts'
import { createRandom, type Random } from './random.rules.ts'

/** Where the account stands before a chunk. */
export interface Head extends ConsentEnd {
  lastSubscriberId: number
}

export interface ChunkWish {
  count: number
  channelId: number
  fieldIds: BulkFieldIds
  /** When the first and the last of these subscribers joined, in milliseconds. */
  joinedFrom: number
  joinedUntil: number
  now: number
  /** Of the account's consent ledger. */
  keyed: Keyed
}
export interface BulkFieldIds {
  customerGroup: number
  likesOffers: number
  orderCount: number
  customerNumber: number
}

export interface Chunk {
  before: Head
  after: Head
  rows: { subscriber: Subscriber; subscription: Subscription }[]
  consent: ChainedEntry[]
}

const customerGroups = ['Standard', 'Standard', 'Standard', 'Stammkunde', 'Stammkunde', 'Premium', 'Presse', 'Händler']

/** The next subscribers of an account with their history; the same head gives the same people. */
export function buildChunk(before: Head, wish: ChunkWish): Chunk {
  const random = createRandom(before.lastSubscriberId + 1)
  const rows: Chunk['rows'] = []
  const entries: ConsentEntry[] = []
  for (let i = 0; i < wish.count; i++) {
    const id = before.lastSubscriberId + 1 + i
    const joined = wish.joinedFrom + (i / wish.count) * (wish.joinedUntil - wish.joinedFrom)
    const times = { joinedAt: timestamp(joined), changedAt: timestamp(joined + random.next() * (wish.now - joined)) }
    const steps = historyOf(drawState(random), times)
    rows.push({
      subscriber: newSubscriber(random, id, steps, wish.fieldIds),
      subscription: subscriptionAfter(wish.channelId, steps),
    })
    for (const step of steps) entries.push(entryOf(id, wish.channelId, step))
  }
  const { chained, end } = chain(before, entries, wish.keyed)
  return { before, after: { lastSubscriberId: before.lastSubscriberId + wish.count, ...end }, rows, consent: chained }
}

function newSubscriber(random: Random, id: number, steps: readonly Step[], fieldIds: BulkFieldIds): Subscriber {
  const person = inventPerson(random, id)
  return {
    ...person,
    id,
    emailKey: person.email,
    kind: 'person',
    timeZone: null,
    salutation: null,
    reference: null,
    customerFields: fieldValues(random, id, fieldIds),
    addressGuard: 0,
    createdAt: (steps[0] as Step).at,
    updatedAt: (steps.at(-1) as Step).at,
  }
}

function fieldValues(random: Random, id: number, fieldIds: BulkFieldIds): Record<string, FieldValue> {
  return {
    [fieldIds.customerGroup]: random.pick(customerGroups),
    [fieldIds.likesOffers]: random.next() < 0.4,
    // Many people ordered a few times, few many times.
    [fieldIds.orderCount]: Math.floor(random.next() ** 3 * 60),
    [fieldIds.customerNumber]: `K-${String(id).padStart(8, '0')}`,
  }
}

function entryOf(subscriberId: number, channelId: number, { from, to, at }: Step): ConsentEntry {
  return {
    subscriberId,
    channelId,
    fromState: from,
    toState: to,
    actor: 'operator',
    source: 'demo',
    newsletterId: null,
    occurredAt: at,
    evidence: null,
  }
}
