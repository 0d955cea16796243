import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
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
