import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findJob } from '../../src/features/jobs/index.ts'
import { eraseSubscribersJob } from '../../src/features/subscriptions/erase-subscribers.job.ts'
import { anAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { askForJob } from './ask-for-job.ts'
import { countErasures } from './bulk-erasure.ts'
import { startWorkerProcess } from './worker-process.ts'

// A worker is a process of its own, which takes its time on a busy machine.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type WorkerProcess = Awaited<ReturnType<typeof startWorkerProcess>>

interface Hold {
  pool: string
  /** The worker whose sign of life the pool has; null when nobody gives one. */
  holder: string | null
  /** graphile-worker itself would free the job only after four hours. */
  isOld: boolean
}

async function holdOnJob(): Promise<Hold | undefined> {
  const [hold] = await api.database.query<Hold>(`
    select j.locked_by as pool, j.locked_at < now() - interval '4 hours' as "isOld",
           (select a.application_name from pg_locks l join pg_stat_activity a using (pid)
            where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
              and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended('postrider worker ' || j.locked_by, 0)) as holder
    from graphile_worker._private_jobs j where j.locked_by is not null`)
  return hold
}

/** Freezes whoever is in the middle of the job, so that it stays in the middle. */
async function freezeHolder(workers: readonly WorkerProcess[]): Promise<WorkerProcess> {
  for (;;) {
    const holder = (await holdOnJob())?.holder
    const worker = workers.find(({ name }) => name === holder)
    worker?.freeze()
    if (worker && (await holdOnJob())?.holder === worker.name) return worker
    worker?.goOn()
  }
}

test('a worker goes on with the job of another one that is killed beside it, and does no step twice', async () => {
  const people = 1500
  const account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    Array.from({ length: people }, (_, i) => ({ id: i + 1 })),
  )
  const { accountId, customerId } = account
  const workers = await Promise.all(['first', 'second'].map((name) => startWorkerProcess(api.database, name)))
  const input = { createdBefore: '2026-01-01 00:00:00' }
  const id = await askForJob(api, account, eraseSubscribersJob, { userId: 7, input })
  const job = () => findJob(api.app.db.reader({ accountId, customerId }), id)
  const untilDone = (steps: number) =>
    vi.waitUntil(async () => ((await job())?.done ?? 0) >= steps, { timeout: 240_000 })

  await untilDone(people / 5)
  const killed = await freezeHolder(workers)
  const survivor = workers.find((worker) => worker !== killed) as WorkerProcess
  survivor.freeze()
  const hold = await holdOnJob()
  await killed.kill()
  await vi.waitUntil(async () => (await holdOnJob())?.holder === null)
  // The queue alone would leave it with the dead for hours.
  expect(await holdOnJob()).toEqual({ pool: hold?.pool, holder: null, isOld: false })
  const doneBefore = (await job())?.done as number
  expect(doneBefore).toBeLessThan(people)

  survivor.goOn()
  await vi.waitUntil(async () => (await job())?.state === 'done', { timeout: 240_000 })
  await survivor.stop()
  expect(await job()).toMatchObject({ state: 'done', done: people, total: people, reason: null })
  expect(await countErasures(api, account)).toEqual({ ledgerEntries: people, twice: 0, left: 0, actors: ['user:7'] })
})
