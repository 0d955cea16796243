import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { type AccountLimits, inAccount, limitAccount } from '../account-setup/index.ts'

let api: TestApi
let account: TestAccount
const keys: string[] = []
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  for (let i = 0; i < 6; i += 1) keys.push((await aKey(api, account.accountId)).key)
})
afterAll(() => api.stop())

const limit = (limits: AccountLimits) => inAccount(api.operator, account.accountId, (act) => limitAccount(act, limits))
const ask = (key: string) => api.call('GET', '/whoami', { key })

test('six keys share the minute of their account, and no other account does', async () => {
  await limit({ minuteLimit: 30 })
  const answers: number[] = []
  for (let round = 0; round < 5; round += 1) for (const key of keys) answers.push((await ask(key)).status)
  expect(new Set(answers)).toEqual(new Set([200]))
  const next = await ask(keys[0] as string)
  await proves('W-133', async () => {
    expect([next.status, next.body.code]).toEqual([429, 'rate_limit_exceeded'])
    expect(next.body['violated-policies']).toEqual(['account-minute'])
  })
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
  // What the account refuses does not count for the key.
  const remaining = (answer: typeof next) => Number(answer.headers.get('x-ratelimit-remaining'))
  expect(remaining(await ask(keys[0] as string))).toBe(remaining(next))
  expect((await ask((await anAccount(api)).key)).status).toBe(200)
  await limit({ minuteLimit: null })
  expect((await ask(keys[0] as string)).status).toBe(200)
})

test('and its requests at the same time', async () => {
  await limit({ concurrentLimit: 1 })
  const answers = await Promise.all(keys.flatMap((key) => [ask(key), ask(key), ask(key)]))
  const refused = answers.filter(({ status }) => status === 429)
  proves('W-133', () =>
    expect(new Set(refused.flatMap(({ body }) => [body.code, ...body['violated-policies']]))).toEqual(
      new Set(['concurrency_limit_exceeded', 'account-concurrent']),
    ),
  )
  expect((await ask(keys[0] as string)).status).toBe(200)
  await limit({ concurrentLimit: null })
  const free = await Promise.all(keys.map(ask))
  expect(new Set(free.map(({ status }) => status))).toEqual(new Set([200]))
})

test('the 3,001st request in a minute of six keys with 600 each is refused', proving('F-054'), async () => {
  const usual = await startTestApi({ minuteLimit: 600 })
  try {
    await expect
      .poll(() => answersUntilRefused(usual), { timeout: 280_000 })
      .toEqual({ taken: 3000, policies: ['account-minute'] })
  } finally {
    await usual.stop()
  }
})

/** What a fresh account gets before its first refusal; null when that took more than the minute the limit is for. */
async function answersUntilRefused(usual: TestApi) {
  const { accountId } = await anAccount(usual)
  await inAccount(usual.operator, accountId, (act) => limitAccount(act, { minuteLimit: 3000 }))
  const six = await Promise.all(Array.from({ length: 6 }, async () => (await aKey(usual, accountId)).key))
  const began = performance.now()
  for (let taken = 0; ; taken += 10) {
    const key = six[(taken / 10) % six.length] as string
    const answers = await Promise.all(Array.from({ length: 10 }, () => usual.call('GET', '/whoami', { key })))
    if (performance.now() - began > 55_000) return null
    const refused = answers.filter(({ status }) => status !== 200)
    if (refused.length > 0)
      return { taken: taken + 10 - refused.length, policies: refused[0]?.body['violated-policies'] }
  }
}
