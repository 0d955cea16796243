import { type AccountHead, saveAccountHead } from '../accounts/index.ts'
import { appendConsent, type ChainEnd, type ConsentEntry, chain, salted } from '../consent/index.ts'
import { queueOptinMessage } from '../messages/index.ts'
import { appendSubscriberEvents } from './append-subscriber-events.ts'
import type { Transition } from './change-subscriber.rules.ts'
import { chooseOptinMailing, mayMail } from './optin-mail.ts'
import type { Guard } from './status.rules.ts'
import type { Subscriber, Subscription } from './subscriber.rules.ts'
import { insertSubscriber, saveSubscription, updateSubscriber } from './subscriber.store.ts'
import { leaveTombstones, takeTombstones } from './suppression.store.ts'
import { emailHmac, now, type WriteCall } from './write-call.ts'

export interface Change {
  head: AccountHead
  isNew: boolean
  subscriber: Subscriber
  /** The address the record had before, when it changed, with the guards that stay with that address. */
  leftAddress?: { emailKey: string; guards: Map<number, Guard> }
  tombstones: ReadonlyMap<number, Guard>
  /** What the person had in each channel until now. */
  before: ReadonlyMap<number, Subscription>
  differs: boolean
  dataDiffers: boolean
  /** Changed ones only. */
  subscriptions: Subscription[]
  transitions: Transition[]
  /** Channels one opt-in mail must cover; empty = no mail. */
  optinFor: readonly number[]
  deferredData?: Record<string, unknown> | null
  source: string
}

export type OptinOutcome = 'none' | 'queued' | 'throttled'

/** Writes one decided change: record, subscriptions, tombstones, opt-in mail, consent entries and events, all in this transaction. */
export async function saveChange(call: WriteCall, change: Change): Promise<OptinOutcome> {
  const optin = await decideOptin(call, change)
  saveRecord(call, change)
  for (const subscription of change.subscriptions) {
    if (
      optin === 'queued' &&
      change.optinFor.includes(subscription.channelId) &&
      subscription.state === 'optinPending'
    ) {
      subscription.receivedOptinAt = now(call)
    }
    saveSubscription(call.tx, change.subscriber.id, subscription)
  }
  saveTombstones(call, change)
  if (optin === 'queued') queueMail(call, change)
  const ends = { ...saveConsent(call, change, optin), ...saveEvents(call, change) }
  saveHead(call, change, ends)
  return optin
}

async function decideOptin(call: WriteCall, { optinFor, subscriber, isNew }: Change): Promise<OptinOutcome> {
  if (optinFor.length === 0) return 'none'
  chooseOptinMailing(call.caller, optinFor)
  return (await mayMail(call, subscriber.id, isNew)) ? 'queued' : 'throttled'
}

function saveRecord({ tx }: WriteCall, { isNew, differs, subscriber }: Change): void {
  if (isNew) insertSubscriber(tx, subscriber)
  else if (differs) updateSubscriber(tx, subscriber)
}

/** Guards move with the address: taken over from tombstones of the new one, left behind with the old one. */
function saveTombstones(call: WriteCall, { subscriber, leftAddress, tombstones, subscriptions }: Change): void {
  const { tx } = call
  if (leftAddress) leaveTombstones(tx, emailHmac(call, leftAddress.emailKey), leftAddress.guards, now(call))
  const taken = [0, ...subscriptions.map(({ channelId }) => channelId)].filter((channelId) => tombstones.has(channelId))
  if (taken.length > 0) takeTombstones(tx, emailHmac(call, subscriber.emailKey), taken)
}

function queueMail(call: WriteCall, { head, optinFor, subscriber, deferredData }: Change): void {
  queueOptinMessage(call.app, call.tx, {
    mailingId: chooseOptinMailing(call.caller, optinFor),
    subscriberId: subscriber.id,
    channelIds: optinFor,
    deferredData: deferredData ?? null,
    addressHmac: emailHmac(call, subscriber.emailKey),
    consentSeq: head.consentSeq,
    createdAt: now(call),
  })
}

/** Every change of state is evidence, and so is every request to confirm. */
function saveConsent(
  call: WriteCall,
  { head, subscriber, transitions, optinFor, source }: Change,
  optin: OptinOutcome,
): ChainEnd {
  const repeated = optinFor.filter((id) => optin === 'queued' && !transitions.some(({ channelId }) => channelId === id))
  const steps: { channelId: number; from: string | null; to: string }[] = [
    ...transitions,
    ...repeated.map((channelId) => ({ channelId, from: 'optinRequested', to: 'optinRequested' })),
  ]
  const { chained, end } = chain(
    head,
    steps.map((step) => consentEntry(call, subscriber.id, step, source)),
  )
  appendConsent(call.tx, chained)
  return end
}

function saveEvents(call: WriteCall, change: Change): { eventSeq: number } {
  return appendSubscriberEvents(call.tx, {
    ...change,
    isConsent: change.source === 'register',
    defaultChannelId: call.caller.defaultChannel.id,
    now: now(call),
  })
}

function saveHead({ tx }: WriteCall, { head, isNew, subscriber }: Change, ends: ChainEnd & { eventSeq: number }): void {
  const isSame = !isNew && ends.consentSeq === head.consentSeq && ends.eventSeq === head.eventSeq
  if (!isSame) saveAccountHead(tx, { lastSubscriberId: isNew ? subscriber.id : head.lastSubscriberId, ...ends })
}

export function consentEntry(
  call: WriteCall,
  subscriberId: number,
  { channelId, from, to }: { channelId: number; from: string | null; to: string },
  source: string,
): ConsentEntry {
  return {
    subscriberId,
    channelId,
    fromState: from,
    toState: to,
    actor: `key:${call.caller.prefix}`,
    source,
    newsletterId: null,
    occurredAt: now(call),
    // The peer of an API call is the integrator's server, so it is kept under a name that cannot be taken for the person's.
    evidence: salted({ requestPeerIp: call.peerAddress, requestId: call.requestId }),
  }
}
