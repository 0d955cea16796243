import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlesBefore } from '../../../test/beside-a-timer.ts'
import type { Limiter } from './limiter.ts'
import { aLimiter, anOffset, aRequest, expectAdmitted } from './testing/limiter-fixture.ts'
import { type PrivateRedis, startPrivateRedis } from './testing/private-redis.ts'

let redis: PrivateRedis
beforeAll(async () => {
  redis = await startPrivateRedis()
})
afterAll(() => redis.kill())

const admitAtOnce = (limiters: Limiter[], keyId: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, i) => (limiters[i % limiters.length] as Limiter).admit(aRequest(keyId))),
  )

test('of 11 at once exactly one is refused, which does not use up the minute', async () => {
  const limiter = aLimiter(redis.url)
  const { keyId } = aRequest()
  const answers = await admitAtOnce([limiter], keyId, 11)
  const refused = answers.filter((answer) => answer.outcome !== 'admitted')
  expect(refused).toMatchObject([
    { outcome: 'concurrencyLimited', retryAfterSeconds: 1, minute: { remaining: 590 }, concurrent: { remaining: 0 } },
  ])
})

test('processes share exactly 10 slots', async () => {
  const limiters = [aLimiter(redis.url), aLimiter(redis.url), aLimiter(redis.url)]
  const answers = await admitAtOnce(limiters, aRequest().keyId, 45)
  expect(answers.filter((answer) => answer.outcome === 'admitted')).toHaveLength(10)
})

test('a released slot is free for the next request of any process', async () => {
  const [one, other] = [aLimiter(redis.url), aLimiter(redis.url)]
  const { keyId } = aRequest()
  const answers = await admitAtOnce([one], keyId, 10)
  one.release(keyId, expectAdmitted(answers[3] as (typeof answers)[0]).lease)
  await sleep(20)
  expectAdmitted(await other.admit(aRequest(keyId)))
  expect((await other.admit(aRequest(keyId))).outcome).toBe('concurrencyLimited')
})

test('a slot is given back once, however often it is released', async () => {
  const limiter = aLimiter(redis.url, { concurrentLimit: 2 })
  const { keyId } = aRequest()
  const { lease } = expectAdmitted(await limiter.admit(aRequest(keyId)))
  expectAdmitted(await limiter.admit(aRequest(keyId)))
  for (let i = 0; i < 3; i += 1) limiter.release(keyId, lease)
  expectAdmitted(await limiter.admit(aRequest(keyId)))
  expect((await limiter.admit(aRequest(keyId))).outcome).toBe('concurrencyLimited')
})

test('a client over both limits is told the longer wait', async () => {
  const limiter = aLimiter(redis.url, { minuteLimit: 1, concurrentLimit: 1 })
  const { keyId } = aRequest()
  expectAdmitted(await limiter.admit(aRequest(keyId)))
  expect((await limiter.admit(aRequest(keyId))).outcome).toBe('rateLimited')
})

test('a slot that is never released is free after 60 s, while its process lives', async () => {
  const offset = anOffset()
  const limiter = aLimiter(redis.url, { clockOffsetMs: offset.read })
  const { keyId } = aRequest()
  await admitAtOnce([limiter], keyId, 10)
  offset.ms = 59_000
  expect((await limiter.admit(aRequest(keyId))).outcome).toBe('concurrencyLimited')
  offset.ms = 60_100
  expect(expectAdmitted(await limiter.admit(aRequest(keyId))).concurrent.remaining).toBe(9)
})

test('the slots of a process that was killed are free within about 5 s, those of the living are kept', async () => {
  const { keyId } = aRequest()
  const survivor = aLimiter(redis.url)
  expectAdmitted(await survivor.admit(aRequest(keyId)))
  const killed = await processHolding(9, keyId)
  expect((await survivor.admit(aRequest(keyId))).outcome).toBe('concurrencyLimited')

  killed.kill('SIGKILL')
  const taken = takeOver(9, survivor, keyId)
  expect(await settlesBefore(7000, taken)).toBe(true)
  expect(await taken).toBe(9)
  expect((await survivor.admit(aRequest(keyId))).outcome).toBe('concurrencyLimited')
})

/** A slot is looked at five seconds after it was taken, so a slow process leaves its slots one after the other. */
async function takeOver(slots: number, limiter: Limiter, keyId: string): Promise<number> {
  let taken = 0
  for (let attempts = 0; taken < slots && attempts < 200; attempts += 1) {
    if ((await limiter.admit(aRequest(keyId))).outcome === 'admitted') taken += 1
    else await sleep(100)
  }
  return taken
}

async function processHolding(slots: number, keyId: string) {
  const source = `
    import { createLimiter } from ${JSON.stringify(new URL('./limiter.ts', import.meta.url).href)}
    const log = { info() {}, warn() {} }
    const limiter = createLimiter({ redisUrl: ${JSON.stringify(redis.url)}, processName: 'doomed', patienceMs: 20_000, log })
    for (let i = 0; i < ${slots}; i += 1) await limiter.admit(${JSON.stringify(aRequest(keyId))})
    console.log('holding')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}
