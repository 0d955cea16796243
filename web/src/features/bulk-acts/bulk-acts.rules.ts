import type { Job } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import type { GroupAct } from './bulk-acts.queries.ts'

/** How many the act will change. */
export function touched(act: GroupAct, { total, inGroup }: { total: number; inGroup: number | null }): number {
  return act === 'addToGroup' ? total - (inGroup ?? 0) : (inGroup ?? 0)
}

const undoable = ['addToGroup', 'removeFromGroup', 'archive', 'blacklist']
const undoLifeMs = 30 * 60 * 1000

/** Until when an act on many can be taken back; null = it cannot be. */
export function undoableUntil({ kind, finishedAt, done }: Pick<Job, 'kind' | 'finishedAt' | 'done'>): Date | null {
  if (!undoable.includes(kind) || finishedAt === null || done === 0) return null
  return new Date(instantOf(finishedAt).getTime() + undoLifeMs)
}

/** How many ended how, the most first; empty for jobs that are about nobody. */
export function outcomesOf({ result }: Pick<Job, 'result'>): { outcome: string; count: number }[] {
  const outcomes = (result as { outcomes?: Record<string, number> } | null)?.outcomes ?? {}
  return Object.entries(outcomes)
    .map(([outcome, count]) => ({ outcome, count }))
    .sort((a, b) => b.count - a.count)
}
