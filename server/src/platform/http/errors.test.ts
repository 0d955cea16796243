import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { type Answer, type CallOptions, startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiRoutes } from '../../processes/api-routes.ts'
import { faultSentences, refusalCodes } from '../../processes/refusals.ts'
import { aFailingRoute } from './testing/probe-routes.ts'
import { aClientAddress } from './testing/raw-request.ts'

const failing = aFailingRoute('duplicate key for max@example.com\nselect secret from api_keys')
let api: TestApi
let account: TestAccount
let scopelessKey: string
let lAccountKey: string
let archivedId: number
let bouncedId: number
let taken: { id: number; email: string }
beforeAll(async () => {
  api = await startTestApi({
    config: { TRUSTED_PROXIES: '127.0.0.1' },
    routes: [...apiRoutes, failing.read],
  })
  account = await anAccount(api, { permissions: [], optinMailing: false })
  scopelessKey = (await aKey(api, account.accountId, { scopes: [] })).key
  lAccountKey = (await anAccount(api, { type: 'L' })).key
  archivedId = (await aSubscriber(api, account, { status: 3, statusAddition: 4 })).id
  bouncedId = (await aSubscriber(api, account, { status: 3, statusAddition: 5 })).id
  taken = await aSubscriber(api, account)
})
afterAll(() => api.stop())

type Recipe = [string, number, string, string | (() => string), (() => CallOptions)?]
const json = { 'content-type': 'application/json' }
const ready = { status: 1, statusAddition: null }

const recipes: Recipe[] = [
  ['malformed_json', 400, 'POST', '/subscribers', () => ({ rawBody: '{', headers: json })],
  ['body_required', 400, 'POST', '/subscribers', () => ({ headers: json })],
  ['body_not_object', 400, 'POST', '/subscribers', () => ({ rawBody: '[]', headers: json })],
  ['authentication_failed', 401, 'GET', '/whoami', () => ({ key: null })],
  ['scope_required', 403, 'GET', '/subscribers', () => ({ key: scopelessKey })],
  ['permission_required', 403, 'PUT', () => `/subscribers/${archivedId}`, () => ({ body: ready })],
  ['not_available_for_account_type', 403, 'GET', '/subscribers', () => ({ key: lAccountKey })],
  ['not_found', 404, 'GET', '/nothing'],
  ['subscriber_not_found', 404, 'GET', '/subscribers/99999999'],
  ['group_not_found', 404, 'GET', '/subscriberGroups/99999999'],
  ['customer_field_not_found', 404, 'DELETE', '/customerFields/99999999/value'],
  ['method_not_allowed', 405, 'PATCH', '/subscribers'],
  ['not_acceptable', 406, 'GET', '/whoami', () => ({ headers: { accept: 'text/html' } })],
  ['subscriber_exists', 409, 'POST', '/subscribers', () => ({ body: { email: taken.email } })],
  ['transition_not_allowed', 409, 'PUT', () => `/subscribers/${bouncedId}`, () => ({ body: ready })],
  ['optin_mailing_missing', 409, 'POST', '/subscribers/register', () => ({ body: { email: anEmail() } })],
  ['payload_too_large', 413, 'POST', '/subscribers', () => ({ body: { email: 'x'.repeat(1024 * 1024) } })],
  ['uri_too_long', 414, 'GET', `/subscribers?include=${'+'.repeat(8200)}`],
  [
    'unsupported_media_type',
    415,
    'POST',
    '/subscribers',
    () => ({ rawBody: '<a/>', headers: { 'content-type': 'text/xml' } }),
  ],
  ['validation_failed', 422, 'POST', '/subscribers', () => ({ body: {} })],
  ['validation_failed', 422, 'GET', '/subscribers?page=0'],
  ['idempotency_key_invalid', 422, 'POST', '/subscribers', () => ({ body: {}, headers: { 'idempotency-key': 'a b' } })],
  ['internal_error', 500, 'GET', '/probes/failing'],
]

