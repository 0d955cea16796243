import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '../../src/features/accounts/index.ts'
import { webRoutes } from '../../src/features/app-api/index.ts'
import { createSessionGate } from '../../src/features/users/session.gate.ts'
import type { Route } from '../../src/platform/http/route.ts'
import { appRoutes } from '../../src/processes/app-routes.ts'
import { anAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../test-web.ts'

const everybody = 'admin editor author analyst'
/** Written down independently of the routes: a route that is missing here fails. */
const expected: Record<string, string> = {
  'GET /accounts/{accountId}/overview': everybody,
  'GET /accounts/{accountId}/sending': everybody,
  'POST /accounts/{accountId}/find': everybody,
  'GET /accounts/{accountId}/triggers': everybody,
  'GET /accounts/{accountId}/mailings/{id}/report': everybody,
  'GET /accounts/{accountId}/mailings/{id}/report/file': everybody,
  'GET /accounts/{accountId}/statistics': everybody,
  'GET /accounts/{accountId}/subaccounts/statistics': everybody,
  'GET /accounts/{accountId}/statistics/readers': everybody,
  'GET /accounts/{accountId}/statistics/readers/file': everybody,
  'GET /accounts/{accountId}/statistics/people': 'admin editor',
  'GET /accounts/{accountId}/statistics/file': everybody,
  'GET /accounts/{accountId}/subaccounts/statistics/file': everybody,
  'GET /accounts/{accountId}/mailings/{id}/report/people': 'admin editor',
  'GET /accounts/{accountId}/forms': 'admin editor',
  'GET /accounts/{accountId}/forms/{id}': 'admin editor',
  'POST /accounts/{accountId}/forms': 'admin editor',
  'PATCH /accounts/{accountId}/forms/{id}': 'admin editor',
  'DELETE /accounts/{accountId}/forms/{id}': 'admin editor',
  'POST /accounts/{accountId}/sandbox': 'admin',
  'GET /accounts/{accountId}/sandbox': 'admin',
  'POST /accounts/{accountId}/sandbox/clock': 'admin',
  'POST /accounts/{accountId}/sandbox/reset': 'admin',
  'POST /accounts/{accountId}/inbox/search': 'admin',
  'GET /accounts/{accountId}/inbox/{id}': 'admin',
  'GET /accounts/{accountId}/live': everybody,
  'GET /accounts/{accountId}/mailings': everybody,
  'GET /accounts/{accountId}/mailing-choices': everybody,
  'POST /accounts/{accountId}/mailings': 'admin editor author',
  'GET /accounts/{accountId}/mailings/{id}': everybody,
  'PATCH /accounts/{accountId}/mailings/{id}': 'admin editor author',
  'DELETE /accounts/{accountId}/mailings/{id}': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/copies': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/restoration': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/languages/additions': 'admin editor author',
  'DELETE /accounts/{accountId}/mailings/{id}/languages/{versionId}': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/languages/{versionId}/restoration': 'admin editor author',
  'GET /accounts/{accountId}/mailings/{id}/audience': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/planning': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/withdrawal': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/approval/request': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/approval/withdrawal': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/approval/consent': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/approval/refusal': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/activation': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/deactivation': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/application': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/tests': 'admin editor author',
  'GET /accounts/{accountId}/mailings/{id}/fieldValues': 'admin editor author analyst',
  'PUT /accounts/{accountId}/mailings/{id}/fieldValues/{fieldId}': 'admin editor author',
  'DELETE /accounts/{accountId}/mailings/{id}/fieldValues/{fieldId}': 'admin editor author',
  'GET /accounts/{accountId}/mailings/{id}/run': everybody,
  'GET /accounts/{accountId}/mailings/{id}/run/live': everybody,
  'GET /accounts/{accountId}/mailings/{id}/run/people': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/run/retry': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/run/pause': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/run/resume': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/run/cancel': 'admin editor',
  'POST /accounts/{accountId}/mailings/{id}/run/winner': 'admin editor',
  'GET /accounts/{accountId}/jobs': everybody,
  'GET /accounts/{accountId}/jobs/{id}': everybody,
  'POST /accounts/{accountId}/jobs/{id}/cancel': 'admin editor',
  'POST /accounts/{accountId}/jobs/{id}/retry': 'admin editor',
  'GET /accounts/{accountId}/jobs/{id}/people': 'admin editor',
  'POST /accounts/{accountId}/jobs/{id}/undo': 'admin editor',
  'GET /accounts/{accountId}/subscribers': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}': 'admin editor',
  'POST /accounts/{accountId}/subscribers/search': 'admin editor',
  'POST /accounts/{accountId}/subscribers/count': 'admin editor',
  'POST /accounts/{accountId}/subscribers/chosen': 'admin editor',
  'POST /accounts/{accountId}/subscribers/acts': 'admin editor',
  'POST /accounts/{accountId}/subscribers/erasures': 'admin',
  'GET /accounts/{accountId}/views': 'admin editor',
  'POST /accounts/{accountId}/views': 'admin editor',
  'PATCH /accounts/{accountId}/views/{id}': 'admin editor',
  'DELETE /accounts/{accountId}/views/{id}': 'admin editor',
  'GET /accounts/{accountId}/export-columns': 'admin',
  'POST /accounts/{accountId}/exports': 'admin',
  'GET /accounts/{accountId}/exports/{id}': 'admin',
  'POST /accounts/{accountId}/exports/{id}/links': 'admin',
  'GET /accounts/{accountId}/exports/{id}/file': 'admin',
  'GET /accounts/{accountId}/conditions/vocabulary': 'admin editor',
  'GET /accounts/{accountId}/newsletters/{id}/links': 'admin editor',
  'POST /accounts/{accountId}/conditions/preview': 'admin editor',
  'POST /accounts/{accountId}/subscribers/{id}/conditions': 'admin editor',
  'PATCH /accounts/{accountId}/subscribers/{id}': 'admin editor',
  'POST /accounts/{accountId}/subscribers': 'admin editor',
  'POST /accounts/{accountId}/subscribers/readmissions': 'admin',
  'POST /accounts/{accountId}/subscribers/{id}/acts': 'admin editor',
  'POST /accounts/{accountId}/subscribers/{id}/reactivations': 'admin',
  'POST /accounts/{accountId}/subscribers/{id}/undo': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}/standing': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}/story': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}/consent': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}/export': 'admin editor',
  'GET /accounts/{accountId}/subscribers/{id}/receipts/{runId}': 'admin editor',
  'GET /accounts/{accountId}/sent-mailings': 'admin editor',
  'DELETE /accounts/{accountId}/subscribers/{id}': 'admin editor',
  'GET /accounts/{accountId}/import-options': 'admin editor',
  'GET /accounts/{accountId}/imports': 'admin editor',
  'POST /accounts/{accountId}/imports': 'admin editor',
  'GET /accounts/{accountId}/imports/{id}': 'admin editor',
  'PATCH /accounts/{accountId}/imports/{id}/file': 'admin editor',
  'GET /accounts/{accountId}/imports/{id}/preview': 'admin editor',
  'PUT /accounts/{accountId}/imports/{id}/format': 'admin editor',
  'PUT /accounts/{accountId}/imports/{id}/rules': 'admin editor',
  'POST /accounts/{accountId}/imports/{id}/check': 'admin editor',
  'POST /accounts/{accountId}/imports/{id}/run': 'admin editor',
  'POST /accounts/{accountId}/imports/{id}/pause': 'admin editor',
  'POST /accounts/{accountId}/imports/{id}/resume': 'admin editor',
  'POST /accounts/{accountId}/imports/{id}/cancel': 'admin editor',
  'GET /accounts/{accountId}/imports/{id}/rows': 'admin editor',
  'GET /accounts/{accountId}/imports/{id}/report': 'admin editor',
  'GET /accounts/{accountId}/mailings/{id}/preview': everybody,
  'GET /accounts/{accountId}/mailings/{id}/preview/{subscriberId}': 'admin editor',
  'GET /accounts/{accountId}/mailings/{id}/variables': everybody,
  'GET /accounts/{accountId}/mailings/{id}/advice': everybody,
  'GET /accounts/{accountId}/mailings/{id}/cases': 'admin editor',
  'GET /accounts/{accountId}/mailings/{id}/content': everybody,
  'GET /accounts/{accountId}/mailings/{id}/content/live': everybody,
  'PATCH /accounts/{accountId}/mailings/{id}/content': 'admin editor author',
  'PUT /accounts/{accountId}/mailings/{id}/content/theme': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/content/articles': 'admin editor author',
  'PUT /accounts/{accountId}/mailings/{id}/content/articles': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/content/articles/{articleId}/copies': 'admin editor author',
  'PATCH /accounts/{accountId}/mailings/{id}/content/articles/{articleId}': 'admin editor author',
  'GET /accounts/{accountId}/publications': everybody,
  'POST /accounts/{accountId}/publications': 'admin editor',
  'POST /accounts/{accountId}/publications/{id}/withdrawal': 'admin editor',
  'GET /accounts/{accountId}/articles': everybody,
  'GET /accounts/{accountId}/article-trash': everybody,
  'DELETE /accounts/{accountId}/articles/{id}': 'admin editor author',
  'POST /accounts/{accountId}/articles/{id}/restoration': 'admin editor author',
  'PUT /accounts/{accountId}/articles/{id}/adaptation': 'admin editor author',
  'DELETE /accounts/{accountId}/articles/{id}/adaptation': 'admin editor author',
  'POST /accounts/{accountId}/mailings/{id}/newerVersion': 'admin editor author',
  'GET /accounts/{accountId}/mailings/{id}/content/versions': everybody,
  'GET /accounts/{accountId}/mailings/{id}/content/versions/{number}': everybody,
  'POST /accounts/{accountId}/mailings/{id}/content/versions/{number}/restorations': 'admin editor author',
  'GET /accounts/{accountId}/designs': everybody,
  'POST /accounts/{accountId}/themes': 'admin editor',
  'DELETE /accounts/{accountId}/themes/{id}': 'admin editor',
  'POST /accounts/{accountId}/articleTemplates': 'admin editor',
  'DELETE /accounts/{accountId}/articleTemplates/{id}': 'admin editor',
  'GET /accounts/{accountId}/media': everybody,
  'POST /accounts/{accountId}/media': 'admin editor author',
  'GET /accounts/{accountId}/media-trash': 'admin editor author',
  'POST /accounts/{accountId}/media/{id}/restoration': 'admin editor author',
  'POST /accounts/{accountId}/person-exports': 'admin',
  'PATCH /accounts/{accountId}/media/{id}': 'admin editor author',
  'POST /accounts/{accountId}/media/{id}/replace': 'admin editor author',
  'DELETE /accounts/{accountId}/media/{id}': 'admin editor author',
  'GET /accounts/{accountId}/groups': everybody,
  'GET /accounts/{accountId}/groups/{id}': everybody,
  'POST /accounts/{accountId}/groups': 'admin editor',
  'PATCH /accounts/{accountId}/groups/{id}': 'admin editor',
  'DELETE /accounts/{accountId}/groups/{id}': 'admin editor',
  'GET /accounts/{accountId}/group-trash': everybody,
  'GET /accounts/{accountId}/mailing-trash': everybody,
  'POST /accounts/{accountId}/groups/{id}/restoration': 'admin editor',
  'POST /accounts/{accountId}/groups/{id}/members': 'admin editor',
  'POST /accounts/{accountId}/groups/{id}/dismissals': 'admin editor',
  'GET /accounts/{accountId}/supportSessions': everybody,
  'POST /accounts/{accountId}/supportSessions': 'admin',
  'DELETE /accounts/{accountId}/supportSessions/{id}': 'admin',
  'GET /accounts/{accountId}/members': 'admin',
  'PATCH /accounts/{accountId}/members/{id}': 'admin',
  'DELETE /accounts/{accountId}/members/{id}': 'admin',
  'DELETE /accounts/{accountId}/members/{id}/second-factor': 'admin',
  'GET /accounts/{accountId}/settings/choices': 'admin',
  'GET /accounts/{accountId}/apiKeys': 'admin',
  'POST /accounts/{accountId}/apiKeys': 'admin',
  'PATCH /accounts/{accountId}/apiKeys/{id}': 'admin',
  'DELETE /accounts/{accountId}/apiKeys/{id}': 'admin',
  'GET /accounts/{accountId}/settings': 'admin',
  'PATCH /accounts/{accountId}/settings': 'admin',
  'GET /accounts/{accountId}/settings/pages': 'admin',
  'PATCH /accounts/{accountId}/settings/pages': 'admin',
  'GET /accounts/{accountId}/channels': 'admin',
  'GET /accounts/{accountId}/channels/{id}': 'admin',
  'POST /accounts/{accountId}/channels': 'admin',
  'PATCH /accounts/{accountId}/channels/{id}': 'admin',
  'POST /accounts/{accountId}/channels/{id}/closing': 'admin',
  'POST /accounts/{accountId}/channels/{id}/reopening': 'admin',
  'DELETE /accounts/{accountId}/channels/{id}': 'admin',
  'GET /accounts/{accountId}/channels/{id}/accounts': 'admin',
  'PUT /accounts/{accountId}/channels/{id}/accounts/{belowId}': 'admin',
  'DELETE /accounts/{accountId}/channels/{id}/accounts/{belowId}': 'admin',
  'GET /accounts/{accountId}/subscriber-columns': 'admin editor',
  'GET /accounts/{accountId}/channels/{id}/pages': 'admin',
  'GET /accounts/{accountId}/channels/{id}/pages/unreachable': 'admin',
  'GET /accounts/{accountId}/settings/pages/unreachable': 'admin',
  'PATCH /accounts/{accountId}/channels/{id}/pages': 'admin',
  'GET /accounts/{accountId}/channels/{id}/archive': 'admin',
  'PUT /accounts/{accountId}/channels/{id}/archive': 'admin',
  'PUT /accounts/{accountId}/channels/{id}/archive/host': 'admin',
  'DELETE /accounts/{accountId}/channels/{id}/archive/host': 'admin',
  'POST /accounts/{accountId}/channels/{id}/archive/host/check': 'admin',
  'GET /accounts/{accountId}/channels/{id}/archive/newsletters': 'admin',
  'PUT /accounts/{accountId}/channels/{id}/archive/newsletters/{mailingId}': 'admin',
  'PUT /accounts/{accountId}/settings/channelModule': 'admin',
  'GET /accounts/{accountId}/customerFields': 'admin',
  'PUT /accounts/{accountId}/customerFields/{id}/value': 'admin',
  'DELETE /accounts/{accountId}/customerFields/{id}/value': 'admin',
  'GET /accounts/{accountId}/events': 'admin',
  'GET /accounts/{accountId}/audit': 'admin',
  'GET /accounts/{accountId}/audit/verification': 'admin',
  'POST /accounts/{accountId}/audit/export': 'admin',
  'GET /accounts/{accountId}/webhooks': 'admin',
  'POST /accounts/{accountId}/webhooks': 'admin',
  'PATCH /accounts/{accountId}/webhooks/{id}': 'admin',
  'DELETE /accounts/{accountId}/webhooks/{id}': 'admin',
  'POST /accounts/{accountId}/webhooks/{id}/pause': 'admin',
  'POST /accounts/{accountId}/webhooks/{id}/resume': 'admin',
  'POST /accounts/{accountId}/webhooks/{id}/secret': 'admin',
  'GET /accounts/{accountId}/webhooks/{id}/attempts': 'admin',
  'POST /accounts/{accountId}/webhooks/{id}/test': 'admin',
  'GET /accounts/{accountId}/webhooks/{id}/redelivery': 'admin',
  'POST /accounts/{accountId}/webhooks/{id}/redelivery': 'admin',
  'GET /accounts/{accountId}/senderDomains': 'admin',
  'POST /accounts/{accountId}/senderDomains': 'admin',
  'POST /accounts/{accountId}/senderDomains/check': 'admin',
  'POST /accounts/{accountId}/senderDomains/rotate': 'admin',
  'GET /accounts/{accountId}/invitations': 'admin',
  'POST /accounts/{accountId}/invitations': 'admin',
  'DELETE /accounts/{accountId}/invitations/{id}': 'admin',
  'GET /accounts/{accountId}/testAddresses': 'admin',
  'POST /accounts/{accountId}/testAddresses': 'admin',
  'DELETE /accounts/{accountId}/testAddresses/{id}': 'admin',
  'GET /accounts/{accountId}/subaccounts': everybody,
  'POST /accounts/{accountId}/subaccounts': 'admin',
  'PATCH /accounts/{accountId}/subaccounts/{id}': 'admin',
  'POST /accounts/{accountId}/subaccounts/{id}/locking': 'admin',
  'POST /accounts/{accountId}/subaccounts/{id}/unlocking': 'admin',
  'POST /accounts/{accountId}/subaccounts/{id}/detaching': 'admin',
  'PUT /accounts/{accountId}/subaccounts/{id}/channelModule': 'admin',
  'POST /accounts/{accountId}/subaccounts/{id}/invitations': 'admin',
  'POST /accounts/{accountId}/furtherAccounts': 'admin',
  'GET /accounts/{accountId}/fieldRequests': 'admin',
  'POST /accounts/{accountId}/fieldRequests': 'admin',
  'GET /accounts/{accountId}/ending': 'admin',
  'POST /accounts/{accountId}/accountExports': 'admin',
  'POST /accounts/{accountId}/accountExports/{id}/links': 'admin',
  'GET /accounts/{accountId}/accountExports/{id}/file': 'admin',
  'POST /accounts/{accountId}/ending/closing': 'admin',
  'POST /accounts/{accountId}/ending/reopening': 'admin',
  'GET /accounts/{accountId}/relation': 'admin',
  'PUT /accounts/{accountId}/relation/offer': 'admin',
  'DELETE /accounts/{accountId}/relation/offer': 'admin',
  'POST /accounts/{accountId}/offers/{id}/attaching': 'admin',
  'DELETE /accounts/{accountId}/offers/{id}': 'admin',
}
/** For everybody: they have no session yet. */
const open = [
  'POST /session',
  'POST /company-sign-in',
  'POST /company-sign-in/completion',
  'POST /company-sign-in/second-factor',
  'GET /entry',
  'POST /sign-ups',
  'POST /sign-ups/reading',
  'POST /sign-ups/use',
  'POST /password-resets',
  'POST /password-resets/reading',
  'POST /password-resets/use',
  'POST /invitations/reading',
  'POST /invitations/acceptance',
  'POST /test-addresses/reading',
  'POST /test-addresses/confirmation',
  'POST /former-emails/reading',
  'POST /former-emails/use',
  'POST /session/passkey/challenge',
  'POST /session/passkey',
]
const withoutAccount = [
  ...open,
  'GET /session',
  'POST /session/renewal',
  'DELETE /session',
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
  'PUT /own/password',
  'GET /own/email',
  'PUT /own/email',
  'POST /own/email/confirmation',
  'GET /own/second-factor',
  'POST /own/second-factor/totp',
  'POST /own/second-factor/totp/confirmation',
  'DELETE /own/second-factor/totp',
  'POST /own/second-factor/recovery-codes',
  'POST /own/passkeys/challenge',
  'POST /own/passkeys',
  'PATCH /own/passkeys/{id}',
  'DELETE /own/passkeys/{id}',
]

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const inAccounts = appRoutes.filter(({ path }) => path.includes('{accountId}')).map(nameOf)
const names = appRoutes.map(nameOf)
const unsafe = names.filter((name) => !name.startsWith('GET '))

