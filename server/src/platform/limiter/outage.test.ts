import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Limiter, LimiterMode } from './limiter.ts'
import { aLimiter, anOffset, aRequest, expectAdmitted, sendInTurn } from './testing/limiter-fixture.ts'
import { type PrivateRedis, startPrivateRedis } from './testing/private-redis.ts'

let redis: PrivateRedis
beforeAll(async () => {
  redis = await startPrivateRedis()
})
beforeEach(async () => {
  await redis.kill()
  await redis.start()
})
afterAll(async () => {
  redis.resume()
  await redis.kill()
})

async function until(limiter: Limiter, mode: LimiterMode): Promise<number> {
  const since = performance.now()
  while (limiter.mode() !== mode && performance.now() - since < 10_000) await sleep(5)
  expect(limiter.mode()).toBe(mode)
  return performance.now() - since
}

test('Redis that is away from the start: local at once, shared as soon as it is there', async () => {
  await redis.kill()
  const limiter = aLimiter(redis.url)
  const since = performance.now()
  expect(expectAdmitted(await limiter.admit(aRequest())).version).toBeNull()
  expect(performance.now() - since).toBeLessThan(200)
  await redis.start()
  expect(await until(limiter, 'shared')).toBeLessThan(1_500)
  expect(expectAdmitted(await limiter.admit(aRequest())).version).not.toBeNull()
})

test('Redis killed in the middle of requests: none fails or waits, the mode is reported, and it comes back', async () => {
  const modes: LimiterMode[] = []
  const limiter = aLimiter(redis.url, { minuteLimit: 1_000_000, onModeChange: (mode) => modes.push(mode) })
  await until(limiter, 'shared')
  let running = true
  let slowest = 0
  const clients = Array.from({ length: 8 }, async () => {
    const request = aRequest()
    while (running) {
      const since = performance.now()
      const { lease } = expectAdmitted(await limiter.admit(request))
      slowest = Math.max(slowest, performance.now() - since)
      limiter.release(request.keyId, lease)
      await sleep(2)
    }
  })
  for (let round = 0; round < 3; round += 1) {
    await sleep(100)
    await redis.kill()
    await until(limiter, 'local')
    await redis.start()
    await until(limiter, 'shared')
  }
  running = false
  await Promise.all(clients)
  expect(modes).toEqual(['shared', 'local', 'shared', 'local', 'shared', 'local', 'shared'])
  expect(slowest).toBeLessThan(300)
})

test('Redis that hangs costs one request 100 ms and the next ones nothing, and a late answer leaves no slot taken', async () => {
  const limiter = aLimiter(redis.url, { concurrentLimit: 2 })
  const { keyId } = aRequest()
  await sendInTurn(limiter, keyId, 1)
  redis.pause()
  const since = performance.now()
  const first = expectAdmitted(await limiter.admit(aRequest(keyId)))
  const waited = performance.now() - since
  expect(waited).toBeGreaterThan(80)
  expect(waited).toBeLessThan(300)
  expect(limiter.mode()).toBe('local')
  const second = expectAdmitted(await limiter.admit(aRequest(keyId)))
  expect(performance.now() - since - waited).toBeLessThan(20)
  await sleep(200)
  redis.resume()
  await until(limiter, 'shared')
  limiter.release(keyId, first.lease)
  limiter.release(keyId, second.lease)
  await sleep(20)
  expect(expectAdmitted(await limiter.admit(aRequest(keyId))).concurrent.remaining).toBe(1)
})

test('Redis that hangs for seconds is left and found again', async () => {
  const limiter = aLimiter(redis.url)
  await sendInTurn(limiter, aRequest().keyId, 1)
  redis.pause()
  await until(limiter, 'local')
  await sleep(3_000)
  redis.resume()
  expect(await until(limiter, 'shared')).toBeLessThan(3_000)
})

test('while Redis is away each of two processes grants its half', async () => {
  const limiters = [aLimiter(redis.url), aLimiter(redis.url)]
  await sleep(1_300)
  await redis.kill()
  const { keyId } = aRequest()
  const admitted = await Promise.all(limiters.map((limiter) => sendInTurn(limiter, keyId, 400)))
  expect(admitted).toEqual([300, 300])
  const slots = await Promise.all(Array.from({ length: 8 }, () => limiters[0]?.admit(aRequest('slots'))))
  expect(slots.filter((answer) => answer?.outcome === 'admitted')).toHaveLength(5)
})

test('what was let through before the outage counts in it, and what was let through in it counts afterwards', async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  expect(await sendInTurn(limiter, keyId, 250)).toBe(250)
  await redis.kill()
  expect(await sendInTurn(limiter, keyId, 250)).toBe(250)
  await redis.start()
  await until(limiter, 'shared')
  expect(await sendInTurn(limiter, keyId, 250)).toBe(100)
  offset.ms = 61_000
  expect(await sendInTurn(limiter, keyId, 700)).toBe(600)
})

test('slots taken on either side of an outage are all free afterwards', async () => {
  const limiter = aLimiter(redis.url)
  const { keyId } = aRequest()
  const before = expectAdmitted(await limiter.admit(aRequest(keyId)))
  await redis.kill()
  await until(limiter, 'local')
  const during = expectAdmitted(await limiter.admit(aRequest(keyId)))
  expect(during.concurrent.remaining).toBe(8)
  await redis.start()
  await until(limiter, 'shared')
  limiter.release(keyId, before.lease)
  limiter.release(keyId, during.lease)
  expect(expectAdmitted(await limiter.admit(aRequest(keyId))).concurrent.remaining).toBe(9)
})

test('a change that could not be announced is announced when Redis is back', async () => {
  const limiter = aLimiter(redis.url)
  const versionNow = async () => expectAdmitted(await limiter.admit(aRequest())).version
  const before = await versionNow()
  redis.pause()
  await limiter.bumpVersion(1)
  redis.resume()
  await until(limiter, 'shared')
  await sleep(20)
  expect((await versionNow())?.split('.')[1]).not.toBe(before?.split('.')[1])
})
