import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** When a run may have ended at this speed; null when nothing moves or nothing is left. */
export function endAtRate(
  { waiting, perMinute }: { waiting: number; perMinute: number | null },
  now: Date,
): Timestamp | null {
  return waiting <= 0 || !perMinute ? null : timestamp(now.getTime() + (waiting / perMinute) * 60_000)
}

const ofEngine = ['frozen', 'noSender', 'relayAway', 'domain', 'deferred', 'noAnswer'] as const
export const stillReasons = [...ofEngine, 'winner', 'trial', 'hour'] as const
export type StillReason = (typeof stillReasons)[number]

export interface Movement {
  state: string
  waiting: number
  /** Null = not known yet. */
  perMinute: number | null
  isFrozen: boolean
  /** Since a sender was heard; null = there is none. */
  senderSilentSeconds: number | null
  /** Every sender that lives says that the relay of the account lets nobody in. */
  isRelayAway: boolean
  /** Of the mails that were put off and are tried again: for a domain that is not verified, or because their receivers asked for it. */
  putOff: { forDomain: number; byReceivers: number }
  /** What the rest waits for, once those who may go have their mail; null = nothing. */
  waitsFor: 'winner' | 'trial' | 'hour' | null
}

/** A living sender is heard every few seconds. */
export const longestSilenceSeconds = 30

/** Why a run that should move does not; null = it does, nobody knows yet, or somebody holds it. */
export function whyStill(movement: Movement): StillReason | null {
  const { state, waiting, isFrozen, senderSilentSeconds, waitsFor } = movement
  if (state !== 'sending' || waiting === 0) return null
  if (isFrozen) return 'frozen'
  if (waitsFor !== null) return waitsFor
  if (senderSilentSeconds === null || senderSilentSeconds > longestSilenceSeconds) return 'noSender'
  return whyNothingLeaves(movement)
}

/** Senders are there and may send, and yet nothing has moved for a while. */
function whyNothingLeaves({ perMinute, isRelayAway, putOff }: Movement): StillReason | null {
  if (isRelayAway) return 'relayAway'
  if (perMinute !== 0) return null
  if (putOff.forDomain > 0) return 'domain'
  return putOff.byReceivers > 0 ? 'deferred' : 'noAnswer'
}
