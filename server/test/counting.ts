import { afterAll, beforeAll, beforeEach } from 'vitest'
import { foldStatistics, recountStatistics } from '../src/features/statistics/index.ts'
import { judgeEvents } from '../src/features/tracking/index.ts'
import { storeEvents, type TrackingEvent } from '../src/features/tracking/tracking-event.store.ts'
import { agents, verdicts } from '../src/features/tracking/verdict.rules.ts'
import { Database } from '../src/platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { aTrackedRun, type TrackedRun } from './tracked-run.ts'

/** 22:30 UTC is half an hour before midnight in Berlin. */
export const start = new Date('2026-11-15T22:30:00Z').getTime()
export const hour = 3600
export let database: TestDatabase
export let db: { engine: Database; tracking: Database }
export let run: TrackedRun
let nextId = 0

/** For each test of a file: a run that has just begun, and nothing counted yet. */
export function countsFromTheStart(): void {
  beforeAll(async () => {
    database = await createTestDatabase()
    const open = (url: string) => new Database({ url, poolSize: 4, preparedStatements: true })
    db = { engine: open(database.engineUrl), tracking: open(database.trackingUrl) }
  })
  beforeEach(async () => {
    run = await aTrackedRun(database.query, ['https://a.example/', 'https://b.example/', 'https://c.example/'])
    await database.query(
      'truncate tracking_events, newsletter_days, newsletter_hours, newsletter_people, newsletter_states, run_sums, run_facets, messages, message_changes, arrival_changes',
    )
    await database.query('update runs set started_at = $2 where id = $1', [run.runId, new Date(start)])
    await database.query('update tracking_progress set judged_to = $1, changed_from = null', [new Date(start)])
    await database.query('update statistics_progress set folded_to = $1', [new Date(start)])
  })
  afterAll(async () => {
    await db.engine.close()
    await db.tracking.close()
    await database.drop()
  })
}

export function anEvent(seconds: number, link: number | null, messageId = 7): TrackingEvent {
  nextId += 1
  return {
    ...{ runId: run.runId, contentId: run.contentId, messageId, link, id: nextId, atMs: start + seconds * 1000 },
    ...{ agent: agents.program, isHead: false, isPrefetch: false, verdict: verdicts.human, network: null },
  }
}

export const note = (...events: TrackingEvent[]) => storeEvents(db.tracking, events)

export const partsAt = (seconds: number) => ({
  db: db.engine,
  clock: { now: () => new Date(start + seconds * 1000 + 30_000) },
})

export async function count(seconds: number): Promise<number> {
  await judgeEvents(partsAt(seconds))
  return foldStatistics(partsAt(seconds))
}

export async function sums(day = '-infinity'): Promise<unknown[][]> {
  const rows = await database.query(
    `select kind, link, verdict, sum(n)::int as n, sum(people)::int as people, sum(anonymous)::int as anonymous from newsletter_days
     where account_id = $1 and day = $2 group by kind, link, verdict order by kind, link, verdict`,
    [run.accountId, day],
  )
  return rows.map((row) => Object.values(row))
}

export async function drift(seconds: number, repair = false) {
  const { drifts } = await recountStatistics(partsAt(seconds), { repair, accountId: run.accountId })
  return drifts.flatMap((found) => found.drift)
}
