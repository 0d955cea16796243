import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aKey, anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiRoutes } from '../../processes/api-routes.ts'
import { type PrivateRedis, startPrivateRedis } from '../limiter/testing/private-redis.ts'
import { aFailingRoute, aWaitingRoute } from './testing/probe-routes.ts'
import { basic } from './testing/raw-request.ts'

const waiting = aWaitingRoute()
const failing = aFailingRoute()
let redis: PrivateRedis
let api: TestApi
let account: TestAccount
beforeAll(async () => {
  redis = await startPrivateRedis()
  api = await startTestApi({
    config: { REDIS_URL: redis.url },
    minuteLimit: 600,
    concurrentLimit: 10,
    routes: [...apiRoutes, waiting.read, failing.read],
  })
  account = await anAccount(api)
})
beforeEach(() => waiting.letGo())
afterAll(async () => {
  waiting.letGo()
  await api.stop()
  await redis.kill()
})

const freshKey = async () => (await aKey(api, account.accountId)).key
const freeSlots = (answer: Answer) => Number(answer.headers.get('x-concurrencylimit-remaining'))
const waitWith = (key: string) => api.call('GET', '/probes/waiting', { key })

test('of eleven parallel requests exactly one is refused, at once', async () => {
  const key = await freshKey()
  const answers: Answer[] = []
  const eleven = Array.from({ length: 11 }, () => waitWith(key).then((answer) => answers.push(answer)))
  await waiting.untilWaiting(10)
  await Promise.race(eleven)
  proves('D-LIM-1.4', () => expect(answers).toHaveLength(1))
  const refused = answers[0] as Answer
  proves(['R-041.2', 'D-LIM-3'], () => {
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'concurrency_limit_exceeded', 'violated-policies': ['concurrent'] })
  })
  proves('D-LIM-2.3', () => expect(refused.headers.get('retry-after')).toBe('1'))
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Math.floor(Date.now() / 1000))
  expect(freeSlots(refused)).toBe(0)
  waiting.letGo()
  await Promise.all(eleven)
  proves(['E-028', 'R-040'], () =>
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]),
  )
  // The refused one did not use up the minute: ten waited, and this is the eleventh.
  const next = await api.call('GET', '/whoami', { key })
  proves('D-LIM-1.5', () => expect(next.headers.get('x-ratelimit-remaining')).toBe(String(600 - 11)))
  expect(freeSlots(next)).toBe(9)
})

test('the slots of another key of the same account are free', async () => {
  const [busy, idle] = [await freshKey(), await freshKey()]
  const ten = Array.from({ length: 10 }, () => waitWith(busy))
  await waiting.untilWaiting(10)
  expect((await api.call('GET', '/whoami', { key: busy })).status).toBe(429)
  await proves('R-045', async () => expect((await api.call('GET', '/whoami', { key: idle })).status).toBe(200))
  waiting.letGo()
  await Promise.all(ten)
})

test('a client that goes away frees its slots', proving('E-029.1'), async () => {
  const key = await freshKey()
  const leaver = new AbortController()
  const ten = Array.from({ length: 10 }, () =>
    fetch(`${api.url}/api/v1/probes/waiting`, { headers: { authorization: basic(key) }, signal: leaver.signal }),
  )
  await waiting.untilWaiting(10)
  expect((await api.call('GET', '/whoami', { key })).status).toBe(429)
  leaver.abort()
  await Promise.allSettled(ten)
  expect(await untilFree(key)).toBe(9)
  waiting.letGo()
})

test('a fault frees its slot', proving('E-029.2'), async () => {
  const key = await freshKey()
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.call('GET', '/probes/failing', { key })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(500))
  expect(freeSlots(await api.call('GET', '/whoami', { key }))).toBe(9)
})

test.each([
  ['refused at the gate', 'GET', '/nothing'],
  ['refused for its format', 'GET', '/whoami?include=nothing'],
  ['OPTIONS', 'OPTIONS', '/whoami'],
  ['HEAD', 'HEAD', '/whoami'],
])('a finished request holds no slot: %s', async (_, method, path) => {
  const key = await freshKey()
  for (let i = 0; i < 12; i++) expect((await api.call(method, path, { key })).status).not.toBe(429)
  expect(freeSlots(await api.call('GET', '/whoami', { key }))).toBe(9)
})

async function untilFree(key: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await api.call('GET', '/whoami', { key })
    if (answer.status === 200 && freeSlots(answer) === 9) return 9
    await sleep(20)
  }
  return freeSlots(await api.call('GET', '/whoami', { key }))
}
