import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import { type AccountHead, actorName, actTime, saveAccountHead } from '../accounts/index.ts'
import { type ConsentEnd, recordConsent } from '../consent/index.ts'
import { appendEvents } from '../events/index.ts'
import { type Guard, inheritedGuard, insertBareSubscribers, states } from '../subscribers/index.ts'
import { addressHmac, findTombstonesOf, takeTombstones } from '../suppression/index.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { consentEntry } from './save-change.ts'
import { insertSubscriptions } from './subscription.store.ts'

/** An address nobody in the account has yet, each given once. */
export interface NewReceiver extends EmailAddress {
  /** The channel of the mailing that reaches it. */
  channelId: number
  /** Reasons that keep the address out, should a deleted record of it have left one behind. */
  closedBy: Guard
}

interface Arrival extends NewReceiver {
  hmac: Buffer
  tombstones: ReadonlyMap<number, Guard>
}

type Created = NewReceiver & { id: number }

/**
 * Takes addresses into the account for mail that is called for, and no newsletters (2/3). Those that are closed have no id in
 * what is returned.
 */
export async function createTriggerReceivers(
  act: SubscriberAct,
  head: AccountHead,
  receivers: readonly NewReceiver[],
): Promise<Map<string, number>> {
  if (receivers.length === 0) return new Map()
  const admitted = (await withTombstones(act, receivers)).filter(
    (arrival) => (guardIn(arrival) & arrival.closedBy) === 0,
  )
  const created = admitted.map((arrival, i) => ({
    ...arrival,
    id: head.lastSubscriberId + 1 + i,
    addressGuard: arrival.tombstones.get(0) ?? 0,
  }))
  if (created.length === 0) return new Map()
  insertBareSubscribers(act.tx, created, actTime(act))
  insertSubscriptions(
    act.tx,
    'transaction',
    created.map(({ id, channelId, ...arrival }) => ({
      subscriberId: id,
      channelId,
      guard: guardIn({ channelId, ...arrival }),
    })),
  )
  for (const { hmac, tombstones, channelId } of created)
    if (tombstones.size > 0) takeTombstones(act.tx, hmac, [0, channelId])
  const ends = { ...saveConsent(act, head, created), ...saveEvents(act, head, created) }
  saveAccountHead(act.tx, { lastSubscriberId: head.lastSubscriberId + created.length, ...ends })
  return new Map(created.map(({ emailKey, id }) => [emailKey, id]))
}

async function withTombstones(act: SubscriberAct, receivers: readonly NewReceiver[]): Promise<Arrival[]> {
  const hmacs = receivers.map(({ emailKey }) => addressHmac(act, emailKey))
  const tombstones = await findTombstonesOf(act.tx, hmacs)
  return receivers.map((receiver, i) => {
    const hmac = hmacs[i] as Buffer
    return { ...receiver, hmac, tombstones: tombstones.get(hmac.toString('hex')) ?? new Map() }
  })
}

function guardIn({ tombstones, channelId }: Pick<Arrival, 'tombstones' | 'channelId'>): Guard {
  return inheritedGuard(tombstones, channelId)
}

function saveConsent(act: SubscriberAct, head: AccountHead, created: readonly Created[]): ConsentEnd {
  const entries = created.map(({ id, channelId }) =>
    consentEntry(act, id, { channelId, from: null, to: 'transaction' }, 'trigger'),
  )
  return recordConsent(act, head, entries)
}

function saveEvents(act: SubscriberAct, head: AccountHead, created: readonly Created[]): { eventSeq: number } {
  const standing = (channelId: number) =>
    channelId === act.account.defaultChannel.id ? states.transaction : { status: null, statusAddition: null }
  const events = created.map(({ id, email, channelId }) => ({
    type: 'subscriber.created' as const,
    subscriberId: id,
    occurredAt: actTime(act),
    data: { email, channelIds: [channelId], ...standing(channelId) },
  }))
  return appendEvents(act.tx, head, events, actorName(act.actor))
}
