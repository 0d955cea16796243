import type { Job } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

export function isOver({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'canceled'
}

/** Seconds to go at the pace so far; null when nobody can know yet. */
export function secondsLeft(
  { done, total, startedAt }: Pick<Job, 'done' | 'total' | 'startedAt'>,
  now: number,
): number | null {
  if (total === null || startedAt === null || done === 0 || done >= total) return null
  const elapsed = (now - instantOf(startedAt).getTime()) / 1000
  return elapsed < 2 ? null : Math.ceil((elapsed / done) * (total - done))
}
