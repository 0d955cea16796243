import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { enrol } from '../../../test/passkey-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'
import { appRoutes } from '../../processes/app-routes.ts'
import { isSensitive } from '../accounts/index.ts'
import { joinAccount } from './create-user.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let at: string
let ada: TestUser
let admin: TestSession
beforeEach(async () => {
  await api.database.query('delete from sign_in_failures')
  account = await anAccount(api)
  at = `/accounts/${account.accountId}`
  ada = await aUser(api, account.accountId)
  admin = await web.sessionOf(ada)
})

const roleSince = ({ id }: TestUser, ago: string) =>
  api.database.query('update memberships set role_since = now() - $2::interval where user_id = $1', [id, ago])
const demandSince = (ago: string) =>
  api.database.query('update accounts set second_factor_since = now() - $2::interval where id = $1', [
    account.accountId,
    ago,
  ])
const demand = (requireSecondFactor: string) => admin.call('PATCH', `${at}/settings`, { body: { requireSecondFactor } })
/** Another admin, who has one. */
const boss = async () => web.guardedSessionOf(await aUser(api, account.accountId))
const look = async (session: Pick<TestSession, 'call'>) => {
  const { status, body } = await session.call('GET', `${at}/overview`)
  return [status, body?.code]
}
const shut = [403, 'second_factor_required']
type Listed = { userId: number; factors: string[]; secondFactorDueAt: string | null }
const members = async () => (await admin.call('GET', `${at}/members`)).body.data as Listed[]

describe('who must have a second factor', () => {
  test('is let in for seven days without, and then only to set one up or leave', proving('W-020.3'), async () => {
    await roleSince(ada, '6 days 23 hours 59 minutes')
    expect((await look(admin))[0]).toBe(200)
    await roleSince(ada, '7 days 1 second')
    expect(await look(admin)).toEqual(shut)
    expect((await admin.call('POST', `${at}/invitations`, { body: {} })).body.code).toBe('second_factor_required')
    for (const path of ['/session', '/sessions', '/own/second-factor'])
      expect((await admin.call('GET', path)).status).toBe(200)
    const { session } = await enrol(api, web, admin)
    expect((await look(session))[0]).toBe(200)
    expect((await session.call('DELETE', '/session')).status).toBe(204)
  })

  test('is told until when, and no more once there is one', async () => {
    const told = async (session: Pick<TestSession, 'call'>) =>
      (await session.call('GET', '/session')).body.data.accounts[0].secondFactorDueAt
    const { dueAt } = (
      await api.database.query<{ dueAt: string }>(
        `select role_since + interval '7 days' as "dueAt" from memberships where user_id = $1`,
        [ada.id],
      )
    )[0] as { dueAt: string }
    expect(new Date(`${await told(admin)}Z`)).toEqual(new Date(dueAt))
    expect(await told((await enrol(api, web, admin)).session)).toBeNull()
  })

  test('is every admin, and everybody else once the account says so', proving('W-020.3'), async () => {
    const ed = await aUser(api, account.accountId, { role: 'editor' })
    const editor = await web.sessionOf(ed)
    await roleSince(ed, '30 days')
    expect((await look(editor))[0]).toBe(200)
    expect((await demand('everyone')).status).toBe(204)
    expect((await look(editor))[0]).toBe(200)
    await demandSince('7 days 1 second')
    expect(await look(editor)).toEqual(shut)
    expect((await look(admin))[0]).toBe(200)
    expect((await demand('admins')).status).toBe(204)
    expect((await look(editor))[0]).toBe(200)
  })

  test('has seven days from becoming an admin, and saying the same again begins none', async () => {
    const ed = await aUser(api, account.accountId, { role: 'editor' })
    await roleSince(ed, '30 days')
    const ben = await boss()
    await ben.call('PATCH', `${at}/members/${ed.id}`, { body: { role: 'author' } })
    await demand('everyone')
    await demandSince('7 days 1 second')
    await demand('everyone')
    expect(await look(await web.sessionOf(ed))).toEqual(shut)
    await ben.call('PATCH', `${at}/members/${ed.id}`, { body: { role: 'admin' } })
    expect((await look(await web.sessionOf(ed)))[0]).toBe(200)
  })

  test('keeps the last one, and gives up any other', proving('W-020.3'), async () => {
    const first = await enrol(api, web, admin)
    const second = await enrol(api, web, first.session)
    expect((await second.session.call('DELETE', `/own/passkeys/${first.id}`)).status).toBe(204)
    const kept = await second.session.call('DELETE', `/own/passkeys/${second.id}`)
    expect([kept.status, kept.body.code]).toEqual([409, 'last_factor_required'])
    const left = (await second.session.call('GET', '/own/second-factor')).body.data
    expect(left).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ id: second.id }] })
  })

  test('keeps it also where one account of several wants it', async () => {
    const ed = await aUser(api, account.accountId, { role: 'editor' })
    const other = await anAccount(api)
    await joinAccount(api.operator, { email: ed.email, accountId: other.accountId, role: 'analyst' })
    const { id, session } = await enrol(api, web, await web.sessionOf(ed))
    await api.database.query(`update accounts set require_second_factor = 'everyone' where id = $1`, [other.accountId])
    expect((await session.call('DELETE', `/own/passkeys/${id}`)).body.code).toBe('last_factor_required')
    await api.database.query(`update accounts set require_second_factor = 'admins' where id = $1`, [other.accountId])
    expect((await session.call('DELETE', `/own/passkeys/${id}`)).status).toBe(204)
  })
})

