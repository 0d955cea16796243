import type { Database } from '../../platform/db/database.ts'
import type { Turn } from '../rounds/index.ts'
import { foldBlockChanges } from '../runs/index.ts'
import { findTrackingProgress, forgetChanges } from '../tracking/index.ts'
import { findFoldedTo, foldEvents, foldMessageChanges, listNewslettersSince, refoldNewsletter } from './fold.store.ts'
import { countGroups, listStaleRuns } from './group-sums.store.ts'
import { foldReportChanges } from './report-facts.store.ts'

const window = { leastMs: 10_000, mostMs: 86_400_000, manyEvents: 200_000 }
/** Raw events are kept for thirteen months; what is older than this may be gone and cannot be counted again. */
const recountedMs = 365 * 86_400_000

export interface FoldParts {
  /** Patient: counting a large newsletter again takes a while. */
  db: Database
  clock: { now(): Date }
}

/** Brings the sums up to date with messages, reports, and events that have been judged; tells how many events that were. */
export async function foldStatistics(parts: FoldParts, turn?: Turn): Promise<number> {
  await foldMessageChanges(parts.db)
  await foldBlockChanges(parts.db)
  await foldReportChanges(parts.db)
  await countChangedAgain(parts, turn)
  const events = await foldNewEvents(parts.db)
  await countStaleGroups(parts, turn)
  return events
}

async function foldNewEvents(db: Database): Promise<number> {
  const { judgedToMs } = await findTrackingProgress(db)
  let stepMs = window.leastMs
  let events = 0
  for (;;) {
    const fromMs = await findFoldedTo(db)
    const toMs = Math.min(fromMs + stepMs, judgedToMs)
    if (toMs <= fromMs) return events
    const folded = await foldEvents(db, { fromMs, toMs })
    events += folded
    stepMs = folded < window.manyEvents ? Math.min(stepMs * 2, window.mostMs) : Math.max(stepMs / 2, window.leastMs)
  }
}

/** Events that came late, or are seen differently now: the newsletters they belong to are counted again from that day on. */
async function countChangedAgain(parts: FoldParts, turn: Turn | undefined): Promise<void> {
  const { db } = parts
  const { judgedToMs, changedFromMs, changes } = await findTrackingProgress(db)
  // Not before all of them have been judged.
  if (changedFromMs === null || judgedToMs < (await findFoldedTo(db))) return
  const sinceMs = Math.max(changedFromMs, recountableSince(parts))
  for (const name of await listNewslettersSince(db, sinceMs))
    await apart(turn, name, () => refoldNewsletter(db, name, sinceMs))
  // Whoever could not be counted is still to be.
  if (!turn || turn.failures.size === 0) await forgetChanges(db, changes)
}

/** The groups of newsletters with which something happened. */
async function countStaleGroups(parts: FoldParts, turn: Turn | undefined): Promise<void> {
  for (const run of await listStaleRuns(parts.db, new Date(recountableSince(parts))))
    await apart(turn, run, () => countGroups(parts.db, run))
}

/** Where somebody goes from account to account, one newsletter that cannot be counted keeps no other from being counted. */
export async function apart(
  turn: Turn | undefined,
  { accountId, newsletterId }: { accountId: number; newsletterId: number },
  work: () => Promise<void>,
): Promise<void> {
  if (turn) await turn.attempt(accountId, `newsletter ${newsletterId}`, work)
  else await work()
}

export function recountableSince({ clock }: Pick<FoldParts, 'clock'>): number {
  return clock.now().getTime() - recountedMs
}
