import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, aSubscriber } from '../../../test/factories.ts'
import { proves, provingEach } from '../../../test/proves.ts'
import { type CallOptions, startTestApi, type TestApi } from '../../../test/test-api.ts'
import { type PrivateRedis, startPrivateRedis } from '../limiter/testing/private-redis.ts'
import { aClientAddress } from './testing/raw-request.ts'

type KeyKind = 'wrong' | 'exhausted' | 'scopeless' | 'lAccount' | 'full'

let redis: PrivateRedis
let api: TestApi
const keys = {} as Record<KeyKind, string>
const ids = {} as { known: number; taken: string }
beforeAll(async () => {
  redis = await startPrivateRedis()
  api = await startTestApi({ minuteLimit: 200, config: { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' } })
  const account = await anAccount(api)
  keys.full = account.key
  keys.wrong = `${account.prefix}.${'x'.repeat(40)}`
  keys.scopeless = (await aKey(api, account.accountId, { scopes: [] })).key
  keys.exhausted = (await aKey(api, account.accountId, { scopes: [] })).key
  keys.lAccount = (await anAccount(api, { type: 'L' })).key
  for (let sent = 0; sent < 200; sent += 1) await api.call('GET', '/whoami', { key: keys.exhausted })
  ids.known = (await aSubscriber(api, account)).id
  ids.taken = (await aSubscriber(api, account)).email
})
afterAll(async () => {
  await api.stop()
  await redis.kill()
})

// Every further fault of a request that has all of them at once.
const unknownPath = '/nothing'
const badFormat = { accept: 'application/xml', 'content-type': 'text/xml' }
const tooLarge = 'x'.repeat(1024 * 1024 + 1)
const brokenJson = '{"email":'
const invalidBody = '{"firstName":"Max"}'

type Row = [first: number, code: string, title: string, KeyKind, string, string, CallOptions]
const rows: Row[] = [
  [401, 'authentication_failed', 'D-AUTH-5.1 before the path', 'wrong', 'GET', unknownPath, { headers: badFormat }],
  [401, 'authentication_failed', 'D-AUTH-5.1 before the method', 'wrong', 'PATCH', '/subscribers/1', {}],
  [
    401,
    'authentication_failed',
    'D-AUTH-5.1 before the body',
    'wrong',
    'POST',
    '/subscribers',
    { rawBody: brokenJson },
  ],
  [429, 'rate_limit_exceeded', 'before the path', 'exhausted', 'GET', unknownPath, { headers: badFormat }],
  [429, 'rate_limit_exceeded', 'before the method', 'exhausted', 'PATCH', '/subscribers/1', {}],
  [429, 'rate_limit_exceeded', 'before the scope', 'exhausted', 'GET', '/subscribers', {}],
  [
    429,
    'rate_limit_exceeded',
    'E-024 D-AUTH-5.2 before the body',
    'exhausted',
    'POST',
    '/subscribers',
    { rawBody: invalidBody },
  ],
  [
    429,
    'rate_limit_exceeded',
    'D-AUTH-5.2 before the size',
    'exhausted',
    'POST',
    '/subscribers',
    { rawBody: tooLarge },
  ],
  [404, 'not_found', 'before the format', 'scopeless', 'GET', unknownPath, { headers: badFormat }],
  [404, 'not_found', 'a malformed id, before the scope', 'scopeless', 'GET', '/subscribers/abc', {}],
  [405, 'method_not_allowed', 'before the scope', 'scopeless', 'PATCH', '/subscribers/1', { headers: badFormat }],
  [405, 'method_not_allowed', 'before the account type', 'lAccount', 'DELETE', '/subscribers', {}],
  [
    403,
    'scope_required',
    'D-AUTH-5.3 before the format',
    'scopeless',
    'POST',
    '/subscribers',
    { headers: badFormat, rawBody: 'x' },
  ],
  [403, 'scope_required', 'before the size', 'scopeless', 'POST', '/subscribers', { rawBody: tooLarge }],
  [
    403,
    'scope_required',
    'E-015 D-AUTH-5.3 before the body',
    'scopeless',
    'POST',
    '/subscribers',
    { rawBody: invalidBody },
  ],
  [403, 'scope_required', 'before the syntax', 'scopeless', 'POST', '/subscribers', { rawBody: brokenJson }],
  [403, 'scope_required', 'before the query', 'scopeless', 'GET', '/subscribers?page=0', {}],
  [403, 'scope_required', 'before the record', 'scopeless', 'GET', '/subscribers/99999999', {}],
  [
    403,
    'not_available_for_account_type',
    'D-AUTH-5.3 before the format',
    'lAccount',
    'GET',
    '/subscribers',
    { headers: badFormat },
  ],
  [
    403,
    'not_available_for_account_type',
    'D-AUTH-5.3 before the body',
    'lAccount',
    'POST',
    '/subscribers',
    { rawBody: brokenJson },
  ],
  [
    406,
    'not_acceptable',
    'D-AUTH-5.4 before the syntax',
    'full',
    'POST',
    '/subscribers',
    { headers: { accept: 'text/html' }, rawBody: brokenJson },
  ],
  [
    415,
    'unsupported_media_type',
    'D-AUTH-5.4 before the syntax',
    'full',
    'POST',
    '/subscribers',
    { headers: { 'content-type': 'text/xml' }, rawBody: brokenJson },
  ],
  [
    415,
    'unsupported_media_type',
    'D-AUTH-5.4 before the size',
    'full',
    'POST',
    '/subscribers',
    { headers: { 'content-type': 'text/xml' }, rawBody: tooLarge },
  ],
  [413, 'payload_too_large', 'D-AUTH-5.4 before the syntax', 'full', 'POST', '/subscribers', { rawBody: tooLarge }],
  [414, 'uri_too_long', 'before the query', 'full', 'GET', `/subscribers?page=${'0'.repeat(9000)}`, {}],
  [400, 'malformed_json', 'before the query', 'full', 'POST', '/subscribers?include=nothing', { rawBody: brokenJson }],
  [
    400,
    'malformed_json',
    'D-AUTH-5.4 before the record',
    'full',
    'PUT',
    '/subscribers/99999999',
    { rawBody: brokenJson },
  ],
  [
    422,
    'validation_failed',
    'D-AUTH-5.5 before the record',
    'full',
    'PUT',
    '/subscribers/99999999',
    { rawBody: invalidBody },
  ],
  [422, 'validation_failed', 'of the query, before the record', 'full', 'GET', '/subscribers/99999999?include=x', {}],
  [
    404,
    'subscriber_not_found',
    'last: the record',
    'full',
    'PUT',
    '/subscribers/99999999',
    { rawBody: '{"firstname":"Max"}' },
  ],
]

describe('the first check that fails answers', () => {
  test.each(rows)(
    '%i %s %s',
    provingEach(async (status, code, _, key, method, path, { headers, ...options }) => {
      const answer = await api.call(method, path, {
        key: keys[key],
        headers: { 'content-type': 'application/json', 'x-forwarded-for': aClientAddress(), ...headers },
        ...options,
      })
      proves('R-038', () => expect([answer.status, answer.body.code]).toEqual([status, code]))
    }),
  )

  test('an invalid body is refused before a conflict, and nothing of it is saved', async () => {
    const body = { email: ids.taken, firstName: 'Max' }
    await proves('D-AUTH-5.5', async () =>
      expect((await api.call('PUT', `/subscribers/${ids.known}`, { key: keys.full, body })).status).toBe(422),
    )
    const conflict = { email: ids.taken, firstname: 'Max' }
    expect((await api.call('PUT', `/subscribers/${ids.known}`, { key: keys.full, body: conflict })).status).toBe(409)
    const { body: after } = await api.call('GET', `/subscribers/${ids.known}`, { key: keys.full })
    expect(after.data.firstname).toBeNull()
  })
})
