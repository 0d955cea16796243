import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Role, roles } from '../../src/features/accounts/index.ts'
import { webRoutes } from '../../src/features/app-api/index.ts'
import { createSessionGate } from '../../src/features/users/session.gate.ts'
import type { Route } from '../../src/platform/http/route.ts'
import { appRoutes } from '../../src/processes/app-routes.ts'
import { anAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { aUser, startTestWeb, type TestSession, type TestWeb } from '../test-web.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const everybody = 'admin editor author analyst'
/** Written down independently of the routes: a route that is missing here fails. */
const expected: Record<string, string> = {
  'GET /accounts/{accountId}/overview': everybody,
  'GET /accounts/{accountId}/live': everybody,
  'GET /accounts/{accountId}/jobs': everybody,
  'GET /accounts/{accountId}/jobs/{id}': everybody,
  'POST /accounts/{accountId}/jobs/{id}/cancel': 'admin editor',
  'POST /accounts/{accountId}/jobs/{id}/retry': 'admin editor',
  'GET /accounts/{accountId}/subscribers': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}': 'admin editor',
  'DELETE /accounts/{accountId}/subscribers/{id}': 'admin editor',
  'GET /accounts/{accountId}/members': 'admin',
  'PATCH /accounts/{accountId}/members/{id}': 'admin',
  'DELETE /accounts/{accountId}/members/{id}': 'admin',
}
const withoutAccount = [
  'POST /session',
  'GET /session',
  'DELETE /session',
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
]

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const inAccounts = appRoutes.filter(({ path }) => path.includes('{accountId}')).map(nameOf)
const names = appRoutes.map(nameOf)
const unsafe = names.filter((name) => !name.startsWith('GET '))

let api: TestApi
let web: TestWeb
let accountId: number
let elsewhere: number
const sessions = new Map<Role, TestSession>()
beforeAll(async () => {
  api = await startTestApi()
  web = await startTestWeb(api)
  const account = await anAccount(api)
  accountId = account.accountId
  elsewhere = (await anAccount(api, { customerId: account.customerId })).accountId
  for (const role of roles) sessions.set(role, await web.sessionOf(await aUser(api, accountId, { role })))
})
afterAll(async () => {
  await web.stop()
  await api.stop()
})

const sessionOf = (role: Role) => sessions.get(role) as TestSession

/** The id of a record is one that no account has: what is allowed finds nothing, and changes nothing. */
function targetOf(name: string, account: number): [method: string, path: string] {
  const [method, path] = name.split(' ') as [string, string]
  return [method, path.replace('{accountId}', `${account}`).replace(/\{\w+\}/, '999999')]
}

/** What a route asks for, so that its answer is about the right. */
const bodyFor = (name: string) => (name.startsWith('PATCH ') ? { body: { role: 'editor' } } : {})

async function statusOf(session: TestSession, name: string, account: number) {
  const [method, path] = targetOf(name, account)
  if (!name.endsWith('/live')) {
    const { status, body } = await session.call(method, path, bodyFor(name))
    return { status, code: body?.code, requiredRight: body?.requiredRight }
  }
  const response = await fetch(`${web.url}/app/api${path}`, { headers: { cookie: session.cookie } })
  const body = response.status === 200 ? undefined : ((await response.json()) as Record<string, unknown>)
  if (response.status === 200) await response.body?.cancel()
  return { status: response.status, code: body?.code, requiredRight: body?.requiredRight }
}

test('every route of the application is known here', () => {
  expect([...Object.keys(expected), ...withoutAccount].sort()).toEqual([...names].sort())
})

describe('who may call what', () => {
  const cases = inAccounts.flatMap((name) => roles.map((role) => [name, role] as const))

  test.each(cases)('%s as %s', proving(['W-003', 'W-016.1']), async (name, role) => {
    const { status, code, requiredRight } = await statusOf(sessionOf(role), name, accountId)
    if ((expected[name] as string).split(' ').includes(role)) expect([200, 204, 404]).toContain(status)
    else expect([status, code, typeof requiredRight]).toEqual([403, 'right_required', 'string'])
  })

  test.each(cases)(
    'in an account without membership there is nothing: %s as %s',
    proving('W-003'),
    async (name, role) => {
      const refused = { status: 404, code: 'not_found', requiredRight: undefined }
      expect(await statusOf(sessionOf(role), name, elsewhere)).toEqual(refused)
      expect(await statusOf(sessionOf(role), name, 987_654_321)).toEqual(refused)
    },
  )

  test.each(names.filter((name) => name !== 'POST /session'))('nobody without a session: %s', async (name) => {
    const [method, path] = targetOf(name, accountId)
    for (const cookie of [null, '__Host-session=', `__Host-session=${'A'.repeat(43)}`]) {
      const answer = await web.call(method, path, { headers: { cookie } })
      expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
    }
  })
})

describe('requests that change something come from the application', () => {
  const forged: [string, Record<string, string | null>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { 'sec-fetch-site': 'same-site', origin: null }],
    ['nobody says where from', { 'sec-fetch-site': null, origin: null }],
  ]
  const wrongTokens: [string, Record<string, string | null>][] = [
    ['no token', { 'x-csrf-token': null }],
    ['an empty token', { 'x-csrf-token': '' }],
    ['the token of another session', { 'x-csrf-token': 'A'.repeat(43) }],
  ]
  const cases = unsafe.flatMap((name) =>
    [...forged, ...(name === 'POST /session' ? [] : wrongTokens)].map(
      ([what, headers]) => [name, what, headers] as const,
    ),
  )

  test.each(cases)('%s: %s', proving('W-023.3'), async (name, _what, headers) => {
    const [method, path] = targetOf(name, accountId)
    const answer = await sessionOf('admin').call(method, path, { headers })
    expect([answer.status, answer.body.code]).toEqual([403, 'csrf_failed'])
  })
})

describe('a route without a named action', () => {
  const route = (path: string, action: string) =>
    webRoutes.readRoute({
      tag: 'Test',
      action: action as 'seePeople',
      method: 'GET',
      path,
      summary: 'A test',
      responses: { 204: null },
      handle: async () => ({ status: 204 }),
    })

  test.each([
    ['an unknown action', '/accounts/{accountId}/secrets', 'lookAround'],
    ['none', '/accounts/{accountId}/secrets', ''],
    ['one that is open to everybody, in an account', '/accounts/{accountId}/secrets', 'signIn'],
    ['one of accounts, where the path names none', '/secrets', 'seePeople'],
  ])('stops the start: %s', (_what, path, action) => {
    proves('W-015.1', () =>
      expect(() => createSessionGate(api.app, [...appRoutes, route(path, action)])).toThrow(/names no action/),
    )
  })

  test('the same with an action starts', () => {
    expect(createSessionGate(api.app, [route('/accounts/{accountId}/secrets', 'seePeople')])).toBeDefined()
  })
})
