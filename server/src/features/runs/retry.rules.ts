import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import type { Run } from './run.store.ts'

const longestMs = 7 * 24 * 60 * 60 * 1000

/** Whether what failed of a run may be tried again: it has ended within a week, and its last moment is to come. */
export function mayRetry(
  { state, finishedAt, notAfter }: Pick<Run, 'state' | 'finishedAt' | 'notAfter'>,
  now: Date,
): boolean {
  if (state !== 'finished' || finishedAt === null) return false
  const isRecent = now.getTime() - millisecondsOf(finishedAt) <= longestMs
  return isRecent && (notAfter === null || now.getTime() < millisecondsOf(notAfter))
}
