import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let direct: TestApi
let proxied: TestApi
let account: TestAccount
beforeAll(async () => {
  direct = await startTestApi({ config: { REQUIRE_HTTPS: 'true' } })
  const config = { REQUIRE_HTTPS: 'true', TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: direct.database.servingUrl }
  proxied = await startTestApi({ config })
  account = await anAccount(direct)
})
afterAll(async () => {
  await proxied.stop()
  await direct.stop()
})

const https = { 'x-forwarded-proto': 'https' }

test.each([
  ['a known path', 'GET', '/whoami', {}],
  ['an unknown path', 'GET', '/nothing', {}],
  ['a write', 'POST', '/subscribers', {}],
  ['a client that claims HTTPS itself', 'GET', '/whoami', https],
])('plain HTTP is refused and never redirected: %s', proving(['E-018', 'R-026']), async (_, method, path, headers) => {
  const answer = await direct.call(method, path, { key: account.key, headers })
  proves('D-AUTH-7.1', () => {
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('https_required')
  })
  proves('D-AUTH-7.2', () => expect(answer.headers.get('location')).toBeNull())
  expect(answer.headers.get('x-ratelimit-remaining')).toBeNull()
})

test('the transport is judged before the key', async () => {
  expect((await direct.call('GET', '/whoami')).body.code).toBe('https_required')
})

test('X-Forwarded-Proto of a trusted proxy is believed', proving('D-AUTH-7.3'), async () => {
  expect((await proxied.call('GET', '/whoami', { key: account.key, headers: https })).status).toBe(200)
  for (const protocol of [undefined, 'http', 'https, http']) {
    const headers: Record<string, string> = protocol ? { 'x-forwarded-proto': protocol } : {}
    const answer = await proxied.call('GET', '/whoami', { key: account.key, headers })
    expect(answer.body.code).toBe('https_required')
  }
})

test(
  'what carries no key stays reachable: the description and health',
  proving(['D-AUTH-8.3', 'D-VER-5.2']),
  async () => {
    for (const path of ['/api/v1/openapi.json', '/api/v1/documentation', '/health', '/ready'])
      expect((await fetch(direct.url + path)).status).toBe(200)
  },
)
