import { timestamp } from '../../platform/clock/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { lockAccount, saveAccountHead } from '../accounts/index.ts'
import { appendConsent, chain, salted } from '../consent/index.ts'
import { appendEvents } from '../events/index.ts'
import { findTrackingConsent, saveAgreement, saveWithdrawal, type TrackingConsent } from './tracking-consent.store.ts'

export interface ConsentCall {
  subscriberId: number
  /** As the consent ledger names them. */
  actor: string
  source: 'trackingApi' | 'trackingPage'
  newsletterId: number | null
  /** How it came about: the words agreed to, the form, the browser. */
  evidence: Record<string, string>
  now: Date
}

export type ConsentOutcome = 'changed' | 'unchanged' | 'unknownSubscriber'

/** From now on mails to this person may tell who opens them, where the account's mode is `individual`. */
export function agreeToTracking(tx: Tx, call: ConsentCall): Promise<ConsentOutcome> {
  return change(tx, call, true)
}

/** Mails made from now on recognise the person no more, and neither do mails that were sent before. */
export function withdrawTrackingConsent(tx: Tx, call: ConsentCall): Promise<ConsentOutcome> {
  return change(tx, call, false)
}

/** Null = no such subscriber. */
export async function agreesToTracking(reader: Reader, subscriberId: number): Promise<boolean | null> {
  const consent = await findTrackingConsent(reader, subscriberId)
  return consent ? consent.agreedAt !== null : null
}

async function change(tx: Tx, call: ConsentCall, agrees: boolean): Promise<ConsentOutcome> {
  const { subscriberId, now } = call
  const [head, before] = await Promise.all([lockAccount(tx), findTrackingConsent(tx, subscriberId)])
  if (!before) return 'unknownSubscriber'
  const isNews = (before.agreedAt !== null) !== agrees
  if (!isNews && !(agrees && call.evidence.text !== before.words)) return 'unchanged'
  const { chained, end } = chain(head, [entryOf(call, before, agrees)])
  appendConsent(tx, chained)
  // Other words than before are evidence of their own, and change nothing else.
  if (!isNews) {
    saveAccountHead(tx, { ...head, ...end })
    return 'changed'
  }
  if (agrees) saveAgreement(tx, subscriberId, now)
  else saveWithdrawal(tx, subscriberId, now)
  const type = agrees ? 'subscriber.tracking_agreed' : 'subscriber.tracking_withdrawn'
  const told = { type, subscriberId, occurredAt: timestamp(now), data: { email: before.email } } as const
  saveAccountHead(tx, { ...head, ...end, ...appendEvents(tx, head, [told]) })
  return 'changed'
}

/** It concerns the person in every channel, so it names none. */
function entryOf(call: ConsentCall, before: TrackingConsent, agrees: boolean) {
  const { now, evidence, ...how } = call
  return {
    ...how,
    channelId: 0,
    fromState: before.agreedAt !== null ? 'trackingAgreed' : before.withdrawnAt !== null ? 'trackingWithdrawn' : null,
    toState: agrees ? 'trackingAgreed' : 'trackingWithdrawn',
    occurredAt: timestamp(now),
    evidence: salted(evidence),
  }
}
