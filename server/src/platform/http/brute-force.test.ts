import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createLimiter, type Limiter } from '../limiter/limiter.ts'
import { aClientAddress } from './testing/raw-request.ts'

let limiterOffsetMs = 0
let limiter: Limiter
let api: TestApi
let account: TestAccount
beforeAll(async () => {
  limiter = createLimiter({
    redisUrl: serviceUrls().redis,
    processName: 'brute-force-test',
    patienceMs: 20_000,
    log: { info: () => {}, warn: () => {} },
    clockOffsetMs: () => limiterOffsetMs,
  })
  api = await startTestApi({ config: { TRUSTED_PROXIES: '127.0.0.1' }, parts: { limiter } })
  account = await anAccount(api)
})
afterAll(async () => {
  await api.stop()
  await limiter.close()
})

const wrongSecretOf = (prefix: string) => `${prefix}.${'x'.repeat(40)}`

function login(key: string | null, address: string, target = api) {
  return target.call('GET', '/whoami', { key, headers: { 'x-forwarded-for': address } })
}

async function failTimes(times: number, key: string | null, address: string) {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await login(key, address)).status)
  return statuses
}

test('the sixth failure is throttled, even with the right key; another address is free', async () => {
  const { key, prefix } = account
  const address = aClientAddress()
  expect(await failTimes(5, wrongSecretOf(prefix), address)).toEqual([401, 401, 401, 401, 401])
  const sixth = await login(wrongSecretOf(prefix), address)
  proves(['E-019.1', 'D-AUTH-6.1'], () => {
    expect(sixth.status).toBe(429)
    expect(sixth.body.code).toBe('authentication_throttled')
    expect(sixth.headers.get('retry-after')).toBe('30')
  })
  expect(sixth.headers.get('x-ratelimit-limit')).toBeNull()
  expect((await login(key, address)).body.code).toBe('authentication_throttled')
  await proves(['E-019.2', 'D-AUTH-6.3'], async () => expect((await login(key, aClientAddress())).status).toBe(200))
})

test('the guard counts per address and prefix: neither another prefix nor no prefix is held back', async () => {
  const address = aClientAddress()
  await failTimes(6, wrongSecretOf('guarded1'), address)
  expect((await login(wrongSecretOf('guarded1'), address)).status).toBe(429)
  expect((await login(wrongSecretOf('guarded2'), address)).status).toBe(401)
  expect((await login(null, address)).status).toBe(401)
  expect((await login(account.key, address)).status).toBe(200)
})

test(
  'requests without credentials are asked for some, for ever, and keep nobody out',
  proving(['W-139.1', 'F-059']),
  async () => {
    const address = aClientAddress()
    expect(new Set(await failTimes(100, null, address))).toEqual(new Set([401]))
    expect((await login(account.key, address)).status).toBe(200)
  },
)

test(
  'what is no key at all is a failure, and neither /favicon.ico nor the documentation is one',
  proving('W-139.2'),
  async () => {
    const address = aClientAddress()
    const headers = { 'x-forwarded-for': address }
    for (let i = 0; i < 10; i++) expect((await fetch(`${api.url}/favicon.ico`, { headers })).status).toBe(204)
    expect((await fetch(`${api.url}/api/v1/documentation`, { headers })).status).toBe(200)
    expect(await failTimes(6, 'no key at all', address)).toEqual([401, 401, 401, 401, 401, 429])
  },
)

test(
  'after 60 failures in a minute an address waits whatever it presents; a key used from there works',
  proving(['W-134', 'F-055']),
  async () => {
    const address = aClientAddress()
    const never = await anAccount(api)
    expect((await login(account.key, address)).status).toBe(200)
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) statuses.push(...(await failTimes(1, wrongSecretOf(`spray${100 + i}`), address)))
    expect(statuses).toEqual([...Array(60).fill(401), 429])
    const next = await login(wrongSecretOf('sprayed9'), address)
    expect([next.status, next.body.code]).toEqual([429, 'authentication_throttled'])
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login(never.key, address)).status).toBe(429)
    expect((await login(account.key, address)).status).toBe(200)
    expect((await login(never.key, aClientAddress())).status).toBe(200)
    limiterOffsetMs += 61_000
    expect((await login(never.key, address)).status).toBe(200)
  },
)

test('one success clears the failures', async () => {
  const { key, prefix } = await anAccount(api)
  const address = aClientAddress()
  await failTimes(5, wrongSecretOf(prefix), address)
  expect((await login(key, address)).status).toBe(200)
  await proves(['E-020', 'D-AUTH-6.4'], async () =>
    expect(await failTimes(6, wrongSecretOf(prefix), address)).toEqual([401, 401, 401, 401, 401, 429]),
  )
})

test('the wait grows with every failure after it, and ends with it', async () => {
  const { key, prefix } = await anAccount(api)
  const address = aClientAddress()
  await failTimes(5, wrongSecretOf(prefix), address)
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    const answer = await login(wrongSecretOf(prefix), address)
    expect(answer.status).toBe(429)
    const wait = Number(answer.headers.get('retry-after'))
    waits.push(wait)
    limiterOffsetMs += wait * 1000 - 5000
    expect((await login(key, address)).body.code).toBe('authentication_throttled')
    limiterOffsetMs += 6000
  }
  proves('D-AUTH-6.2', () => expect(waits).toEqual([30, 60, 120, 300, 600, 900, 1200]))
  expect((await login(key, address)).status).toBe(200)
})

test('without trusted proxies a forged X-Forwarded-For does not look like another address', async () => {
  const direct = await startTestApi()
  const prefix = Math.random().toString(36).slice(2, 10).padEnd(8, '0')
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await login(wrongSecretOf(prefix), aClientAddress(), direct)).status)
  await direct.stop()
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('behind a trusted proxy only the entry it added counts', async () => {
  const address = aClientAddress()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    statuses.push((await login(wrongSecretOf('forgedfw'), `${aClientAddress()}, ${address}`)).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})
