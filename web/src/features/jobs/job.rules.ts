import type { Account, Job } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

/** Seconds to go at the pace so far; null when nobody can know yet. */
export function secondsLeft(
  { done, total, startedAt }: Pick<Job, 'done' | 'total' | 'startedAt'>,
  now: number,
): number | null {
  if (total === null || startedAt === null || done === 0 || done >= total) return null
  const elapsed = (now - instantOf(startedAt).getTime()) / 1000
  return elapsed < 2 ? null : Math.ceil((elapsed / done) * (total - done))
}

/** Whoever stops a job or goes on with it needs the right to what it does. */
export function maySteer({ rights }: Pick<Account, 'rights'>, { action }: Pick<Job, 'action'>): boolean {
  const held: readonly string[] = rights
  return held.includes('controlJobs') && held.includes(action)
}
