import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Random } from '../../server/src/features/demo/random.rules.ts'
import { cancelRun, pauseRun, resumeRun } from '../../server/src/features/runs/index.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { findRun, planNewsletter, type Readership } from '../delivery/readership.ts'
import { monotonicMs } from '../oracle/monotonic-clock.ts'

export interface CanceledRun {
  readership: Readership
  runId: number
  plannedMs: number
  /** After the commit; undefined when the run was over before. */
  canceledMs: number | undefined
}

interface Place {
  client: pg.ClientBase
  db: Database
  readership: Readership
}

/** Plans a newsletter, lets it begin, and cancels it at a random moment of the first `withinMs`; some are paused before. */
export async function startAndCancel(place: Place, random: Random, withinMs: number): Promise<CanceledRun> {
  const { client, db, readership } = place
  const mailingId = await untilDone(() => planNewsletter(db, readership))
  const plannedMs = monotonicMs()
  const runId = await untilDone(async () => {
    const id = await findRun(client, mailingId)
    if (id === undefined) throw new Error(`mailing ${mailingId} did not start`)
    return id
  })
  const change = (work: typeof cancelRun) =>
    untilDone(() => db.transaction(readership.account, (tx) => work({ tx }, runId)))
  await sleep(random.next() * withinMs)
  if (random.below(3) === 0) {
    await change((act, id) => pauseRun(act, id, 'chaos'))
    if (random.below(2) === 0) await change(resumeRun)
    await sleep((random.next() * withinMs) / 4)
  }
  const canceled = await change(cancelRun)
  return { readership, runId, plannedMs, canceledMs: canceled ? monotonicMs() : undefined }
}

/** The database or the dispatcher may be coming back from a fault of its own. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= 300) throw error
      await sleep(100)
    }
  }
}
