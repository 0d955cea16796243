import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** For so long a closed account can be opened again, and an export of it counts as the one that closing it needs. */
const daysMs = 30 * 24 * 60 * 60 * 1000

/** When a closed account ends. */
export function endOf(closedAt: Timestamp): Timestamp {
  return timestamp(millisecondsOf(closedAt) + daysMs)
}

/** Whether nothing of it is there any more for anybody; its rows go soon after. */
export function hasEnded({ closedAt }: { closedAt: Timestamp | null }, now: Date): boolean {
  return closedAt !== null && now.getTime() - millisecondsOf(closedAt) > daysMs
}

export function countsForClosing(downloadedAt: Timestamp | null, now: Date): boolean {
  return downloadedAt !== null && now.getTime() - millisecondsOf(downloadedAt) <= daysMs
}