describe('a sensitive act wants a second factor from the first day', () => {
  const acts = appRoutes.filter(({ method, scopes }) => method !== 'GET' && isSensitive(scopes[0] as never))
  const target = (path: string) => path.replace('{accountId}', `${account.accountId}`).replaceAll(/\{\w+\}/g, '999999')

  test.each(acts.map(({ method, path }) => [method, path]))('%s %s', proving('W-020.4'), async (method, path) => {
    const refused = await admin.call(method, target(path))
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required'])
    const { session } = await enrol(api, web, admin)
    expect((await session.call(method, target(path))).body?.code).not.toBe('second_factor_required')
  })

  test('and all others wait for seven days', async () => {
    expect((await admin.call('GET', `${at}/members`)).status).toBe(200)
    expect((await demand('everyone')).status).toBe(204)
    expect((await look(admin))[0]).toBe(200)
  })

  test('it is said before a sign-in that is too old', async () => {
    await api.database.query(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [ada.id])
    expect((await admin.call('DELETE', `${at}/members/999999`)).body.code).toBe('second_factor_required')
  })
})

test('admins see who has which kind, and by when somebody needs one', async () => {
  const ed = await aUser(api, account.accountId, { role: 'editor' })
  const ben = await aUser(api, account.accountId)
  await enrol(api, web, await web.sessionOf(ben))
  const listed = await members()
  const of = ({ id }: TestUser) => listed.find(({ userId }) => userId === id)
  proves('W-020.3', () => {
    expect(of(ada)).toMatchObject({ factors: [], secondFactorDueAt: expect.any(String) })
    expect(of(ben)).toMatchObject({ factors: ['passkey'], secondFactorDueAt: null })
    expect(of(ed)).toMatchObject({ factors: [], secondFactorDueAt: null })
  })
  await (await boss()).call('DELETE', `${at}/members/${ben.id}/second-factor`)
  expect((await members()).find(({ userId }) => userId === ben.id)?.factors).toEqual([])
})

test('only admins say who must, and it stands in the audit log', async () => {
  const editor = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
  const refused = await editor.call('PATCH', `${at}/settings`, { body: { requireSecondFactor: 'everyone' } })
  expect(refused.body.code).toBe('right_required')
  expect((await demand('nobody')).status).toBe(422)
  await demand('everyone')
  const entries = await api.database.query<{ changes: object }>(
    `select changes from audit_entries where account_id = $1 and act = 'settings.change'`,
    [account.accountId],
  )
  expect(entries.map(({ changes }) => changes)).toEqual([{ requireSecondFactor: ['admins', 'everyone'] }])
})
