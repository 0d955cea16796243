import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What one operator does not do alone. */
export const requestKinds = ['unlockAccount', 'resetFactor'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestOutcomes = ['done', 'withdrawn', 'lapsed'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

const hourMs = 60 * 60 * 1000
/** So long the user and the admins, who were told by mail, have to object. */
const objectionHours = 24
/** What nobody has come to in so long is asked anew. */
const openDays = 7

/** From when on a factor may be reset; null = they have not agreed yet. */
export function dueAtOf({ agreedAt }: { agreedAt: Timestamp | null }): Timestamp | null {
  return agreedAt && timestamp(millisecondsOf(agreedAt) + objectionHours * hourMs)
}

/** What was asked before this moment has lapsed. */
export function lapsedBefore(now: Date): Timestamp {
  return timestamp(now.getTime() - openDays * 24 * hourMs)
}
