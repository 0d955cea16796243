import { beforeEach, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'
import { joinAccount } from './create-user.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)
let pia: TestUser
let session: TestSession
beforeEach(async () => {
  await api.database.query('delete from sign_in_failures')
  pia = await aUser(api, account.accountId, { role: 'author' })
  session = await web.sessionOf(pia)
})

const chosen = 'nine lamps on the pier'
const change = (current: string, password = chosen) =>
  session.call('PUT', '/own/password', { body: { current, password } })

test('whoever knows the password chooses another, and is signed out everywhere else', async () => {
  const other = await web.sessionOf(pia)
  const answer = await change(pia.password)
  expect(answer.status).toBe(200)
  expect((await other.call('GET', '/session')).status).toBe(401)
  expect((await session.call('GET', '/session')).status).toBe(401)
  const cookie = (answer.headers.get('set-cookie') as string).split(';', 1)[0] as string
  expect((await web.call('GET', '/session', { headers: { cookie } })).status).toBe(200)
  expect((await web.signIn(pia)).status).toBe(401)
  expect((await web.signIn({ ...pia, password: chosen })).status).toBe(200)
})

test('without the current one nothing changes, and guessing counts like signing in', async () => {
  const answers = []
  for (let n = 0; n < 7; n += 1) answers.push(await change(`not the password ${n}`))
  expect(answers.map(({ body }) => body.code)).toEqual([
    ...Array(6).fill('current_password_wrong'),
    'sign_in_throttled',
  ])
  expect((await change(pia.password)).body.code).toBe('sign_in_throttled')
  expect((await web.signIn(pia)).status).toBe(429)
  await api.database.query('delete from sign_in_failures')
  expect((await web.signIn(pia)).status).toBe(200)
})

test('an unsuitable one is refused, and every session stays', async () => {
  const other = await web.sessionOf(pia)
  expect((await change(pia.password, 'short')).body.code).toBe('password_unsuitable')
  expect((await change(pia.password, 'qwerty123456')).body.code).toBe('password_breached')
  expect((await change(pia.password, `long and ${pia.email}`)).body.code).toBe('password_unsuitable')
  expect((await other.call('GET', '/session')).status).toBe(200)
})

test('of two at once one comes first', async () => {
  const answers = await Promise.all([change(pia.password), change(pia.password, `${chosen} too`)])
  // The session of the other one has gone on under the token that the first was given.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a link for a new password that was open is good no more', async () => {
  await web.call('POST', '/password-resets', { body: { email: pia.email } })
  const open = () => api.database.query('select from password_resets where user_id = $1', [pia.id])
  expect(await open()).toHaveLength(1)
  await change(pia.password)
  expect(await open()).toHaveLength(0)
})

test('it stands in the audit log of every account the user works in, without a value', async () => {
  const { accountId } = await anAccount(api)
  await joinAccount(api.operator, { email: pia.email, accountId, role: 'analyst' })
  session = await web.sessionOf(pia)
  await change(pia.password)
  const entries = await api.database.query(
    `select account_id::int as "accountId", act, changes from audit_entries where actor = $1 and act like 'password.%' order by account_id`,
    [`user:${pia.id}`],
  )
  expect(entries).toEqual(
    [account.accountId, accountId].map((id) => ({ accountId: id, act: 'password.change', changes: {} })),
  )
})

test('a token of another page is not enough', async () => {
  const answer = await session.call('PUT', '/own/password', {
    body: { current: pia.password, password: chosen },
    headers: { 'x-csrf-token': 'x' },
  })
  expect(answer.body.code).toBe('csrf_failed')
})
