import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { enrol } from '../../../test/passkey-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aPasskey, type Lie, type SoftwarePasskey } from '../../../test/software-passkey.ts'
import { aUser, startApiAndWeb, type TestUser } from '../../../test/test-web.ts'
import { joinAccount } from './create-user.ts'
import { tellFailures } from './tell-failures.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)
const appUrl = api.app.config.APP_URL
let pia: TestUser
let passkey: SoftwarePasskey
beforeEach(async () => {
  await api.database.query('delete from sign_in_failures')
  pia = await aUser(api, account.accountId, { role: 'author' })
  passkey = (await enrol(api, web, await web.sessionOf(pia))).passkey
})

type Headers = Record<string, string>
const ask = async (headers: Headers = {}) =>
  (await web.call('POST', '/session/passkey/challenge', { headers })).body.data as { challenge: string }
const present = (assertion: unknown, { headers = {}, email }: { headers?: Headers; email?: string } = {}) =>
  web.call('POST', '/session/passkey', { body: { passkey: assertion, email }, headers })
const besides = (user: TestUser, assertion: unknown) =>
  web.call('POST', '/session', { body: { email: user.email, password: user.password, passkey: assertion } })

describe('a passkey signs in', () => {
  test('without email, password and code, and the session is like any other', proving('W-020.2'), async () => {
    const former = (await web.signIn(await aUser(api, account.accountId))).headers.get('set-cookie') as string
    const headers = { cookie: former.split(';', 1)[0] as string }
    const answer = await present(passkey.assert(await ask(headers)), { headers })
    expect([answer.status, answer.body.data.user.email]).toEqual([200, pia.email])
    const cookie = answer.headers.get('set-cookie') as string
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    expect((await web.call('GET', '/session', { headers })).status).toBe(401)
    const own = { cookie: cookie.split(';', 1)[0] as string, 'x-csrf-token': answer.body.data.csrfToken as string }
    expect((await web.call('GET', '/sessions', { headers: own })).status).toBe(200)
    const { passkeys } = (await web.call('GET', '/own/second-factor', { headers: own })).body.data
    expect(passkeys[0].lastUsedAt).not.toBeNull()
  })

  test('after the password, when it is asked for a second factor', proving('W-020.2'), async () => {
    const asked = await web.signIn(pia)
    expect([asked.body.code, asked.body.methods]).toEqual(['second_factor_needed', ['passkey', 'recoveryCode']])
    expect((await besides(pia, passkey.assert(await ask()))).status).toBe(200)
    const wrong = await besides({ ...pia, password: 'not the password' }, passkey.assert(await ask()))
    expect(wrong.body.code).toBe('sign_in_failed')
  })

  test('and so do the recovery codes that came with it', async () => {
    const bea = await aUser(api, account.accountId)
    const { recoveryCodes } = await enrol(api, web, await web.sessionOf(bea))
    const body = { email: bea.email, password: bea.password, code: recoveryCodes?.[0] }
    expect((await web.call('POST', '/session', { body })).status).toBe(200)
    expect((await web.call('POST', '/session', { body: { ...body, code: '123456' } })).body.code).toBe(
      'second_factor_failed',
    )
  })

  test('also one that does not count, time and again', async () => {
    const bea = await aUser(api, account.accountId)
    const quiet = aPasskey(appUrl, { counts: false })
    await enrol(api, web, await web.sessionOf(bea), { passkey: quiet })
    for (const _time of [1, 2]) expect((await present(quiet.assert(await ask()))).status).toBe(200)
  })

  test('anew where the sign-in is too old, and only as who sits there', async () => {
    const bea = await aUser(api, account.accountId)
    const session = await web.sessionOf(bea)
    const headers = { cookie: session.cookie }
    const wrong = await present(passkey.assert(await ask(headers)), { headers, email: bea.email })
    expect(wrong.body.code).toBe('passkey_failed')
    expect((await session.call('GET', '/session')).body.data.user.email).toBe(bea.email)
    expect((await present(passkey.assert(await ask()), { email: pia.email })).status).toBe(200)
  })

  test('not who works nowhere any more', async () => {
    await api.database.query('delete from memberships where user_id = $1', [pia.id])
    expect((await present(passkey.assert(await ask()))).body.code).toBe('passkey_failed')
    const { accountId } = await anAccount(api)
    await joinAccount(api.operator, { email: pia.email, accountId, role: 'analyst' })
    expect((await present(passkey.assert(await ask()))).status).toBe(200)
  })
})

