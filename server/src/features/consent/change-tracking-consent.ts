import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { actorName, actTime, type BareAct, evidenceRecord, lockAccount, saveAccountHead } from '../accounts/index.ts'
import { appendEvents } from '../events/index.ts'
import { saveTrackingConsent } from '../subscribers/index.ts'
import type { ConsentEntry } from './consent-chain.rules.ts'
import { recordConsent } from './record-consent.ts'
import { salted } from './salted.ts'
import { findTrackingConsent, saveAgreement, saveWithdrawal, type TrackingConsent } from './tracking-consent.store.ts'

export interface TrackingConsentInput {
  subscriberId: number
  source: 'trackingApi' | 'trackingPage' | 'preferences' | 'addressChange'
  newsletterId: number | null
  /** The words agreed to, and where. */
  said?: { text: string; formUrl?: string }
}

export type ConsentOutcome = 'changed' | 'unchanged' | 'unknownSubscriber'

/** From now on mails to this person may tell who opens them, where the account's mode is `individual`. */
export function agreeToTracking(act: BareAct, input: TrackingConsentInput): Promise<ConsentOutcome> {
  return change(act, input, true)
}

/** Mails made from now on recognise the person no more, and neither do mails that were sent before. */
export function withdrawTrackingConsent(act: BareAct, input: TrackingConsentInput): Promise<ConsentOutcome> {
  return change(act, input, false)
}

/** Null = no such subscriber. */
export async function agreesToTracking(reader: Reader, subscriberId: number): Promise<boolean | null> {
  const consent = await findTrackingConsent(reader, subscriberId)
  return consent ? consent.agreedAt !== null : null
}

async function change(act: BareAct, input: TrackingConsentInput, agrees: boolean): Promise<ConsentOutcome> {
  const { tx } = act
  const { subscriberId, said } = input
  const now = act.clock.now()
  const [head, before] = await Promise.all([lockAccount(tx), findTrackingConsent(tx, subscriberId)])
  if (!before) return 'unknownSubscriber'
  const isNews = (before.agreedAt !== null) !== agrees
  if (!isNews && !(agrees && said?.text !== before.words)) return 'unchanged'
  const end = recordConsent(act, head, [entryOf(act, input, before, agrees)])
  // Other words than before are evidence of their own, and change nothing else.
  if (!isNews) {
    saveAccountHead(tx, { ...head, ...end })
    return 'changed'
  }
  saveTrackingConsent(tx, subscriberId, agrees ? now : null)
  if (agrees) saveAgreement(tx, subscriberId, now)
  else saveWithdrawal(tx, subscriberId, now)
  const type = agrees ? 'subscriber.tracking_agreed' : 'subscriber.tracking_withdrawn'
  const told = { type, subscriberId, occurredAt: timestamp(now), data: { email: before.email } } as const
  saveAccountHead(tx, { ...head, ...end, ...appendEvents(tx, head, [told], actorName(act.actor)) })
  return 'changed'
}

/** It concerns the person in every channel, so it names none. */
function entryOf(act: BareAct, input: TrackingConsentInput, before: TrackingConsent, agrees: boolean): ConsentEntry {
  const { said, ...how } = input
  return {
    ...how,
    actor: actorName(act.actor),
    channelId: 0,
    fromState: before.agreedAt !== null ? 'trackingAgreed' : before.withdrawnAt !== null ? 'trackingWithdrawn' : null,
    toState: agrees ? 'trackingAgreed' : 'trackingWithdrawn',
    occurredAt: actTime(act),
    evidence: salted({ ...evidenceRecord(act.evidence), ...said }),
  }
}
