import { type BareItem, parseList } from 'structured-headers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { type Answer, type CallOptions, startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createLimiter, type Limiter } from '../limiter/limiter.ts'
import { type PrivateRedis, startPrivateRedis } from '../limiter/testing/private-redis.ts'

let redis: PrivateRedis
let limiters: Limiter[] = []
let api: TestApi
/** A second process on the same database and Redis. */
let other: TestApi
let account: TestAccount
let offsetMs = 0
beforeAll(async () => {
  redis = await startPrivateRedis()
  limiters = ['first', 'second'].map((processName) =>
    createLimiter({
      redisUrl: redis.url,
      processName,
      patienceMs: 20_000,
      log: { info: () => {}, warn: () => {} },
      clockOffsetMs: () => offsetMs,
    }),
  )
  api = await startTestApi({ config: { REDIS_URL: redis.url }, parts: { limiter: limiters[0] as Limiter } })
  other = await startTestApi({
    config: { REDIS_URL: redis.url, DATABASE_URL: api.database.servingUrl },
    parts: { limiter: limiters[1] as Limiter },
  })
  account = await anAccount(api)
})
afterAll(async () => {
  await other.stop()
  await api.stop()
  for (const limiter of limiters) await limiter.close()
  await redis.kill()
})

const freshKey = async () => (await aKey(api, account.accountId)).key
const whoami = (key: string, target = api) => target.call('GET', '/whoami', { key })
const remaining = (answer: Answer) => Number(answer.headers.get('x-ratelimit-remaining'))

/** `count` requests, four at a time, in turn to both processes; returns how many answers had which status. */
async function spend(key: string, count: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let sent = 0
  const worker = async () => {
    while (sent < count) {
      const { status } = await whoami(key, sent++ % 2 === 0 ? api : other)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return statuses
}

test('600 pass over both processes, 601 is refused', async () => {
  const key = await freshKey()
  await proves('D-LIM-1.6', async () => expect(await spend(key, 600)).toEqual({ 200: 600 }))
  const refused = await whoami(key)
  proves(['E-022', 'R-039', 'R-041.1'], () => expect(refused.status).toBe(429))
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  proves('D-LIM-3', () =>
    expect(refused.body).toMatchObject({ code: 'rate_limit_exceeded', status: 429, 'violated-policies': ['minute'] }),
  )
  const retryAfter = Number(refused.headers.get('retry-after'))
  proves('D-LIM-2.3', () => {
    expect(retryAfter).toBeGreaterThanOrEqual(1)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })
  expect(remaining(refused)).toBe(0)
  const now = Math.floor((Date.now() + offsetMs) / 1000)
  const reset = refused.headers.get('x-ratelimit-reset')
  proves('E-032', () => {
    expect(reset).toMatch(/^\d{10}$/)
    expect(Number(reset)).toBeGreaterThan(now)
    expect(Number(reset)).toBeLessThanOrEqual(now + 62)
  })
  expect(Number(parameters(refused, 'ratelimit').get('t'))).toBeLessThanOrEqual(retryAfter)
  // Refusals neither count nor extend the wait.
  await proves('D-LIM-1.2', async () => expect(await spend(key, 50)).toEqual({ 429: 50 }))
  offsetMs += retryAfter * 1000
  await proves(['E-023', 'E-025'], async () => expect((await whoami(key, other)).status).toBe(200))
})

test('the window slides: what was used at second 59 still counts at second 61', async () => {
  const key = await freshKey()
  offsetMs += 60_000 - ((Date.now() + offsetMs) % 60_000) + 59_000
  expect(await spend(key, 600)).toEqual({ 200: 600 })
  offsetMs += 2000
  await proves(['E-034', 'D-LIM-1.1'], async () => expect((await whoami(key)).status).toBe(429))
  offsetMs += 58_500
  expect((await whoami(key)).status).toBe(200)
})

test('quotas belong to keys: not to the account, not to the address', async () => {
  const [first, second] = [await freshKey(), await freshKey()]
  await spend(first, 600)
  expect((await whoami(first)).status).toBe(429)
  await proves(['E-026', 'R-045'], async () => {
    const free = await whoami(second)
    expect(free.status).toBe(200)
    expect(remaining(free)).toBe(599)
  })
})

test('every authenticated answer counts and shows the quota, errors included', async () => {
  const key = await freshKey()
  const { id, email } = await aSubscriber(api, account)
  const before = remaining(await whoami(key))
  const calls: [number, string, string, CallOptions][] = [
    [200, 'GET', '/whoami', {}],
    [200, 'HEAD', '/whoami', {}],
    [204, 'OPTIONS', '/whoami', {}],
    [404, 'GET', '/nothing', {}],
    [404, 'GET', '/subscribers/99999999', {}],
    [405, 'PATCH', '/subscribers', {}],
    [406, 'GET', '/whoami', { headers: { accept: 'text/html' } }],
    [409, 'POST', '/subscribers', { body: { email } }],
    [413, 'POST', '/subscribers', { body: { email: 'x'.repeat(1024 * 1024) } }],
    [415, 'POST', '/subscribers', { rawBody: '<a/>', headers: { 'content-type': 'text/xml' } }],
    [400, 'POST', '/subscribers', { rawBody: '{', headers: { 'content-type': 'application/json' } }],
    [422, 'POST', '/subscribers', { body: {} }],
    [200, 'GET', `/subscribers/${id}`, {}],
  ]
  for (const [index, [status, method, path, options]] of calls.entries()) {
    const answer = await api.call(method, path, { key, ...options })
    proves(['E-027', 'D-LIM-1.3', 'E-030.1'], () => {
      expect(answer.status).toBe(status)
      expect(remaining(answer)).toBe(before - index - 1)
    })
    proves('D-LIM-2.1', () => {
      expect(answer.headers.get('x-ratelimit-limit')).toBe('600')
      expect(answer.headers.get('x-concurrencylimit-limit')).toBe('10')
      expect(answer.headers.get('x-concurrencylimit-remaining')).toBe('9')
      expect(answer.headers.get('ratelimit-policy')).toBe(
        '"minute";q=600;w=60, "concurrent";q=10;qu="concurrent-requests"',
      )
    })
  }
})

test('the remaining count never falls below zero', proving('E-030.2'), async () => {
  const key = await freshKey()
  await spend(key, 598)
  const seen: number[] = []
  for (let i = 0; i < 4; i++) seen.push(remaining(await whoami(key)))
  expect(seen).toEqual([1, 0, 0, 0])
})

test('both headers of the draft are structured fields', proving(['E-031', 'D-LIM-2.2']), async () => {
  const answer = await whoami(await freshKey())
  const policies = parseList(answer.headers.get('ratelimit-policy') ?? '')
  expect(policies.map(([name]) => name)).toEqual(['minute', 'concurrent'])
  expect(Object.fromEntries(policies[0]?.[1] ?? [])).toEqual({ q: 600, w: 60 })
  expect(Object.fromEntries(policies[1]?.[1] ?? [])).toEqual({ q: 10, qu: 'concurrent-requests' })
  const minute = parameters(answer, 'ratelimit')
  expect(minute.get('r')).toBe(599)
  expect(minute.get('t')).toBeGreaterThanOrEqual(0)
  expect(minute.get('t')).toBeLessThanOrEqual(60)
})

function parameters(answer: Answer, header: string): Map<string, BareItem> {
  const [item] = parseList(answer.headers.get(header) ?? '')
  expect(item?.[0]).toBe('minute')
  return item?.[1] as Map<string, BareItem>
}
