import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiRoutes } from '../../processes/api-routes.ts'
import { aClientAddress, basic, rawRequest } from './testing/raw-request.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi({ config: { TRUSTED_PROXIES: '127.0.0.1' } })
  account = await anAccount(api)
})
afterAll(() => api.stop())

const raw = (method: string, path: string, headers = {}) =>
  rawRequest(api.url, path, { method, headers: { authorization: basic(account.key), ...headers } })
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('every path begins with the version', () => {
  test.each([
    ['E-288.2 without the version', '/whoami'],
    ['E-288.2 without /api', '/v1/whoami'],
    ['E-288.1 D-VER-4 the next version', '/api/v2/whoami'],
    ['the version without a path', '/api/v1'],
    ['the version with a stray slash', '/api/v1/'],
    ['the root', '/'],
    ['E-048 a trailing slash', '/api/v1/whoami/'],
    ['E-048 a trailing slash before the query', '/api/v1/subscribers/?page=1'],
    ['E-048 a double slash at the start', '//api/v1/whoami'],
    ['E-048 a double slash inside', '/api/v1//whoami'],
    ['another letter case', '/api/v1/WhoAmI'],
    ['dots', '/api/v1/../v1/whoami'],
    ['encoded dots', '/api/v1/%2e%2e/v1/whoami'],
    ['an encoded slash', '/api/v1%2fwhoami'],
    ['a broken percent sign', '/api/v1/whoami%'],
    ['the pattern itself', '/api/v1/subscribers/{id}'],
  ])(
    '%s is 404 and never redirected: %s',
    provingEach(async (_, path) => {
      const answer = await raw('GET', path)
      proves('R-001', () => expect(answer.status).toBe(404))
      expect(answer.headers.location).toBeUndefined()
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(JSON.parse(answer.text).code).toBe('not_found')
    }),
  )
})

describe('ids in paths', () => {
  test.each([
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    'abc',
    '%31x',
    '9007199254740992',
    '99999999999999999',
    '1 ',
    '+1',
    '0x1',
    '',
  ])('what cannot be an id is not found: %j', proving('D-ENV-5.2'), async (id) => {
    const answer = await raw('GET', `/api/v1/subscribers/${encodeURIComponent(id).replace('%2531x', '%31x')}`)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not_found'])
  })

  test('the largest id is one, only unknown', async () => {
    const answer = await raw('GET', '/api/v1/subscribers/9007199254740991')
    expect(JSON.parse(answer.text).code).toBe('subscriber_not_found')
  })

  test.each(['multiple', 'upsert', 'register'])('the fixed path /subscribers/%s is not an id', async (name) => {
    const answer = await raw('GET', `/api/v1/subscribers/${name}`)
    expect([405, 404]).toContain(answer.status)
    expect(JSON.parse(answer.text).code).not.toBe('subscriber_not_found')
  })
})

describe('methods', () => {
  const paths = [...new Set(apiRoutes.map(({ path }) => path))]
  const allowedOn = (path: string) =>
    apiRoutes
      .filter((route) => route.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .concat('OPTIONS')
      .sort()
      .join(', ')

  test.each(paths)(
    'OPTIONS %s names the methods and opens nothing to browsers',
    proving('D-ENV-11.3'),
    async (path) => {
      const answer = await raw('OPTIONS', `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`, {
        origin: 'https://evil.example',
      })
      expect([answer.status, answer.text]).toEqual([204, ''])
      expect(answer.headers.allow).toBe(allowedOn(path))
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test.each(paths)('%s refuses the other methods and names the allowed ones', proving('D-ENV-11.2'), async (path) => {
    const allowed = allowedOn(path)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].filter(
      (name) => !allowed.includes(name),
    )) {
      const answer = await raw(method, `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`)
      expect([method, answer.status]).toEqual([method, 405])
      expect(answer.headers.allow).toBe(allowed)
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'method_not_allowed', status: 405 })
    }
  })

  test('PATCH /subscribers/1', proving('E-046'), async () => {
    const answer = await raw('PATCH', '/api/v1/subscribers/1')
    expect([answer.status, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, PUT'])
  })

  test('HEAD answers like GET, without the body', proving(['E-047', 'D-ENV-11.1']), async () => {
    const { id } = await aSubscriber(api, account)
    for (const path of ['/api/v1/subscribers', `/api/v1/subscribers/${id}`, '/api/v1/whoami', '/api/v1/nothing']) {
      const [get, head] = [await raw('GET', path), await raw('HEAD', path)]
      expect(head.status).toBe(get.status)
      expect(head.text).toBe('')
      const comparable = ({ headers }: typeof get) => {
        const { date: _, 'x-request-id': __, 'x-ratelimit-remaining': ___, ratelimit: ____, ...rest } = headers
        return rest
      }
      expect(comparable(head)).toEqual(comparable(get))
    }
  })
})

describe('request ids and caching', () => {
  test.each([
    [200, '/whoami'],
    [404, '/nothing'],
    [422, '/subscribers?page=0'],
    [401, '/whoami'],
  ])('a %i answer carries an id of its own and is not stored', async (status, path) => {
    const key = status === 401 ? null : account.key
    const ask = () => api.call('GET', path, { key, headers: { 'x-forwarded-for': aClientAddress() } })
    const [first, second] = [await ask(), await ask()]
    expect(first.status).toBe(status)
    proves('D-ENV-12.1', () => {
      expect(first.headers.get('x-request-id')).toMatch(uuid)
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    })
    proves('D-ENV-12.2', () => expect(first.headers.get('cache-control')).toBe('no-store'))
    if (status >= 400) expect(first.body.instance).toBe(`urn:uuid:${first.headers.get('x-request-id')}`)
  })

  test.each(['abcdefgh', 'A-b_9'.repeat(12), '0b9c2f6e-52a5-4b0c-9c53-3d6f1a2b3c4d'])(
    'an id of the client is echoed: %s',
    proving(['E-049', 'D-ENV-12.1']),
    async (id) => {
      const answer = await api.call('GET', '/nothing', { key: account.key, headers: { 'x-request-id': id } })
      expect(answer.headers.get('x-request-id')).toBe(id)
      expect(answer.body.instance).toBe(`urn:uuid:${id}`)
      expect(api.logLines.some((line) => JSON.parse(line).requestId === id)).toBe(true)
    },
  )

  test.each(['short', 'x'.repeat(65), 'with blank in it', 'injected"},{"a":1', 'umläut-umläut'])(
    'an id of another form is replaced: %s',
    async (id) => {
      const answer = await raw('GET', '/api/v1/whoami', { 'x-request-id': Buffer.from(id).toString('latin1') })
      expect(answer.headers['x-request-id']).toMatch(uuid)
    },
  )
})
