import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { aClientAddress, basic, type RawOptions, rawRequest } from './testing/raw-request.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi({ config: { TRUSTED_PROXIES: '127.0.0.1' } })
  account = await anAccount(api)
})
afterAll(() => api.stop())

/** Each from an address of its own, so that the brute-force guard stays out of the way. */
function ask(headers: RawOptions['headers'], path = '/api/v1/whoami') {
  return rawRequest(api.url, path, { headers: { 'x-forwarded-for': aClientAddress(), ...headers } })
}

const secretOf = (key: string) => key.slice(9)
const encoded = (text: string) => Buffer.from(text).toString('base64')

const refused: [string, (key: string) => RawOptions['headers']][] = [
  ['E-001 no Authorization header', () => ({})],
  ['an empty Authorization header', () => ({ authorization: '' })],
  ['E-002 Bearer with a good key', (key) => ({ authorization: `Bearer ${key}` })],
  ['the key without a scheme', (key) => ({ authorization: key })],
  ['Basic without credentials', () => ({ authorization: 'Basic ' })],
  ['E-004 rubbish in place of base64', () => ({ authorization: 'Basic §$%&/()=' })],
  ['E-004 base64 of impossible length', () => ({ authorization: 'Basic abcde' })],
  ['E-004 base64 without a colon', (key) => ({ authorization: `Basic ${encoded(key)}` })],
  ['E-006 R-017 the key as user name', (key) => ({ authorization: basic('', key) })],
  ['E-007.1 R-020.2 an unknown prefix', (key) => ({ authorization: basic(`zzzzzzzz.${secretOf(key)}`) })],
  ['E-007.1 a wrong secret', (key) => ({ authorization: basic(`${key.slice(0, 9)}${'x'.repeat(40)}`) })],
  ['a secret that is right but for its last letter', (key) => ({ authorization: basic(`${key.slice(0, -1)}~`) })],
  ['E-008 R-019 the key without its dot', (key) => ({ authorization: basic(key.replace('.', '')) })],
  ['E-008 R-019 two dots', (key) => ({ authorization: basic(key.replace('.', '..')) })],
  ['E-008 R-019 a trailing blank', (key) => ({ authorization: basic(`${key} `) })],
  ['a leading blank', (key) => ({ authorization: basic(` ${key}`) })],
  ['the prefix in upper case', (key) => ({ authorization: basic(key.slice(0, 8).toUpperCase() + key.slice(8)) })],
  ['an empty password', () => ({ authorization: basic('') })],
  ['NUL after the key', (key) => ({ authorization: basic(`${key}\0`) })],
  ['two Authorization headers', (key) => ({ authorization: [basic(key), basic(key)] })],
]

test.each(refused)(
  'one uniform 401: %s',
  provingEach(async (_, headers) => {
    const answer = await ask(headers(account.key))
    proves(['D-AUTH-1.1', 'R-016'], () => {
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Basic realm="api", charset="UTF-8"')
    })
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json(;|$)/)
    const reference = await ask({})
    proves('D-AUTH-1.2', () =>
      expect({ ...JSON.parse(answer.text), instance: '' }).toEqual({ ...JSON.parse(reference.text), instance: '' }),
    )
    expect(JSON.parse(answer.text)).toMatchObject({ status: 401, code: 'authentication_failed' })
  }),
)

test.each(refused.slice(0, 12))('a failed login shows no quota: %s', proving('E-033'), async (_, headers) => {
  const answer = await ask(headers(account.key))
  expect(Object.keys(answer.headers).filter((name) => name.includes('limit') || name === 'retry-after')).toEqual([])
})

test.each([
  ['E-003 D-AUTH-1.3 basic in lower case', (key: string) => basic(key).replace('Basic', 'basic')],
  ['E-003 D-AUTH-1.3 BASIC in upper case', (key: string) => basic(key).replace('Basic', 'BASIC')],
  ['E-005 R-018 D-AUTH-1.4 an empty user name', (key: string) => basic(key, '')],
  ['E-005 R-018 a user name with umlauts', (key: string) => basic(key, 'Jürgen Größe')],
  ['E-005 R-018 a user name of 500 characters', (key: string) => basic(key, 'u'.repeat(500))],
  [
    'a user name that is no UTF-8',
    (key: string) => `Basic ${Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`:${key}`)]).toString('base64')}`,
  ],
  ['base64 without padding', (key: string) => basic(key).replace(/=+$/, '')],
  ['more than one blank after the scheme', (key: string) => basic(key).replace(' ', '   ')],
])(
  'accepted: %s',
  provingEach(async (_, authorization) => {
    const answer = await ask({ authorization: authorization(account.key) })
    proves('R-017', () => {
      expect(answer.status).toBe(200)
      expect(JSON.parse(answer.text).data.id).toBe(account.accountId)
    })
  }),
)

test('the user name of another account changes nothing', proving('R-018'), async () => {
  const other = await anAccount(api)
  for (const user of [other.key, other.prefix, String(other.accountId)]) {
    const answer = await ask({ authorization: basic(account.key, user) })
    expect(JSON.parse(answer.text).data.id).toBe(account.accountId)
  }
})

test.each([
  '/api/v1/nothing',
  '/api/v1',
  '/',
  '/nothing',
  '/api/v2/whoami',
  '/api/v1/subscribers/%zz',
  '/api/v1/%',
  `/api/v1/subscribers/${'9'.repeat(200)}`,
])('an unknown path asks for the key first: %s', async (path) => {
  await proves(['E-017.1', 'D-AUTH-5.1'], async () => expect((await ask({}, path)).status).toBe(401))
  const authenticated = await ask({ authorization: basic(account.key) }, path)
  proves('E-017.2', () => {
    expect(authenticated.status).toBe(404)
    expect(JSON.parse(authenticated.text).code).toBe('not_found')
  })
})

test('neither keys nor Authorization headers nor addresses are logged', proving('E-021.2'), async () => {
  for (const [, headers] of refused) await ask(headers(account.key))
  const presented = [account.key, secretOf(account.key), encoded(`api:${account.key}`)]
  await api.call('POST', '/subscribers', { key: account.key, body: { email: 'erika.muster@example.com' } })
  await api.call('GET', '/subscribers?filter[email]=erika.muster@example.com', { key: account.key })
  await api.call('POST', '/subscribers', { key: account.key, body: { email: 'no address', firstname: account.key } })
  const log = api.logLines.join('')
  expect(api.logLines.length).toBeGreaterThan(refused.length)
  for (const text of presented) expect(log).not.toContain(text)
  expect(log).not.toMatch(/authorization|basic |erika|example\.com|10\.\d+\.\d+\.\d+/i)
})
