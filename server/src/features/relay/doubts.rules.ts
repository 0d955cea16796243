import type { RunClass } from '../messages/run-state.rules.ts'

/** Where nobody can be asked, a second mail of these is harmless and a missing one is not; of others it is the reverse. */
const isSentAgain: Record<RunClass, boolean> = {
  optin: true,
  // It only repeats what the page said.
  optout: false,
  trigger: true,
  newsletter: false,
  birthday: false,
  welcome: false,
  campaign: false,
}
export const classesSentAgain = (Object.keys(isSentAgain) as RunClass[]).filter((name) => isSentAgain[name])

export interface DoubtSituation {
  /** Doubts whose rest is over. */
  due: number
  /** How long the oldest of them has been due. */
  oldestSeconds: number
  /** A visit is needed to judge them, none is under way, and the last one has served. */
  needsVisit: boolean
}

/** Why a mail is still in doubt. */
export const doubtCauses = [
  'resting',
  'opaqueRelay',
  'logNotRead',
  'logStill',
  'relayAway',
  'sessionOpen',
  'longQueue',
  'beingSettled',
] as const
export type DoubtCause = (typeof doubtCauses)[number]

/** Beyond this somebody has to look. */
export const alarmSeconds = 600

/** A new visit only when the last one has served: it would otherwise move away from the reading that must follow it. */
export function mustVisit({ due, needsVisit }: DoubtSituation): boolean {
  return due > 0 && needsVisit
}

export function isAlarming({ due, oldestSeconds }: DoubtSituation): boolean {
  return due > 0 && oldestSeconds > alarmSeconds
}
