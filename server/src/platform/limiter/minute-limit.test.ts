import { afterAll, beforeAll, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { aLimiter, anOffset, aRequest, expectAdmitted, sendInTurn } from './testing/limiter-fixture.ts'
import { type PrivateRedis, startPrivateRedis } from './testing/private-redis.ts'

let redis: PrivateRedis
beforeAll(async () => {
  redis = await startPrivateRedis()
})
afterAll(() => redis.kill())

test('600 requests in 60 s pass, the 601st is refused with a wait and a reset ahead', async () => {
  const limiter = aLimiter(redis.url)
  const { keyId } = aRequest()
  expect(await sendInTurn(limiter, keyId, 600)).toBe(600)
  const refused = await limiter.admit(aRequest(keyId))
  if (refused.outcome !== 'rateLimited') throw new Error(refused.outcome)
  expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(1)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  expect(refused.retryAfterSeconds).toBe(refused.minute.resetSeconds)
  expect(refused.resetAtEpochSeconds).toBeGreaterThan(Date.now() / 1000)
  expect(refused.minute).toMatchObject({ limit: 600, remaining: 0 })
})

test('after Retry-After seconds a request passes, and refused ones do not extend the wait', async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { minuteLimit: 5, clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  await sendInTurn(limiter, keyId, 5)
  const first = await limiter.admit(aRequest(keyId))
  if (first.outcome !== 'rateLimited') throw new Error(first.outcome)
  for (let second = 1; second < 50; second += 1) {
    offset.ms = second * 1000
    expect((await limiter.admit(aRequest(keyId))).outcome).toBe('rateLimited')
  }
  offset.ms = first.retryAfterSeconds * 1000
  expect((await limiter.admit(aRequest(keyId))).outcome).toBe('admitted')
})

test('two keys of one account have separate quotas', proving('E-026'), async () => {
  const limiter = aLimiter(redis.url, { minuteLimit: 3 })
  const { keyId } = aRequest()
  expect(await sendInTurn(limiter, keyId, 9)).toBe(3)
  expect(await sendInTurn(limiter, aRequest().keyId, 9)).toBe(3)
})

test('what remains falls by one per request and never below 0', async () => {
  const limiter = aLimiter(redis.url, { minuteLimit: 4 })
  const request = aRequest()
  const remaining: number[] = []
  for (let i = 0; i < 6; i += 1) {
    const admission = await limiter.admit(request)
    if (admission.outcome === 'authenticationThrottled') throw new Error(admission.outcome)
    remaining.push(admission.minute.remaining)
    if (admission.outcome === 'admitted') limiter.release(request.keyId, admission.lease)
  }
  expect(remaining).toEqual([3, 2, 1, 0, 0, 0])
})

test('sliding window: 600 at second 59 leave no room at second 61', proving('E-034'), async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  offset.ms = 59_000
  expect(await sendInTurn(limiter, keyId, 600)).toBe(600)
  offset.ms = 61_000
  expect(await sendInTurn(limiter, keyId, 5)).toBe(0)
  offset.ms = 59_000 + 60_001
  expect(await sendInTurn(limiter, keyId, 1)).toBe(1)
})

test('never more than the limit in any 60 s, whatever the pattern of requests', async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { minuteLimit: 20, clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  /** Between when and when each was let through, by the clock that the limits are counted by. */
  const accepted: { from: number; to: number }[] = []
  for (let step = 0; step < 600; step += 1) {
    offset.ms += step % 40 === 0 ? 21_000 : (step * 7919) % 1500
    const before = performance.now() + offset.ms
    const burst = await sendInTurn(limiter, keyId, step % 5)
    const interval = { from: before, to: performance.now() + offset.ms }
    accepted.push(...new Array<typeof interval>(burst).fill(interval))
  }
  const inWindow = accepted.map(
    (first) => accepted.filter(({ from, to }) => from >= first.from && to <= first.from + 59_990).length,
  )
  expect(accepted.length).toBeGreaterThan(100)
  expect(Math.max(...inWindow)).toBe(20)
})

test('processes share exactly 600', async () => {
  const limiters = [aLimiter(redis.url), aLimiter(redis.url), aLimiter(redis.url)]
  const { keyId } = aRequest()
  const admitted = await Promise.all(limiters.flatMap((limiter) => [1, 2].map(() => sendInTurn(limiter, keyId, 150))))
  expect(admitted.reduce((sum, count) => sum + count, 0)).toBe(600)
})

test('an undone request is taken back out of the minute', async () => {
  const limiter = aLimiter(redis.url, { minuteLimit: 2 })
  const request = aRequest()
  const { lease } = expectAdmitted(await limiter.admit(request))
  limiter.release(request.keyId, lease, { undo: true })
  const next = expectAdmitted(await limiter.admit(request))
  expect(next.minute.remaining).toBe(1)
  expect(next.concurrent.remaining).toBe(9)
})

test('a clock that is set back neither opens the window nor closes it for long', async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { minuteLimit: 3, clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  offset.ms = 3_600_000
  expect(await sendInTurn(limiter, keyId, 2)).toBe(2)
  offset.ms = 0
  expect(await sendInTurn(limiter, keyId, 5)).toBe(1)
  const refused = await limiter.admit(aRequest(keyId))
  expect(refused).toMatchObject({ outcome: 'rateLimited', retryAfterSeconds: 60 })
})

test('the version changes with every bump, for every process, and only for that account', async () => {
  const [one, other] = [aLimiter(redis.url), aLimiter(redis.url)]
  const versionSeenBy = async (limiter: typeof one, accountId: number) => {
    const request = { ...aRequest(), accountId }
    const { lease, version } = expectAdmitted(await limiter.admit(request))
    limiter.release(request.keyId, lease)
    return version
  }
  const [first, untouched] = [await versionSeenBy(one, 71), await versionSeenBy(one, 72)]
  expect(await versionSeenBy(one, 71)).toBe(first)
  await other.bumpVersion(71)
  const second = await versionSeenBy(one, 71)
  expect(second).not.toBe(first)
  await other.bumpVersion(71)
  expect(await versionSeenBy(one, 71)).not.toBe(second)
  expect(await versionSeenBy(one, 72)).toBe(untouched)
})

test.each([
  ['counted in Redis', () => redis.url],
  ['counted locally', () => 'redis://127.0.0.1:1'],
])('a key with limits of its own has those, another the usual ones: %s', async (_, url) => {
  const limiter = aLimiter(url(), { minuteLimit: 3, concurrentLimit: 2 })
  const generous = { ...aRequest(), limits: { minuteLimit: 5, concurrentLimit: 4 } }
  const outcomes: string[] = []
  for (let i = 0; i < 6; i += 1) outcomes.push((await limiter.admit(generous)).outcome)
  expect(outcomes).toEqual([...Array(4).fill('admitted'), 'concurrencyLimited', 'concurrencyLimited'])
  const sparing = { ...aRequest(), limits: { minuteLimit: 1, concurrentLimit: null } }
  const first = expectAdmitted(await limiter.admit(sparing))
  expect([first.minute.limit, first.concurrent.limit]).toEqual([1, 2])
  expect((await limiter.admit(sparing)).outcome).toBe('rateLimited')
  const usual = aRequest()
  expect(await sendInTurn(limiter, usual.keyId, 9)).toBe(3)
})
