import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type AnyJobKind, defineJob, findJob, runJob } from '../../src/features/jobs/index.ts'
import { startWorker } from '../../src/processes/run-worker.ts'
import { anAccount, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestApp } from '../test-app.ts'
import { askForJob } from './ask-for-job.ts'

const userId = 7
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { WORKER_CONCURRENCY: '1' } })
})
afterAll(() => api.stop())

const kindsOf = (kind: AnyJobKind) => new Map([[kind.kind, kind]])
const tenantOf = ({ accountId, customerId }: TestAccount) => ({ accountId, customerId })
const jobOf = (account: TestAccount, id: number) => findJob(api.app.db.reader(tenantOf(account)), id)

async function untilQueueIsEmpty(): Promise<void> {
  const left = () => api.database.query('select 1 from graphile_worker._private_jobs')
  await vi.waitUntil(async () => (await left()).length === 0, { timeout: 60_000 })
}

/** A kind of three steps whose block at a step may throw. */
function threeSteps(blockAt: (step: number) => void) {
  return defineJob({
    action: 'changePeople',
    kind: 'threeSteps',
    input: z.strictObject({}),
    count: async () => 3,
    step: async (_act, _input, position: number | null) => {
      const step = (position ?? 0) + 1
      blockAt(step)
      return { position: step, steps: 1, isLast: step === 3 }
    },
  })
}

test('a step that fails once is tried again, and the job says so until it goes on', async () => {
  const account = await anAccount(api)
  const tried: number[] = []
  const seen: unknown[] = []
  const kind = threeSteps((step) => {
    tried.push(step)
    if (step === 2 && tried.length === 2) throw new Error('the wire was cut')
  })
  const id = await askForJob(api, account, kind, { userId })
  const worker = await startWorker(api.app, { kinds: kindsOf(kind) })
  await vi.waitUntil(
    async () => {
      const job = await jobOf(account, id)
      seen.push(`${job?.state} ${job?.done} ${job?.reason}`)
      return job?.state === 'done'
    },
    { timeout: 60_000 },
  )
  await worker.stop()
  expect(tried).toEqual([1, 2, 2, 3])
  expect(seen).toContain('running 1 internal_error')
  expect(await jobOf(account, id)).toMatchObject({ done: 3, reason: null })
})

test('a step that always fails ends the job after five attempts, with its reason, and a retry begins there', async () => {
  const account = await anAccount(api)
  const tried: number[] = []
  let isBroken = true
  const kind = threeSteps((step) => {
    tried.push(step)
    if (step === 2 && isBroken) throw new Error('the wire is cut')
  })
  const id = await askForJob(api, account, kind, { userId })
  const run = () => runJob(api.app, kindsOf(kind), { tenant: tenantOf(account), jobId: id }, () => true)
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await jobOf(account, id))?.state).not.toBe('failed')
    await expect(run()).rejects.toThrow('the wire is cut')
  }
  expect(tried).toEqual([1, 2, 2, 2, 2, 2])
  expect(await jobOf(account, id)).toMatchObject({
    state: 'failed',
    reason: 'internal_error',
    done: 1,
    finishedAt: expect.any(String),
  })
  expect(await run()).toBe('over')

  isBroken = false
  const app = await startTestApp(api, account)
  expect((await app.call('POST', `/jobs/${id}/retry`, userId)).status).toBe(204)
  await app.stop()
  expect(await run()).toBe('over')
  expect(tried.slice(6)).toEqual([2, 3])
  expect(await jobOf(account, id)).toMatchObject({ state: 'done', reason: null, done: 3 })
})

test('a job that is canceled while it waits is never begun', async () => {
  const account = await anAccount(api)
  const tried: number[] = []
  const kind = threeSteps((step) => tried.push(step))
  const id = await askForJob(api, account, kind, { userId })
  const after = await askForJob(api, account, kind, { userId })
  const app = await startTestApp(api, account)
  expect((await app.call('POST', `/jobs/${id}/cancel`, userId)).status).toBe(204)
  const again = await app.call('POST', `/jobs/${id}/cancel`, userId)
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'job_is_over' })])
  await app.stop()
  const worker = await startWorker(api.app, { kinds: kindsOf(kind) })
  await untilQueueIsEmpty()
  await worker.stop()
  expect(await jobOf(account, id)).toMatchObject({ state: 'canceled', done: 0, startedAt: null })
  expect(await jobOf(account, after)).toMatchObject({ state: 'done', done: 3 })
  expect(tried).toEqual([1, 2, 3])
})

/** How many blocks are done when a modest account has its one, behind five jobs of ten blocks of a busy account. */
async function blocksUntilModestIsDone(turnMs: number): Promise<number> {
  const [busy, modest] = [await anAccount(api), await anAccount(api)]
  const blocks: number[] = []
  const kind = defineJob({
    action: 'changePeople',
    kind: 'blocks',
    input: z.strictObject({ blocks: z.number() }),
    step: async ({ account }, input, position: number | null) => {
      blocks.push(account.id)
      const block = (position ?? 0) + 1
      return { position: block, steps: 1, isLast: block === input.blocks }
    },
  })
  for (let i = 0; i < 5; i++) await askForJob(api, busy, kind, { userId, input: { blocks: 10 } })
  await askForJob(api, modest, kind, { userId, input: { blocks: 1 } })
  const worker = await startWorker(api.app, { kinds: kindsOf(kind), turnMs })
  await untilQueueIsEmpty()
  await worker.stop()
  expect(blocks).toHaveLength(51)
  return blocks.indexOf(modest.accountId) + 1
}

test('an account with long jobs keeps no other waiting until they are through', async () => {
  expect(await blocksUntilModestIsDone(0)).toBeLessThanOrEqual(6)
  // Without turns it waits for a whole job at least.
  expect(await blocksUntilModestIsDone(Number.POSITIVE_INFINITY)).toBeGreaterThan(10)
})