async function provoke([, , method, path, options]: Recipe): Promise<Answer> {
  const { headers, ...rest } = options?.() ?? {}
  return api.call(method, typeof path === 'string' ? path : path(), {
    key: account.key,
    headers: { 'x-forwarded-for': aClientAddress(), ...headers },
    ...rest,
  })
}

describe('every refusal is a problem document', () => {
  test.each(recipes)('%s is %i', async (...recipe) => {
    const [code, status] = recipe
    const answer = await provoke(recipe)
    proves(['D-ERR-3.1', 'R-206'], () => expect([answer.status, answer.body.code]).toEqual([status, code]))
    proves(['D-ERR-1.1', 'E-040'], () => {
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json(;|$)/)
      expect(answer.body).toMatchObject({
        type: `https://api.postrider.example/api/v1/problems/${code}`,
        title: expect.stringMatching(/^[A-Z]/),
        status,
        detail: expect.stringMatching(/.\.$/),
        instance: `urn:uuid:${answer.headers.get('x-request-id')}`,
        code,
      })
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a database that is away is 503 with Retry-After, and the readiness check says so', async () => {
    const away = await startTestApi({ config: { DATABASE_URL: 'postgres://postrider@127.0.0.1:1/nothing' } })
    const answer = await away.call('GET', '/whoami', { key: account.key })
    proves('D-ERR-3.2', () => {
      expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    })
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const ready = await fetch(`${away.url}/ready`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'database away', limiter: expect.any(String) }])
    expect((await fetch(`${away.url}/health`)).status).toBe(200)
    await away.stop()
  })
})

/** The catalogue of the specification, written down independently of the table. */
const catalogue: Record<number, string> = {
  400: 'malformed_json body_required body_not_object',
  401: 'authentication_failed',
  403: 'scope_required permission_required not_available_for_account_type https_required subscriber_unknown',
  404: 'not_found subscriber_not_found group_not_found article_not_found mailing_not_found newsletter_not_found trigger_mailing_not_found customer_field_not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  409: 'subscriber_exists group_exists group_is_dynamic group_in_use transition_not_allowed subscriber_blacklisted optin_mailing_missing trigger_mailing_inactive receiver_archived invalid_state no_receivers receiver_limit_reached idempotency_in_progress',
  410: 'gone',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  422: 'validation_failed idempotency_key_reused idempotency_key_invalid',
  429: 'rate_limit_exceeded concurrency_limit_exceeded authentication_throttled',
  500: 'internal_error',
  503: 'service_unavailable',
}

test.each(Object.entries(catalogue))(
  'the table has the codes of status %s: %s',
  proving('D-ERR-5'),
  (status, codes) => {
    for (const code of codes.split(' ')) expect([code, refusalCodes.get(code)?.status]).toEqual([code, Number(status)])
  },
)

const fieldCodes =
  'required field_unknown field_not_allowed type_mismatch too_long too_short out_of_range email_invalid ' +
  'email_eai_unsupported date_invalid gender_invalid status_combination_invalid status_requires_channels ' +
  'channels_not_enabled channels_required channel_unknown channel_duplicate customer_field_unknown ' +
  'customer_field_type customer_field_wrong_scope include_unknown query_parameter_invalid group_type_not_creatable ' +
  'placeholder_unknown placeholder_duplicate placeholder_missing too_many_receivers duplicate_item ' +
  'language_not_available trigger_type_unknown scheduled_in_past'

test('the table has the codes of single values, each with a text', proving('D-ERR-5'), () => {
  for (const code of fieldCodes.split(' ')) expect([code, code in faultSentences]).toEqual([code, true])
  for (const text of Object.values(faultSentences)) expect(text).toMatch(/^\S.*\.$/)
})

test.each([
  ['required', {}, '#/email'],
  ['type_mismatch', { email: 5 }, '#/email'],
  ['email_invalid', { email: 'nobody' }, '#/email'],
  ['too_long', { email: 'a@example.com', city: 'x'.repeat(101) }, '#/city'],
  ['gender_invalid', { email: 'a@example.com', genderId: 4 }, '#/genderId'],
  ['date_invalid', { email: 'a@example.com', birthday: '2025-02-30' }, '#/birthday'],
  ['channels_not_enabled', { email: 'a@example.com', channels: [] }, '#/channels'],
  ['customer_field_unknown', { email: 'a@example.com', customerFields: { 999: 1 } }, '#/customerFields/999'],
])('a wrong value is pointed at: %s', proving('D-ERR-1.2'), async (code, body, pointer) => {
  const answer = await api.call('POST', '/subscribers', { key: account.key, body })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual([{ pointer, code, detail: expect.any(String) }])
})

