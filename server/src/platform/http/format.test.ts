import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { basic, type RawOptions, rawRequest } from './testing/raw-request.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const json = { 'content-type': 'application/json' }
const aPerson = (rest = '') => `{"email":"${anEmail()}"${rest}}`

async function send(method: string, path: string, options: RawOptions = {}) {
  const headers = { authorization: basic(account.key), ...options.headers }
  const answer = await rawRequest(api.url, `/api/v1${path}`, { ...options, method, headers })
  return { ...answer, body: answer.text === '' ? undefined : JSON.parse(answer.text) }
}

const post = (body: string | Buffer, headers: RawOptions['headers'] = json) =>
  send('POST', '/subscribers', { body, headers })

describe('a body that cannot be read is 400', () => {
  test.each([
    ['E-035 an unfinished object', 'malformed_json', '{"email":'],
    ['E-035 XML', 'malformed_json', '<subscriber/>'],
    ['E-035 single quotes', 'malformed_json', "{'email':'a@example.com'}"],
    ['E-035 a trailing comma', 'malformed_json', '{"email":"a@example.com",}'],
    ['E-035 two documents', 'malformed_json', '{}{}'],
    ['E-036.1 no body', 'body_required', ''],
    ['E-036.2 an array', 'body_not_object', '[]'],
    ['E-036.2 text', 'body_not_object', '"x"'],
    ['E-036.2 null', 'body_not_object', 'null'],
    ['E-036.2 a number', 'body_not_object', '1'],
    ['E-042 D-ENV-8.5 1000 levels deep', 'malformed_json', `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['E-042 D-ENV-8.5 21 levels deep', 'malformed_json', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['E-042 100,000 levels that never close', 'malformed_json', '['.repeat(100_000)],
    ['E-043.2 bytes that are no UTF-8', 'malformed_json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['E-043.2 half a character', 'malformed_json', Buffer.from([0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d])],
    ['E-043.2 UTF-16', 'malformed_json', Buffer.from('{"email":"a@example.com"}', 'utf16le')],
  ])(
    '%s',
    provingEach(async (_, code, body) => {
      const answer = await post(body)
      expect([answer.status, answer.body.code]).toEqual([400, code])
    }),
  )

  test('an empty body without any header about it is 400 too', proving('E-036.1'), async () => {
    expect((await send('POST', '/subscribers')).body.code).toBe('body_required')
    expect((await send('PUT', '/subscribers/1', { headers: { 'content-type': 'text/xml' } })).body.code).toBe(
      'body_required',
    )
  })

  test('20 levels are read; brackets inside text do not count', proving('E-042'), async () => {
    const deep = await post(aPerson(`,"x":${'['.repeat(19)}${']'.repeat(19)}`))
    expect([deep.status, deep.body.errors[0].code]).toEqual([422, 'field_unknown'])
    expect((await post(aPerson(`,"city":"${'['.repeat(30)}\\"{{{"`))).status).toBe(201)
  })

  test('a byte order mark is accepted', proving('E-043.1'), async () => {
    expect((await post(`\ufeff${aPerson()}`)).status).toBe(201)
  })
})

describe('content types', () => {
  test.each([
    ['E-037 XML', 'text/xml'],
    ['E-037 another charset', 'application/json; charset=latin1'],
    ['E-037 another charset, quoted', 'application/json; charset="iso-8859-1"'],
    ['E-038 a form', 'application/x-www-form-urlencoded'],
    ['E-038 a multipart form', 'multipart/form-data; boundary=x'],
    ['something that only looks like JSON', 'application/jsonx'],
    ['JSON under another name', 'text/json'],
    ['nothing at all in it', ''],
  ])(
    '415: %s',
    provingEach(async (_, type) => {
      const answer = await post(aPerson(), { 'content-type': type })
      proves(['D-ENV-10.1', 'R-002', 'R-003'], () =>
        expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']),
      )
    }),
  )

  test('415: a body without Content-Type, sent whole or in chunks', proving('D-ENV-10.4'), async () => {
    expect((await post(aPerson(), {})).status).toBe(415)
    expect((await post(aPerson(), { 'transfer-encoding': 'chunked' })).status).toBe(415)
  })

  test('415: a body of another type where none is expected', async () => {
    const headers = { 'content-type': 'text/xml', 'content-length': '4' }
    expect((await send('DELETE', '/subscribers/1', { headers, body: '<a/>' })).status).toBe(415)
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON; charset="utf-8"',
    'application/json; profile=x',
  ])('accepted: %s', proving('E-037'), async (type) => {
    expect((await post(aPerson(), { 'content-type': type })).status).toBe(201)
  })

  test('GET and DELETE need no Content-Type, and may have it', proving('D-ENV-10.3'), async () => {
    expect((await send('GET', '/whoami')).status).toBe(200)
    expect((await send('GET', '/whoami', { headers: json })).status).toBe(200)
    expect((await send('DELETE', '/subscribers/99999999')).status).toBe(404)
    expect((await send('DELETE', '/subscribers/99999999', { headers: json })).status).toBe(404)
  })
})

describe('Accept', () => {
  test.each([
    ['E-039 XML', 'application/xml'],
    ['HTML', 'text/html, text/*;q=0.5'],
    ['JSON refused by its quality', 'application/json;q=0'],
    ['everything refused', '*/*;q=0.0'],
  ])(
    '406: %s',
    provingEach(async (_, accept) => {
      const answer = await send('GET', '/whoami', { headers: { accept } })
      proves(['D-ENV-10.2', 'R-004'], () => expect([answer.status, answer.body.code]).toEqual([406, 'not_acceptable']))
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    }),
  )

  test.each([
    undefined,
    '*/*',
    'application/*',
    'application/json',
    'application/problem+json',
    'text/html, application/json;q=0.1',
    'Application/JSON; charset=utf-8',
  ])('accepted: %s', proving('E-039'), async (accept) => {
    const answer = await send('GET', '/whoami', { headers: accept === undefined ? {} : { accept } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('sizes', () => {
  const limit = 1024 * 1024
  /** Exactly that many bytes: the blanks outside the object are part of the body. */
  const bodyOf = (bytes: number) => aPerson().padEnd(bytes, ' ')

  test('one byte more than 1 MiB is too large, 1 MiB is not', proving(['E-041', 'D-ENV-13.1']), async () => {
    expect((await post(bodyOf(limit))).status).toBe(201)
    const answer = await post(bodyOf(limit + 1))
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
  })

  test('receivers of a copy may come in 10 MiB, not in one byte more', async () => {
    const attach = (bytes: number) =>
      send('POST', '/mailings/trigger/999999/receivers', { headers: json, body: bodyOf(bytes) })
    const [whole, larger] = [await attach(10 * limit), await attach(10 * limit + 1)]
    proves('D-ENV-13.2', () => {
      expect(whole.status).toBe(422)
      expect([larger.status, larger.body.code]).toEqual([413, 'payload_too_large'])
    })
  })

  test('a body that does not announce its size is measured', proving('E-041'), async () => {
    const answer = await post(bodyOf(limit + 1), { ...json, 'transfer-encoding': 'chunked' })
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
  })

  test('a query string of 8 KiB is read, one byte more is 414', proving('D-ENV-13.3'), async () => {
    const query = (bytes: number) => `include=${' '.repeat(bytes)}`.slice(0, bytes).replaceAll(' ', '+')
    expect((await send('GET', `/subscribers?${query(8192)}`)).status).toBe(200)
    const answer = await send('GET', `/subscribers?${query(8193)}`)
    expect([answer.status, answer.body.code]).toEqual([414, 'uri_too_long'])
  })
})
