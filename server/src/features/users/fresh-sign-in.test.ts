import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'
import { appRoutes } from '../../processes/app-routes.ts'
import { isSensitive } from '../accounts/index.ts'
import { mostSessions } from './session.store.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)

const codeOf = async (session: TestSession, method: string, path: string) => {
  const { status, body } = await session.call(method, path, method === 'PATCH' ? { body: { role: 'editor' } } : {})
  return [status, body?.code]
}
const signedInAgo = ({ id }: TestUser, by: string) =>
  api.database.query('update sessions set created_at = now() - $2::interval where user_id = $1', [id, by])

describe('a sensitive act wants a sign-in of the last ten minutes', () => {
  const acts = appRoutes.filter(({ method, scopes }) => method !== 'GET' && isSensitive(scopes[0] as never))

  test.each(acts.map(({ method, path }) => [method, path]))('%s %s', proving('W-021'), async (method, path) => {
    const ada = await aUser(api, account.accountId)
    const session = await web.guardedSessionOf(ada)
    const target = path.replace('{accountId}', `${account.accountId}`).replace(/\{\w+\}/, '999999')
    await signedInAgo(ada, '9 minutes 50 seconds')
    expect((await codeOf(session, method, target))[1]).not.toBe('reauthentication_required')
    await signedInAgo(ada, '10 minutes')
    expect(await codeOf(session, method, target)).toEqual([403, 'reauthentication_required'])
  })

  test('looking at users is none, and what editors do all day neither', async () => {
    const ada = await aUser(api, account.accountId)
    const session = await web.guardedSessionOf(ada)
    await signedInAgo(ada, '11 hours')
    expect((await session.call('GET', `/accounts/${account.accountId}/members`)).status).toBe(200)
    expect((await codeOf(session, 'DELETE', `/accounts/${account.accountId}/subscribers/999999`))[0]).toBe(428)
  })

  test('who signs in again may, and the former token is worth nothing', async () => {
    const [ada, bea] = [await aUser(api, account.accountId), await aUser(api, account.accountId)]
    const member = `/accounts/${account.accountId}/members/${bea.id}`
    const former = await web.guardedSessionOf(ada)
    await signedInAgo(ada, '1 hour')
    const again = await web.signIn(ada, { cookie: former.cookie })
    const cookie = (again.headers.get('set-cookie') as string).split(';', 1)[0] as string
    const headers = { cookie, 'x-csrf-token': again.body.data.csrfToken as string }
    const changed = await web.call('PATCH', member, { body: { role: 'analyst' }, headers })
    proves('W-021', () => expect(changed.status).toBe(200))
    expect((await former.call('GET', '/session')).status).toBe(401)
  })

  test('a right that is missing is said first', async () => {
    const eve = await aUser(api, account.accountId, { role: 'editor' })
    const session = await web.guardedSessionOf(eve)
    await signedInAgo(eve, '1 hour')
    expect(await codeOf(session, 'DELETE', `/accounts/${account.accountId}/members/1`)).toEqual([403, 'right_required'])
  })
})

describe('another role asks for another token', () => {
  const overview = () => `/accounts/${account.accountId}/overview`

  test('the session goes on under a new one, as old as it was', proving('W-023.4'), async () => {
    const ben = await aUser(api, account.accountId, { role: 'editor' })
    const session = await web.guardedSessionOf(ben)
    await signedInAgo(ben, '3 hours')
    await api.database.query(`update memberships set role = 'admin' where user_id = $1`, [ben.id])
    expect(await codeOf(session, 'GET', overview())).toEqual([403, 'session_outdated'])
    const renewed = await session.call('POST', '/session/renewal')
    expect(renewed.status).toBe(200)
    const cookie = (renewed.headers.get('set-cookie') as string).split(';', 1)[0] as string
    expect(cookie).not.toBe(session.cookie)
    expect((await session.call('GET', '/session')).status).toBe(401)
    const headers = { cookie, 'x-csrf-token': renewed.body.data.csrfToken as string }
    expect((await web.call('GET', overview(), { headers })).status).toBe(200)
    const sensitive = await web.call('DELETE', `/accounts/${account.accountId}/members/999999`, { headers })
    expect(sensitive.body.code).toBe('reauthentication_required')
  })

  test('a token is renewed once, and never beyond its end', async () => {
    const ben = await aUser(api, account.accountId)
    const session = await web.guardedSessionOf(ben)
    const answers = await Promise.all([1, 2, 3].map(() => session.call('POST', '/session/renewal')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const other = await web.guardedSessionOf(ben)
    await signedInAgo(ben, '12 hours')
    expect((await other.call('POST', '/session/renewal')).status).toBe(401)
  })
})

test('a user has so many sessions, and the one used least lately goes first', async () => {
  const cleo = await aUser(api, account.accountId)
  const [first, second] = [await web.guardedSessionOf(cleo), await web.sessionOf(cleo)]
  await api.database.query(
    `insert into sessions (user_id, token_hash, address) select $1, sha256(n::text::bytea), '127.0.0.1'
     from generate_series(1, $2::int) n`,
    [cleo.id, mostSessions - 2],
  )
  await api.database.query(
    `update sessions set seen_at = now() - interval '5 minutes'
     where id = (select min(id) from sessions where user_id = $1)`,
    [cleo.id],
  )
  const latest = await web.guardedSessionOf(cleo)
  expect((await latest.call('GET', '/sessions')).body.data).toHaveLength(mostSessions)
  expect((await first.call('GET', '/session')).status).toBe(401)
  expect((await second.call('GET', '/session')).status).toBe(200)
})
