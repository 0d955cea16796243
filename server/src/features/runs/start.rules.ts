import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FailureReason } from '../mailings/mailing.rules.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What was meant for another day is no longer worth sending: after an outage or a restore nobody expects it. Somebody may have said until when it is. */
export function isTooLate(dueAt: Timestamp, now: Timestamp, notAfter: Timestamp | null = null): boolean {
  if (notAfter !== null) return millisecondsOf(now) > millisecondsOf(notAfter)
  return millisecondsOf(now) - millisecondsOf(dueAt) > dayMs
}

/** Ends the transaction that was to start a mailing, so that nothing of the attempt stays. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed'
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`the mailing cannot start: ${reason}`)
    this.reason = reason
  }
}
