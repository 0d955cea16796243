import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Scope } from '../../features/api-keys/index.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

/** Written down independently of the routes: a route that is missing here fails. */
const expected: Record<string, { scopes: Scope[]; lAccounts: boolean }> = {
  'GET /whoami': { scopes: [], lAccounts: true },
  'GET /channels': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /customerFields': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'PUT /customerFields/{id}/value': { scopes: ['subscribers'], lAccounts: true },
  'DELETE /customerFields/{id}/value': { scopes: ['subscribers'], lAccounts: true },
  'GET /articles': { scopes: ['articles'], lAccounts: true },
  'POST /articles': { scopes: ['articles'], lAccounts: true },
  'GET /articleTemplates': { scopes: ['articles'], lAccounts: true },
  'GET /articles/{id}': { scopes: ['articles'], lAccounts: true },
  'PUT /articles/{id}': { scopes: ['articles'], lAccounts: true },
  'GET /mailings': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /mailings/{id}': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /newsletters': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /newsletters/{id}': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /newsletters/{id}/statistics': { scopes: ['articles', 'subscribers'], lAccounts: true },
  'GET /newsletters/{id}/links': { scopes: ['articles', 'subscribers'], lAccounts: true },
  ...Object.fromEntries(
    [
      'GET /subscribers',
      'POST /subscribers',
      'PUT /subscribers/multiple',
      'POST /subscribers/upsert',
      'POST /subscribers/register',
      'GET /subscribers/{id}',
      'PUT /subscribers/{id}',
      'DELETE /subscribers/{id}',
      'GET /subscribers/{id}/trackingConsent',
      'PUT /subscribers/{id}/trackingConsent',
      'DELETE /subscribers/{id}/trackingConsent',
      'GET /subscriberGroups',
      'POST /subscriberGroups',
      'GET /subscriberGroups/{id}',
      'PUT /subscriberGroups/{id}',
      'DELETE /subscriberGroups/{id}',
      'GET /subscriberGroups/{id}/subscribers',
      'POST /subscriberGroups/{id}/subscribers',
      'DELETE /subscriberGroups/{id}/subscribers/{subscriberId}',
      'GET /events',
      'GET /triggerTypes',
      'GET /mailings/singleTrigger/{id}',
      'POST /mailings/singleTrigger',
      'POST /mailings/singleTrigger/batch',
      'POST /mailings/trigger',
      'GET /mailings/trigger/{id}',
      'DELETE /mailings/trigger/{id}',
      'GET /mailings/trigger/{id}/receivers',
      'POST /mailings/trigger/{id}/receivers',
      'POST /mailings/trigger/{id}/schedule',
      'DELETE /mailings/trigger/{id}/schedule',
    ].map((name) => [name, { scopes: ['subscribers'], lAccounts: false }]),
  ),
}

const scopeSets: Scope[][] = [[], ['articles'], ['subscribers'], ['articles', 'subscribers']]
const names = apiRoutes.map(({ method, path }) => `${method} ${path}`)
const cases = names.flatMap((name) =>
  scopeSets.flatMap((scopes) => [['S', name, scopes] as const, ['L', name, scopes] as const]),
)

let api: TestApi
const keys = new Map<string, string>()
beforeAll(async () => {
  api = await startTestApi()
  for (const type of ['S', 'L'] as const) {
    const { accountId } = await anAccount(api, { type })
    for (const scopes of scopeSets) keys.set(`${type} ${scopes}`, (await aKey(api, accountId, { scopes })).key)
  }
})
afterAll(() => api.stop())

function callRoute(name: string, key: string | undefined) {
  const [method = '', path = ''] = name.split(' ')
  const body = method === 'POST' || method === 'PUT' ? {} : undefined
  return api.call(method, path.replaceAll(/\{\w+\}/g, '99999999'), { key: key ?? null, body })
}

test('every route states its scopes; the list is complete on both sides', () => {
  expect([...names].sort()).toEqual(Object.keys(expected).sort())
})

describe('each route with each set of scopes', () => {
  test.each(cases)('%s-account: %s with [%s]', async (type, name, scopes) => {
    const rule = expected[name]
    const answer = await callRoute(name, keys.get(`${type} ${scopes}`))
    const hasScope = rule?.scopes.length === 0 || rule?.scopes.some((scope) => scopes.includes(scope))
    if (!hasScope) {
      proves(['D-AUTH-8.2', scopes.length === 0 ? 'E-013.2' : 'D-AUTH-8.1'], () => {
        expect(answer.status).toBe(403)
        expect(answer.body).toMatchObject({ code: 'scope_required', requiredScopes: rule?.scopes })
      })
    } else if (type === 'L' && !rule?.lAccounts) {
      proves(['D-AUTH-9.1', 'E-016.1', 'R-011.2'], () =>
        expect([answer.status, answer.body.code]).toEqual([403, 'not_available_for_account_type']),
      )
    } else {
      // Past the gate: the ids do not exist and the bodies are empty, so routes may refuse for reasons of their own.
      proves(type === 'L' ? 'D-AUTH-9.2' : 'D-AUTH-8.1', () => expect([200, 404, 422]).toContain(answer.status))
      if (answer.status === 404)
        expect(answer.body.code).toMatch(
          /^(subscriber|group|customer_field|article|mailing|newsletter|trigger_mailing|trigger_message)_not_found$/,
        )
    }
  })

  test('a key without scopes may ask whoami', async () => {
    const answer = await callRoute('GET /whoami', keys.get('S '))
    proves('E-013.1', () => expect(answer.status).toBe(200))
  })

  test('a scope opens its own writes', async () => {
    const [articles, subscribers] = [keys.get('S articles'), keys.get('S subscribers')]
    const answers = await Promise.all([
      callRoute('POST /subscribers', articles),
      callRoute('POST /articles', subscribers),
      callRoute('GET /articles', keys.get('L articles')),
    ])
    const [wrongForPeople, wrongForArticles, ofAnLAccount] = answers.map(({ status }) => status)
    proves('E-014.1', () => expect(wrongForPeople).toBe(403))
    proves('E-014.2', () => expect(wrongForArticles).toBe(403))
    proves('E-016.2', () => expect(ofAnLAccount).toBe(200))
    const key = subscribers ?? null
    const body = { email: 'scope@example.com' }
    const created = await api.call('POST', '/subscribers', { key, body })
    const updated = await api.call('PUT', `/subscribers/${created.body.data.id}`, { key, body: { city: 'Kiel' } })
    proves('R-029', () => expect([created.status, updated.status]).toEqual([201, 200]))
  })

  test('of mailings only triggers can be sent', proving('R-083'), () => {
    const sending = names.filter((name) => /^(POST|PUT) \/(mailings|newsletters)/.test(name))
    expect(sending.filter((name) => !/\/mailings\/(singleTrigger|trigger)/.test(name))).toEqual([])
    expect(sending).not.toEqual([])
  })

  test(
    'no route serves users, keys, customers or accounts other than whoami',
    proving(['R-015.1', 'R-025.1']),
    async () => {
      expect(names.filter((name) => /user|key|admin|login|password|customers|accounts/i.test(name))).toEqual([])
      const key = keys.get('S articles,subscribers') ?? ''
      for (const path of ['/apiKeys', '/keys', '/users', '/accounts', '/customers'])
        for (const method of ['GET', 'POST']) {
          const answer = await api.call(method, path, { key, body: method === 'POST' ? { name: 'x' } : undefined })
          expect(answer.status).toBe(404)
        }
    },
  )
})
