import {
  type AccountHead,
  actorName,
  actTime,
  evidenceRecord,
  type LegalBasis,
  saveAccountHead,
} from '../accounts/index.ts'
import { type ConsentEnd, type ConsentEntry, recordConsent, salted } from '../consent/index.ts'
import { queueOptinMessage } from '../messages/index.ts'
import {
  type Guard,
  insertSubscriber,
  type Subscriber,
  type Subscription,
  saveSubscriber,
  subscriberRefusals,
} from '../subscribers/index.ts'
import { addressHmac, leaveTombstones, takeMail, takeTombstones } from '../suppression/index.ts'
import { appendSubscriberEvents } from './append-subscriber-events.ts'
import type { Transition } from './change-subscriber.rules.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { chooseOptinMailing } from './optin-mail.ts'
import { saveSubscription } from './subscription.store.ts'

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
  /** Apart from states. */
  changedMembers: readonly string[]
  /** Changed ones only. */
  subscriptions: Subscription[]
  transitions: Transition[]
  /** Channels one opt-in mail must cover; empty = no mail. */
  optinFor: readonly number[]
  optinMailingId: number | null
  deferredData?: Record<string, unknown> | null
  /** The static group that the person enters by confirming. */
  groupId?: number | null
  source: string
  /** Further facts for the ledger. */
  facts?: Record<string, string>
  /** Why whoever is never asked may be written to, where the facts do not say. */
  usualLegalBasis?: LegalBasis
  /** Nothing is changed when the address has had its share of opt-in mails. */
  refusesThrottled?: boolean
}

export type OptinOutcome = 'none' | 'queued' | 'throttled'

/** Writes one decided change: record, subscriptions, tombstones, opt-in mail, consent entries and events, all in this transaction. */
export async function saveChange(act: SubscriberAct, change: Change): Promise<OptinOutcome> {
  const optin = await decideOptin(act, change)
  saveRecord(act, change)
  for (const subscription of change.subscriptions) {
    if (
      optin === 'queued' &&
      change.optinFor.includes(subscription.channelId) &&
      subscription.state === 'optinPending'
    ) {
      subscription.receivedOptinAt = actTime(act)
    }
    saveSubscription(act.tx, change.subscriber.id, subscription)
  }
  saveTombstones(act, change)
  if (optin === 'queued') queueMail(act, change)
  const ends = { ...saveConsent(act, change, optin), ...saveEvents(act, change) }
  saveHead(act, change, ends)
  return optin
}

async function decideOptin(act: SubscriberAct, change: Change): Promise<OptinOutcome> {
  const { optinFor, subscriber, refusesThrottled } = change
  if (optinFor.length === 0) return 'none'
  mailingFor(act, change)
  const waitSeconds = await takeMail(act, 'optin', subscriber.emailKey)
  if (waitSeconds !== null && refusesThrottled)
    throw subscriberRefusals.optin_throttled({ waitSeconds }).withHeaders({ 'retry-after': String(waitSeconds) })
  // Beyond the cap nobody gets mail, and the caller is told.
  return waitSeconds === null ? 'queued' : 'throttled'
}

function saveRecord({ tx }: SubscriberAct, { isNew, differs, subscriber }: Change): void {
  if (isNew) insertSubscriber(tx, subscriber)
  else if (differs) saveSubscriber(tx, subscriber)
}

/** Guards move with the address: taken over from tombstones of the new one, left behind with the old one. */
function saveTombstones(act: SubscriberAct, { subscriber, leftAddress, tombstones, subscriptions }: Change): void {
  const { tx } = act
  if (leftAddress) leaveTombstones(tx, addressHmac(act, leftAddress.emailKey), leftAddress.guards, actTime(act))
  const taken = [0, ...subscriptions.map(({ channelId }) => channelId)].filter((channelId) => tombstones.has(channelId))
  if (taken.length > 0) takeTombstones(tx, addressHmac(act, subscriber.emailKey), taken)
}

function mailingFor(
  { account }: SubscriberAct,
  { optinFor, optinMailingId, subscriber, deferredData }: Change,
): number {
  // Data that waits for the confirmation says already how to ask for it.
  const deferred = deferredData?.languageIso
  return chooseOptinMailing(account, {
    channelIds: optinFor,
    ofCaller: optinMailingId,
    languageIso: typeof deferred === 'string' ? deferred : subscriber.languageIso,
  })
}

function queueMail(act: SubscriberAct, change: Change): void {
  const { head, optinFor, subscriber, deferredData, groupId = null } = change
  queueOptinMessage(act, {
    mailingId: mailingFor(act, change),
    subscriberId: subscriber.id,
    channelIds: optinFor,
    deferredData: deferredData ?? null,
    groupId,
    addressHmac: addressHmac(act, subscriber.emailKey),
    consentSeq: head.consentSeq,
    createdAt: actTime(act),
  })
}

/** Every change of state is evidence, and so is every request to confirm. */
function saveConsent(
  act: SubscriberAct,
  { head, subscriber, transitions, optinFor, source, facts, usualLegalBasis }: Change,
  optin: OptinOutcome,
): ConsentEnd {
  const repeated = optinFor.filter((id) => optin === 'queued' && !transitions.some(({ channelId }) => channelId === id))
  const steps: Step[] = [
    ...transitions,
    ...repeated.map((channelId) => ({ channelId, from: 'optinRequested', to: 'optinRequested' })),
  ]
  return recordConsent(
    act,
    head,
    steps.map((step) =>
      consentEntry(act, subscriber.id, step, source, {
        ...(step.to === 'noOptin' && usualLegalBasis && { legalBasis: usualLegalBasis }),
        ...facts,
      }),
    ),
  )
}

function saveEvents(act: SubscriberAct, change: Change): { eventSeq: number } {
  return appendSubscriberEvents(act.tx, {
    ...change,
    isConsent: change.source === 'register',
    actor: actorName(act.actor),
    defaultChannelId: act.account.defaultChannel.id,
    now: actTime(act),
  })
}

function saveHead(
  { tx }: SubscriberAct,
  { head, isNew, subscriber }: Change,
  ends: ConsentEnd & { eventSeq: number },
): void {
  const isSame = !isNew && ends.consentSeq === head.consentSeq && ends.eventSeq === head.eventSeq
  if (!isSame) saveAccountHead(tx, { lastSubscriberId: isNew ? subscriber.id : head.lastSubscriberId, ...ends })
}

interface Step {
  channelId: number
  from: string | null
  to: string
}

export function consentEntry(
  act: SubscriberAct,
  subscriberId: number,
  step: Step,
  source: string,
  facts: Record<string, string> = {},
): ConsentEntry {
  return consentEntriesOf(act, source, facts)(subscriberId, step)
}

/** Makes the entries of one act; what all of them say is found out once. */
export function consentEntriesOf(
  act: SubscriberAct,
  source: string,
  facts: Record<string, string>,
): (subscriberId: number, step: Step) => ConsentEntry {
  const said = { actor: actorName(act.actor), source, newsletterId: null, occurredAt: actTime(act) }
  const evidence = { ...evidenceRecord(act.evidence), ...facts }
  return (subscriberId, { channelId, from, to }) => ({
    ...{ ...said, subscriberId, channelId, fromState: from, toState: to },
    evidence: salted(evidence),
  })
}
