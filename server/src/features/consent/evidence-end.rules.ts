import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** Evidence stays to the end of the third calendar year after the one in which the relation ended. */
const yearsAfter = 3

/** Relations that ended before this time no longer need evidence. */
export function evidenceOutdatedBefore(now: Date): Timestamp {
  return timestamp(new Date(Date.UTC(now.getUTCFullYear() - yearsAfter, 0, 1)))
}
