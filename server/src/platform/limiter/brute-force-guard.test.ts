import { afterAll, beforeAll, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import type { Limiter } from './limiter.ts'
import { aLimiter, anOffset, aRequest } from './testing/limiter-fixture.ts'
import { type PrivateRedis, startPrivateRedis } from './testing/private-redis.ts'

let redis: PrivateRedis
beforeAll(async () => {
  redis = await startPrivateRedis()
})
afterAll(() => redis.kill())

let prefixes = 0
const anAttempt = () => ({ clientAddress: '192.0.2.1', prefix: `prefix${++prefixes}` })

async function fail(limiter: Limiter, attempt: ReturnType<typeof anAttempt>, times: number) {
  const waits: (number | null)[] = []
  for (let i = 0; i < times; i += 1) waits.push(await limiter.recordFailure(attempt))
  return waits
}

// The rules are the same with and without Redis.
const places: [string, () => string][] = [
  ['counted in Redis', () => redis.url],
  ['counted locally', () => 'redis://127.0.0.1:1'],
]

test.each(places)('the 6th failure within the hour is throttled, another address is not: %s', async (_, url) => {
  const limiter = aLimiter(url())
  const attempt = anAttempt()
  expect(await fail(limiter, attempt, 6)).toEqual([null, null, null, null, null, 30])
  const other = { ...attempt, clientAddress: '192.0.2.2' }
  expect(await limiter.recordFailure(other)).toBeNull()
  expect((await limiter.admit({ ...aRequest(), ...other })).outcome).toBe('admitted')
  expect(await limiter.recordFailure({ ...attempt, prefix: '-' })).toBeNull()
})

test.each(places)('the waits grow, and attempts during a wait do not count: %s', async (_, url) => {
  const offset = anOffset()
  const limiter = aLimiter(url(), { clockOffsetMs: offset.read })
  const attempt = anAttempt()
  await fail(limiter, attempt, 5)
  const waits: number[] = []
  for (let i = 0; i < 9; i += 1) {
    const wait = (await limiter.recordFailure(attempt)) ?? 0
    waits.push(wait)
    offset.ms += wait * 500
    expect(await limiter.recordFailure(attempt)).toBeGreaterThan(wait / 2 - 2)
    offset.ms += wait * 500
  }
  expect(waits).toEqual([30, 60, 120, 300, 600, 900, 1200, 1500, 1800])
})

test.each(places)('during the wait the right key is not looked at either: %s', async (_, url) => {
  const offset = anOffset()
  const limiter = aLimiter(url(), { clockOffsetMs: offset.read })
  const request = { ...aRequest(), ...anAttempt() }
  await fail(limiter, request, 6)
  const throttled = await limiter.admit(request)
  expect(throttled).toEqual({ outcome: 'authenticationThrottled', retryAfterSeconds: 30 })
  offset.ms = 30_000
  expect((await limiter.admit(request)).outcome).toBe('admitted')
})

test.each(places)('a success resets the failures: %s', proving('E-020'), async (_, url) => {
  const limiter = aLimiter(url())
  const request = { ...aRequest(), ...anAttempt() }
  await fail(limiter, request, 5)
  expect((await limiter.admit(request)).outcome).toBe('admitted')
  expect(await fail(limiter, request, 5)).toEqual([null, null, null, null, null])
})

test.each(places)('a failure is forgotten after 60 min: %s', async (_, url) => {
  const offset = anOffset()
  const limiter = aLimiter(url(), { clockOffsetMs: offset.read })
  const attempt = anAttempt()
  await fail(limiter, attempt, 3)
  offset.ms = 40 * 60_000
  await fail(limiter, attempt, 2)
  offset.ms = 61 * 60_000
  expect(await fail(limiter, attempt, 3)).toEqual([null, null, null])
  expect(await limiter.recordFailure(attempt)).toBe(30)
})

test('all processes see one guard, and an IPv6 /64 is one address', async () => {
  const [one, other] = [aLimiter(redis.url), aLimiter(redis.url)]
  const { prefix } = anAttempt()
  await fail(one, { clientAddress: '2001:db8:7:8::1', prefix }, 3)
  expect(await fail(other, { clientAddress: '2001:db8:7:8:9:9:9:9', prefix }, 3)).toEqual([null, null, 30])
  expect(await one.recordFailure({ clientAddress: '2001:db8:7:9::1', prefix })).toBeNull()
})

test.each(places)(
  'more than 60 failures in 60 s throttle an address, but no key that worked from there: %s',
  async (_, url) => {
    const offset = anOffset()
    const limiter = aLimiter(url(), { clockOffsetMs: offset.read })
    const clientAddress = `198.51.100.${++prefixes}`
    const known = { ...aRequest(), clientAddress, prefix: 'known001' }
    expect((await limiter.admit(known)).outcome).toBe('admitted')
    const waits: (number | null)[] = []
    for (let i = 0; i < 61; i += 1) waits.push(await limiter.recordFailure({ clientAddress, prefix: `spray${i}` }))
    expect(waits.slice(0, 60)).toEqual(Array(60).fill(null))
    expect(waits[60]).toBeGreaterThan(0)
    expect(await limiter.waitBeforeLookUp({ clientAddress, prefix: 'another1' })).toBeGreaterThan(0)
    expect((await limiter.admit({ ...aRequest(), clientAddress, prefix: 'another1' })).outcome).toBe(
      'authenticationThrottled',
    )
    expect(await limiter.waitBeforeLookUp(known)).toBeNull()
    expect((await limiter.admit(known)).outcome).toBe('admitted')
    expect(await limiter.waitBeforeLookUp({ clientAddress: '203.0.113.9', prefix: 'another1' })).toBeNull()
    offset.ms = 61_000
    expect(await limiter.waitBeforeLookUp({ clientAddress, prefix: 'another1' })).toBeNull()
  },
)

test.each(places)('the addresses of one IPv6 /64 count together, and the next /64 is free: %s', async (_, url) => {
  const limiter = aLimiter(url())
  const network = `2001:db8:${(++prefixes).toString(16)}:1`
  for (let i = 0; i < 61; i += 1)
    await limiter.recordFailure({ clientAddress: `${network}::${i.toString(16)}`, prefix: `spray${i}` })
  const fresh = { prefix: 'another1' }
  expect(await limiter.waitBeforeLookUp({ ...fresh, clientAddress: `${network}::ffff` })).toBeGreaterThan(0)
  expect(await limiter.waitBeforeLookUp({ ...fresh, clientAddress: network.replace(/1$/, '2::1') })).toBeNull()
})
