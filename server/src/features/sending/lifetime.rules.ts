import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { RunClass } from '../messages/index.ts'

/** How long mail of a class is worth sending: a reset link of yesterday helps nobody. */
export const lifetimeSeconds = {
  newsletter: 48 * 3600,
  birthday: 24 * 3600,
  welcome: 48 * 3600,
  campaign: 48 * 3600,
  optin: 24 * 3600,
  optout: 24 * 3600,
  trigger: 4 * 3600,
} as const satisfies Record<RunClass, number>

export interface Life {
  class: RunClass
  /** When its run began. */
  startedAt: Timestamp
  createdAt: Timestamp
  /** How long it could not leave because its run was paused. */
  restedSeconds: number
}

/** The moment, in milliseconds, its age counts from. A pause stops the clock; a birthday passes all the same. */
export function agesFrom({ class: runClass, startedAt, createdAt, restedSeconds }: Life): number {
  return runClass === 'birthday' ? millisecondsOf(startedAt) : millisecondsOf(createdAt) + restedSeconds * 1000
}

export function isTooOld(life: Life, now: Date): boolean {
  return isOver(life.class, agesFrom(life), now)
}

/** The same for a moment that is known already. */
export function isOver(runClass: RunClass, from: number, now: Date): boolean {
  return now.getTime() - from > lifetimeSeconds[runClass] * 1000
}

/** Whether the time is over until which a mailing may leave at all. */
export function isAfter(notAfter: Timestamp | null, now: Date): boolean {
  return notAfter !== null && now.getTime() > millisecondsOf(notAfter)
}

export const tooOld = 'too old to be sent'
