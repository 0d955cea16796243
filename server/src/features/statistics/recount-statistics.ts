import type { Logger } from 'pino'
import { monthsBefore } from '../../platform/clock/months-before.rules.ts'
import { forgetKeptGroups } from '../messages/index.ts'
import type { Turn } from '../rounds/index.ts'
import { claimCheck, forgetPeople, type NewsletterName, refoldNewsletter } from './fold.store.ts'
import { apart, type FoldParts, foldStatistics, recountableSince } from './fold-statistics.ts'
import { forgetGroupCounts } from './group-sums.store.ts'
import { type Drift, findDrift, listSentNewsletters, recountRuns, recountStates } from './recount.store.ts'
import { recountFacets } from './recount-facets.store.ts'

export interface Recount {
  newsletters: number
  drifts: (NewsletterName & { drift: Drift[] })[]
}

/** Compares what is kept with its sources; with `repair`, counts again what differs. */
export async function recountStatistics(
  parts: FoldParts,
  { repair, ...of }: { repair: boolean; accountId?: number; newsletterId?: number; since?: Date },
  turn?: Turn,
): Promise<Recount> {
  await foldStatistics(parts, turn)
  const found = await listSentNewsletters(parts.db, of)
  const names = found.filter(({ newsletterId }) => newsletterId === (of.newsletterId ?? newsletterId))
  const drifts: Recount['drifts'] = []
  for (const name of names)
    await apart(turn, name, async () => {
      const drift = await findDrift(parts.db, name, recountableSince(parts))
      if (drift.length === 0) return
      drifts.push({ ...name, drift })
      if (repair) await countAgain(parts, name, drift)
    })
  return { newsletters: names.length, drifts }
}

async function countAgain(parts: FoldParts, name: NewsletterName, drift: readonly Drift[]): Promise<void> {
  if (drift.some(({ what }) => what === 'states')) await recountStates(parts.db, name)
  if (drift.some(({ what }) => what === 'runs')) await recountRuns(parts.db, name)
  if (drift.some(({ what }) => ['events', 'people', 'sums', 'hours'].includes(what)))
    await refoldNewsletter(parts.db, name, recountableSince(parts))
  if (drift.some(({ what }) => what === 'facets')) await recountFacets(parts.db, name)
}

const hourMs = 3_600_000
const checkHour = 2
/** As long as the events themselves. */
const monthsKept = 13

/** Once a night, by whichever dispatcher comes first: forgets who it was long ago, and counts the last three days again. */
export async function checkStatistics(parts: FoldParts & { log: Pick<Logger, 'error'> }, turn?: Turn): Promise<void> {
  const now = parts.clock.now()
  const due = new Date(new Date(now).setUTCHours(checkHour, 0, 0, 0))
  const last = due > now ? new Date(due.getTime() - 24 * hourMs) : due
  if (!(await claimCheck(parts.db, last))) return
  const before = monthsBefore(now, monthsKept)
  await forgetPeople(parts.db, before)
  await forgetKeptGroups(parts.db, before)
  await forgetGroupCounts(parts.db, before)
  const since = new Date(now.getTime() - 72 * hourMs)
  const { drifts } = await recountStatistics(parts, { repair: true, since }, turn)
  for (const { accountId, newsletterId, drift } of drifts)
    parts.log.error(
      { accountId, newsletterId, drift: drift.slice(0, 5) },
      'statistics were wrong and have been counted again',
    )
}
