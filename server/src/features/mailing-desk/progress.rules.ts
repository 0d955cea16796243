import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** When a run may have ended at this speed; null when nothing moves or nothing is left. */
export function endAtRate(
  { waiting, perMinute }: { waiting: number; perMinute: number | null },
  now: Date,
): Timestamp | null {
  return waiting <= 0 || !perMinute ? null : timestamp(now.getTime() + (waiting / perMinute) * 60_000)
}

export const stillReasons = ['frozen', 'noSender', 'noAnswer', 'winner', 'trial', 'hour'] as const
export type StillReason = (typeof stillReasons)[number]

export interface Movement {
  state: string
  waiting: number
  /** Null = not known yet. */
  perMinute: number | null
  isFrozen: boolean
  /** Since a sender was heard; null = there is none. */
  senderSilentSeconds: number | null
  /** What the rest waits for, once those who may go have their mail; null = nothing. */
  waitsFor: 'winner' | 'trial' | 'hour' | null
}

/** A living sender is heard every few seconds. */
const longestSilenceSeconds = 30

/** Why a run that should move does not; null = it does, nobody knows yet, or somebody holds it. */
export function whyStill(movement: Movement): StillReason | null {
  const { state, waiting, perMinute, isFrozen, senderSilentSeconds, waitsFor } = movement
  if (state !== 'sending' || waiting === 0) return null
  if (isFrozen) return 'frozen'
  if (waitsFor !== null) return waitsFor
  if (senderSilentSeconds === null || senderSilentSeconds > longestSilenceSeconds) return 'noSender'
  return perMinute === 0 ? 'noAnswer' : null
}
