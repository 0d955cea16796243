import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
/** What is remembered of somebody whose mailbox did not take the last mails. */
export interface SoftRecord {
  inARow: number
  firstAt: Timestamp | null
  lastRunId: number | null
  lastAt: Timestamp
  doubtedAt: Timestamp | null
  suspendedUntil: Timestamp | null
  suspensions: number
}

export interface Failure {
  runId: number
  now: Timestamp
  /** A mail of another run has arrived since the last failure. */
  deliveredSince: boolean
}

const dayMs = 24 * 60 * 60 * 1000
const runsInARow = 3
const atLeastDays = 7
/** The first time, and every further time. */
const suspensionDays = [14, 60]
const doubt = { atLeastDays: 1, atMostDays: 30 }

/** Several runs in a row over a week without one delivery: the person is left alone for a while. */
export function countSoftBounce(before: SoftRecord | undefined, failure: Failure): SoftRecord {
  const record = startingPoint(before, failure)
  if (record.lastRunId === failure.runId) return record
  const counted = {
    ...record,
    inARow: record.inARow + 1,
    firstAt: record.inARow === 0 ? failure.now : record.firstAt,
    lastRunId: failure.runId,
    lastAt: failure.now,
  }
  if (counted.inARow < runsInARow || daysBetween(counted.firstAt as Timestamp, failure.now) < atLeastDays)
    return counted
  const days = suspensionDays[Math.min(record.suspensions, suspensionDays.length - 1)] as number
  return {
    ...counted,
    inARow: 0,
    firstAt: null,
    suspendedUntil: later(failure.now, days),
    suspensions: record.suspensions + 1,
  }
}

/**
 * An address that looks as if it did not exist is believed not to when it looks so again a day to a month later. The relay
 * and its report tell of one failure, however late the second of them is.
 */
export function doubtAddress(
  before: SoftRecord | undefined,
  failure: Failure,
): { record: SoftRecord; confirmed: boolean } {
  const record = startingPoint(before, failure)
  const days = record.doubtedAt === null ? Number.POSITIVE_INFINITY : daysBetween(record.doubtedAt, failure.now)
  const isSameFailure = record.lastRunId === failure.runId && record.doubtedAt !== null
  if (isSameFailure || days < doubt.atLeastDays) return { record, confirmed: false }
  if (days <= doubt.atMostDays) return { record: { ...record, doubtedAt: null }, confirmed: true }
  const { runId: lastRunId, now } = failure
  return { record: { ...record, doubtedAt: now, lastRunId, lastAt: now }, confirmed: false }
}

function startingPoint(before: SoftRecord | undefined, { now, deliveredSince }: Failure): SoftRecord {
  if (before && !deliveredSince) return before
  return {
    inARow: 0,
    firstAt: null,
    lastRunId: null,
    lastAt: now,
    doubtedAt: null,
    suspendedUntil: null,
    suspensions: 0,
  }
}

function daysBetween(from: Timestamp, to: Timestamp): number {
  return (millisecondsOf(to) - millisecondsOf(from)) / dayMs
}

function later(time: Timestamp, days: number): Timestamp {
  return timestamp(millisecondsOf(time) + days * dayMs)
}
