import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settlesBefore } from '../../../test/beside-a-timer.ts'
import type { Limiter, LimiterMode, LimiterOptions } from './limiter.ts'
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

/** As patient with Redis as in production. */
const anImpatientLimiter = (options: Partial<LimiterOptions> = {}) =>
  aLimiter(redis.url, { ...options, patienceMs: 100 })

async function until(limiter: Limiter, mode: LimiterMode): Promise<void> {
  for (let looks = 0; limiter.mode() !== mode && looks < 6000; looks += 1) await sleep(5)
  expect(limiter.mode()).toBe(mode)
}

test('Redis that is away from the start: local at once, shared as soon as it is there', async () => {
  await redis.kill()
  const limiter = aLimiter(redis.url)
  const admission = limiter.admit(aRequest())
  expect(await settlesBefore(1000, admission)).toBe(true)
  expect(expectAdmitted(await admission).version).toBeNull()
  await redis.start()
  await until(limiter, 'shared')
  expect(expectAdmitted(await limiter.admit(aRequest())).version).not.toBeNull()
})

test('Redis killed in the middle of requests: none fails or waits, the mode is reported, and it comes back', async () => {
  const modes: LimiterMode[] = []
  const limiter = aLimiter(redis.url, { minuteLimit: 1_000_000, onModeChange: (mode) => modes.push(mode) })
  await until(limiter, 'shared')
  let running = true
  let slow = 0
  const clients = Array.from({ length: 8 }, async () => {
    const request = aRequest()
    while (running) {
      const admission = limiter.admit(request)
      if (!(await settlesBefore(1000, admission))) slow += 1
      const { lease } = expectAdmitted(await admission)
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
  expect(slow).toBe(0)
})

test('Redis that hangs costs one request 100 ms and the next ones nothing, and a late answer leaves no slot taken', async () => {
  const limiter = anImpatientLimiter({ concurrentLimit: 2 })
  const { keyId } = aRequest()
  await sendInTurn(limiter, keyId, 1)
  await until(limiter, 'shared')
  redis.pause()
  const waiting = limiter.admit(aRequest(keyId))
  expect(await settlesBefore(60, waiting)).toBe(false)
  expect(await settlesBefore(300, waiting)).toBe(true)
  const first = expectAdmitted(await waiting)
  expect(limiter.mode()).toBe('local')
  const next = limiter.admit(aRequest(keyId))
  expect(await settlesBefore(20, next)).toBe(true)
  const second = expectAdmitted(await next)
  await sleep(200)
  redis.resume()
  await until(limiter, 'shared')
  limiter.release(keyId, first.lease)
  limiter.release(keyId, second.lease)
  await sleep(20)
  await until(limiter, 'shared')
  expect(expectAdmitted(await limiter.admit(aRequest(keyId))).concurrent.remaining).toBe(1)
})

test('Redis that hangs for seconds is left and found again', async () => {
  const limiter = anImpatientLimiter()
  await sendInTurn(limiter, aRequest().keyId, 1)
  redis.pause()
  await until(limiter, 'local')
  await sleep(3_000)
  redis.resume()
  await until(limiter, 'shared')
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
  const limiter = anImpatientLimiter()
  const versionNow = async () => expectAdmitted(await limiter.admit(aRequest())).version
  const before = await versionNow()
  redis.pause()
  await limiter.bumpVersion(1)
  redis.resume()
  await until(limiter, 'shared')
  await sleep(20)
  expect((await versionNow())?.split('.')[1]).not.toBe(before?.split('.')[1])
})
