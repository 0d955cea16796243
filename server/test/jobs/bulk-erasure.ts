import { eraseSubscribersJob } from '../../src/features/subscriptions/erase-subscribers.job.ts'
import { openStream } from '../../src/platform/http/testing/open-stream.ts'
import { anAccount, type TestAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import type { TestApi } from '../test-api.ts'
import { startTestApp } from '../test-app.ts'
import { askForJob } from './ask-for-job.ts'
import { startWorkerProcess } from './worker-process.ts'

const userId = 7
const everybody = { createdBefore: '2026-01-01 00:00:00' }

export interface BulkErasure {
  /** Steps done when it was canceled, when the worker was killed and at the end. */
  canceledAt: number
  killedAt: number
  doneAt: number
  state: string
  /** Milliseconds from the kill to the next progress that a listener saw. */
  resumedAfterMs: number
  /** The longest time between two pieces of news while the job ran undisturbed. */
  longestSilenceMs: number
  ledgerEntries: number
  twice: number
  left: number
  actors: string[]
}

/** Erases many people by a job that is canceled in the middle, goes on, and loses its worker by kill -9. */
export async function eraseInBulk(api: TestApi, people: number): Promise<BulkErasure> {
  const account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    Array.from({ length: people }, (_, i) => ({ id: i + 1 })),
  )
  const app = await startTestApp(api, account)
  const live = await openStream(`${app.url}/live`, { cookie: `user=${userId}` })
  await live.until(1)
  const progress = () => live.events.filter(({ event }) => event === 'job')
  const reached = (steps: number, state: string) =>
    live.until(() => progress().some(({ data }) => data.done >= steps && data.state === state), 600_000)
  const last = () => progress().at(-1)?.data
  const id = await askForJob(api, account, eraseSubscribersJob, { userId, input: everybody })
  let worker = await startWorkerProcess(api.database)

  await reached(people / 5, 'running')
  await app.call('POST', `/jobs/${id}/cancel`, userId)
  await reached(0, 'canceled')
  const canceledAt = last().done
  const longestSilenceMs = longestSilence(
    progress()
      .map(({ seenAt }) => seenAt)
      .slice(1),
  )

  await app.call('POST', `/jobs/${id}/retry`, userId)
  await reached(people / 2, 'running')
  await worker.kill()
  const killedAt = last().done
  const [killedTime, seen] = [Date.now(), progress().length]
  worker = await startWorkerProcess(api.database)
  await live.until(() => progress().length > seen + 1, 60_000)
  const resumedAfterMs = Date.now() - killedTime
  await reached(people, 'done')
  const { done: doneAt, state } = last()
  await worker.stop()
  live.close()
  await app.stop()
  return {
    canceledAt,
    killedAt,
    doneAt,
    state,
    resumedAfterMs,
    longestSilenceMs,
    ...(await countErasures(api, account)),
  }
}

function longestSilence(times: readonly number[]): number {
  return Math.max(0, ...times.slice(1).map((time, i) => time - (times[i] as number)))
}

export async function countErasures(api: TestApi, { accountId }: TestAccount) {
  const [row] = await api.database.query<Record<string, string> & { actors: string[] }>(
    `select count(*) as entries, count(*) - count(distinct subscriber_id) as twice, array_agg(distinct actor) as actors,
            (select count(*) from subscribers where account_id = $1) as left
     from consent_entries where account_id = $1 and to_state = 'deleted'`,
    [accountId],
  )
  if (!row) throw new Error('nothing counted')
  return { ledgerEntries: Number(row.entries), twice: Number(row.twice), left: Number(row.left), actors: row.actors }
}
