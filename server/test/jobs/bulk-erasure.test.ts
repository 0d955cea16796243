import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../test-api.ts'
import { eraseInBulk } from './bulk-erasure.ts'

// A worker is a process of its own, which takes its time on a busy machine.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('a job is canceled in the middle, goes on, outlives kill -9 of its worker, and does nothing twice', async () => {
  const people = 2000
  const { resumedAfterMs: _, longestSilenceMs: __, ...outcome } = await eraseInBulk(api, people)
  expect(outcome).toEqual({
    canceledAt: expect.any(Number),
    killedAt: expect.any(Number),
    doneAt: people,
    state: 'done',
    ledgerEntries: people,
    twice: 0,
    left: 0,
    actors: ['user:7'],
  })
  expect(outcome.canceledAt).toBeGreaterThanOrEqual(people / 5)
  expect(outcome.canceledAt).toBeLessThan(people)
  expect(outcome.killedAt).toBeLessThan(people)
})