describe('what a passkey has signed opens nothing', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const lies: [string, Lie][] = [
    ['from another origin', { origin: 'https://postrider.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['when its owner was not recognised', { isVerified: false }],
    ['when it counts backwards', { count: 1 }],
    ['when it has lost count', { count: 0 }],
    ['with the name of another user', { userHandle: 'AAAA' }],
    ['by another key', { key: stranger }],
    ['as if a key had been made', { type: 'webauthn.create' }],
  ]
  test.each(lies)('%s', proving('W-020.2'), async (_name, lie) => {
    const refused = await present(passkey.assert(await ask(), lie))
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_failed'])
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect((await besides(pia, passkey.assert(await ask(), lie))).body.code).toBe('second_factor_failed')
  })

  test('a second time, also for many at once', proving('W-020.2'), async () => {
    const assertion = passkey.assert(await ask())
    const answers = await Promise.all([1, 2, 3].map(() => present(assertion)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const bea = await aUser(api, account.accountId)
    const quiet = aPasskey(appUrl, { counts: false })
    await enrol(api, web, await web.sessionOf(bea), { passkey: quiet })
    const uncounted = quiet.assert(await ask())
    const again = await Promise.all([1, 2, 3].map(() => present(uncounted)))
    expect(again.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('for the challenge of another session, of adding one, or after five minutes', async () => {
    const session = await web.sessionOf(await aUser(api, account.accountId))
    const headers = { cookie: session.cookie }
    const enrolment = (await session.call('POST', '/own/passkeys/challenge')).body.data
    const foreign = [passkey.assert(await ask(headers)), passkey.assert(enrolment), passkey.assert({ challenge: 'AA' })]
    for (const assertion of foreign) expect((await present(assertion)).body.code).toBe('passkey_failed')
    expect((await present(passkey.assert(await ask()), { headers })).body.code).toBe('passkey_failed')
    const late = passkey.assert(await ask())
    api.clock.advance(5 * 60_000)
    expect((await present(late)).body.code).toBe('passkey_failed')
  })

  test('beside the password of somebody else, and stays good for its owner', async () => {
    const bea = await aUser(api, account.accountId)
    await enrol(api, web, await web.sessionOf(bea))
    const assertion = passkey.assert(await ask())
    const refused = await besides(bea, assertion)
    proves('W-020.2', () => expect(refused.body.code).toBe('second_factor_failed'))
    expect((await present(assertion)).body.data.user.email).toBe(pia.email)
  })

  test('once it was removed, and when nobody ever had it: both answer alike', async () => {
    await api.database.query('delete from passkeys where user_id = $1', [pia.id])
    const answers = [await present(passkey.assert(await ask())), await present(aPasskey(appUrl).assert(await ask()))]
    const shown = answers.map(({ status, body }) => ({ status, ...body, instance: undefined }))
    expect(shown[0]).toEqual(shown[1])
    expect(shown[0]).toMatchObject({ status: 401, code: 'passkey_failed' })
  })
})

test('the challenge says nothing about anybody, and asking for many keeps nothing', async () => {
  const rows = () => api.database.query('select from used_challenges')
  const before = (await rows()).length
  const asked = await Promise.all([1, 2, 3].map(() => ask()))
  expect(new Set(asked.map(({ challenge }) => challenge)).size).toBe(3)
  expect(asked[0]).toEqual({ challenge: expect.any(String), rpId: new URL(appUrl).hostname, timeoutMs: 300_000 })
  expect((await rows()).length).toBe(before)
})

test('failures count like those of passwords and stand in the audit log', async () => {
  for (let n = 0; n < 6; n += 1) expect((await present(passkey.assert(await ask(), { count: 0 }))).status).toBe(401)
  expect((await present(passkey.assert(await ask()))).status).toBe(429)
  expect((await web.signIn(pia)).status).toBe(429)
  await tellFailures(api.app)
  const told = await api.database.query(`select from audit_entries where actor = $1 and act = 'session.failure'`, [
    `user:${pia.id}`,
  ])
  expect(told).toHaveLength(6)
})

test('a request that no page of the application sent is refused', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const assertion = passkey.assert(await ask())
  expect((await present(assertion, { headers })).body.code).toBe('csrf_failed')
})