describe('changes of status that are refused', () => {
  const get = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data

  test('a missing permission is 403, named, and nothing of the request is saved', async () => {
    const before = await get(archivedId)
    const body = { ...ready, firstname: 'Max' }
    const answer = await api.call('PUT', `/subscribers/${archivedId}`, { key: account.key, body })
    proves(['D-ERR-2.1', 'R-207'], () => {
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({
        code: 'permission_required',
        requiredPermissions: ['reactivateUnsubscribed'],
        transition: { from: { status: 3, statusAddition: 4 }, to: { status: 1, statusAddition: null } },
      })
    })
    await proves('D-ERR-2.2', async () => expect(await get(archivedId)).toEqual(before))
  })

  test('a change no permission allows is 409, with the same transition member', async () => {
    const { key } = await aKey(api, account.accountId)
    const before = await get(bouncedId)
    const answer = await api.call('PUT', `/subscribers/${bouncedId}`, { key, body: { ...ready, firstname: 'Max' } })
    proves('D-ERR-2.3', () => {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'transition_not_allowed',
        transition: { from: { status: 3, statusAddition: 5 }, to: { status: 1, statusAddition: null } },
      })
    })
    expect(await get(bouncedId)).toEqual(before)
  })
})

describe('what an error says', () => {
  test('all wrong values at once, of body and query', proving('D-ERR-4.1'), async () => {
    const body = { email: 'no address', firstname: 7, genderId: 9, birthday: '2025-02-30', firstName: 'x' }
    const answer = await api.call('POST', '/subscribers?include=nothing', { key: account.key, body })
    const named = answer.body.errors.map(({ pointer, parameter }: Record<string, string>) => pointer ?? parameter)
    expect(named.sort()).toEqual(['#/birthday', '#/email', '#/firstName', '#/firstname', '#/genderId', 'include'])
    expect(answer.body.detail).toBe('6 values are invalid.')
  })

  test('not more than a hundred of them', proving('D-ERR-4.2'), async () => {
    const body = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`unknown${i}`, i]))
    const answer = await api.call('POST', '/subscribers', { key: account.key, body: { email: anEmail(), ...body } })
    expect(answer.body.errors).toHaveLength(100)
    expect(answer.body.detail).toBe('150 values are invalid.')
  })

  test(
    'a fault says nothing about our insides, neither in the answer nor an address in the log',
    proving('D-ERR-4.3'),
    async () => {
      const answer = await api.call('GET', '/probes/failing', { key: account.key })
      expect(answer.status).toBe(500)
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'detail', 'instance', 'status', 'title', 'type'])
      expect(answer.text).not.toMatch(/select|duplicate|max@|\.ts|stack|api_keys/i)
      const logged = api.logLines.find(
        (line) => line.includes(answer.headers.get('x-request-id') ?? '') && line.includes('"error"'),
      )
      expect(logged).toContain('duplicate key for [address]')
      expect(logged).not.toContain('max@example.com')
    },
  )

  test('no answer repeats the secret, whatever was wrong', async () => {
    for (const recipe of recipes) {
      const { text } = await provoke(recipe)
      proves('E-021.1', () => expect(text).not.toContain(account.key.slice(9)))
    }
    expect(api.logLines.join('')).not.toMatch(/example\.com|authorization/i)
    expect(api.logLines.join('')).not.toContain(account.key.slice(9))
  })

  test('another account that owns the address is not told from nobody', async () => {
    const foreign = await aSubscriber(api, await anAccount(api))
    const answer = await api.call('POST', '/subscribers', { key: account.key, body: { email: foreign.email } })
    expect(answer.status).toBe(201)
  })
})
