/** Where nobody can be asked, a second mail of these is harmless and a missing one is not; of others it is the reverse. */
export const classesSentAgain = ['optin', 'trigger'] as const

export interface DoubtSituation {
  /** Doubts whose rest is over. */
  due: number
  /** How long the oldest of them has been due. */
  oldestSeconds: number
  /** The relay has not answered yet, or the log has been read since it did and its answer has served. */
  needsAnswer: boolean
}

const alarmSeconds = 600

/** A new answer only when the last one has served: it would otherwise move away from the reading that must follow it. */
export function mustProbe({ due, needsAnswer }: DoubtSituation): boolean {
  return due > 0 && needsAnswer
}

export function isAlarming({ due, oldestSeconds }: DoubtSituation): boolean {
  return due > 0 && oldestSeconds > alarmSeconds
}