const { api, web } = await startApiAndWeb()
let accountId: number
let elsewhere: number
const sessions = new Map<Role, TestSession>()
beforeAll(async () => {
  const account = await anAccount(api)
  accountId = account.accountId
  elsewhere = (await anAccount(api, { customerId: account.customerId })).accountId
  for (const role of roles) sessions.set(role, await web.guardedSessionOf(await aUser(api, accountId, { role })))
})

const sessionOf = (role: Role) => sessions.get(role) as TestSession

/** The id of a record is one that no account has: what is allowed finds nothing, and changes nothing. */
function targetOf(name: string, account: number): [method: string, path: string] {
  const [method, path] = name.split(' ') as [string, string]
  return [method, path.replace('{accountId}', `${account}`).replaceAll(/\{\w+\}/g, '999999')]
}

/** What a route asks for, so that its answer is about the right. */
const bodies: Record<string, object> = {
  'PATCH /accounts/{accountId}/members/{id}': { role: 'editor' },
  'PATCH /accounts/{accountId}/subscribers/{id}': { city: 'Kiel' },
  'POST /accounts/{accountId}/subscribers': { email: 'ida@example.com', to: 'transaction' },
  'POST /accounts/{accountId}/subscribers/readmissions': { email: 'ida@example.com', to: 'transaction' },
  'POST /accounts/{accountId}/subscribers/{id}/acts': { act: 'archive' },
  'POST /accounts/{accountId}/subscribers/{id}/reactivations': { act: 'reactivate', basis: 'consent', reason: 'asked' },
}
const sentTo = (name: string) => ({
  body: bodies[name] ?? (/^(GET|DELETE) /.test(name) ? undefined : { role: 'editor' }),
  headers: { 'if-match': '"any"' },
})

async function statusOf(session: TestSession, name: string, account: number) {
  const [method, path] = targetOf(name, account)
  if (!name.endsWith('/live')) {
    const { status, body } = await session.call(method, path, sentTo(name))
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
    // What the right lets through may still be refused for its body, or find nothing.
    if ((expected[name] as string).split(' ').includes(role)) expect([200, 201, 204, 404, 409, 422]).toContain(status)
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

  test.each(names.filter((name) => !open.includes(name)))('nobody without a session: %s', async (name) => {
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
    [...forged, ...(open.includes(name) ? [] : wrongTokens)].map(([what, headers]) => [name, what, headers] as const),
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
