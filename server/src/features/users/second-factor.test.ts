import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
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

const halfMinute = 30_000
const signIn = (code?: string) =>
  web.call('POST', '/session', { body: { email: pia.email, password: pia.password, code } })
const codesOf = (secret: string) => (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime() + steps * halfMinute,
  })
const own = '/own/second-factor'

/** What stands behind the # in a mail that waits for the relay. */
async function tokenFor({ email }: TestUser, kind: string): Promise<string> {
  const mails = await api.database.query<{ linkId: string }>(
    'select link_id as "linkId" from user_mails where email = $1 and kind = $2',
    [email, kind],
  )
  return api.app.secrets.hmac(`user link ${kind}`, mails[0]?.linkId as string).toString('base64url')
}

/** As an app on the phone: what it would show now, or so many half minutes from now. */
async function turnOn() {
  const { body } = await session.call('POST', `${own}/totp`)
  const codeAt = codesOf(body.data.secret)
  const answer = await session.call('POST', `${own}/totp/confirmation`, { body: { code: codeAt(0) } })
  expect(answer.status).toBe(200)
  const cookie = (answer.headers.get('set-cookie') as string).split(';', 1)[0] as string
  const headers = { cookie, 'x-csrf-token': answer.body.data.session.csrfToken as string }
  return { codeAt, recoveryCodes: answer.body.data.recoveryCodes as string[], headers, uri: body.data.uri as string }
}

describe('codes of an app', () => {
  test('are asked for once one was right, and the session gets another token', proving('W-020.1'), async () => {
    await session.call('POST', `${own}/totp`)
    expect((await signIn()).status).toBe(200)
    const { codeAt, uri } = await turnOn()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Postrider:.*issuer=Postrider/)
    expect((await session.call('GET', '/session')).status).toBe(401)
    const asked = await signIn()
    expect([asked.status, asked.body.code, asked.body.methods]).toEqual([
      401,
      'second_factor_needed',
      ['totp', 'recoveryCode'],
    ])
    expect((await signIn(codeAt(1))).status).toBe(200)
  })

  test.each([-2, -1, 0, 1, 2])('of %i half minutes from now', async (steps) => {
    const { codeAt } = await turnOn()
    await api.database.query('update totp_factors set last_step = 0')
    const isNear = Math.abs(steps) <= 1
    const { status } = await signIn(codeAt(steps))
    proves('W-020.1', () => expect(status).toBe(isNear ? 200 : 401))
  })

  test('are good once, also for many at once', proving('W-020.1'), async () => {
    const { codeAt } = await turnOn()
    expect((await signIn(codeAt(0))).body.code).toBe('second_factor_failed')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(codeAt(1))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('cannot be guessed: asking for one between two guesses forgets none', async () => {
    await turnOn()
    const codes: string[] = []
    for (let n = 0; n < 6; n += 1) {
      codes.push((await signIn('000000')).body.code)
      expect((await signIn()).status).toBeGreaterThanOrEqual(401)
    }
    expect(codes).toEqual(Array(6).fill('second_factor_failed'))
    expect((await signIn('000000')).status).toBe(429)
    expect((await signIn()).status).toBe(429)
  })

  test('say nothing to whoever does not know the password', async () => {
    const { codeAt } = await turnOn()
    const wrong = await web.call('POST', '/session', {
      body: { email: pia.email, password: 'not the password', code: codeAt(1) },
    })
    expect(wrong.body.code).toBe('sign_in_failed')
    expect((await signIn(codeAt(1))).status).toBe(200)
  })

  test('are still asked for after a new password by a link', async () => {
    await turnOn()
    await web.call('POST', '/password-resets', { body: { email: pia.email } })
    pia = { ...pia, password: 'nine lamps on the pier' }
    const body = { token: await tokenFor(pia, 'passwordReset'), password: pia.password }
    expect((await web.call('POST', '/password-resets/use', { body })).status).toBe(204)
    expect((await signIn()).body.code).toBe('second_factor_needed')
  })

  test('no row, log or audit entry holds the secret or a recovery code', async () => {
    const { recoveryCodes, uri } = await turnOn()
    const secret = new URL(uri).searchParams.get('secret') as string
    const rows = await api.database.query<{ row: string }>(
      `select t::text as row from totp_factors t union all select r::text from recovery_codes r
       union all select a::text from audit_entries a`,
    )
    const kept = rows.map(({ row }) => row).join('\n') + api.logLines.join('')
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    for (const text of [secret, hex, ...recoveryCodes]) expect(kept).not.toContain(text)
  })
})

describe('recovery codes', () => {
  test('stand in for the phone, each once, however they are typed', proving('W-020.1'), async () => {
    const { recoveryCodes } = await turnOn()
    expect(recoveryCodes).toHaveLength(10)
    const [first, second] = recoveryCodes as [string, string]
    expect((await signIn(first)).status).toBe(200)
    expect((await signIn(first)).body.code).toBe('second_factor_failed')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(` ${second.toLowerCase().replace('-', ' ')} `)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('are replaced together, and those of others open nothing', async () => {
    const { recoveryCodes, headers } = await turnOn()
    const renewed = await web.call('POST', `${own}/recovery-codes`, { headers })
    expect(renewed.body.data.recoveryCodes).toHaveLength(10)
    expect((await signIn(recoveryCodes[0])).status).toBe(401)
    const [piasNew] = renewed.body.data.recoveryCodes
    const first = pia
    pia = await aUser(api, account.accountId)
    session = await web.sessionOf(pia)
    await turnOn()
    expect((await signIn(piasNew)).status).toBe(401)
    pia = first
    expect((await signIn(piasNew)).status).toBe(200)
  })
})

describe('a second factor', () => {
  test('is turned on, renewed and turned off after a fresh sign-in only', proving('W-020.1'), async () => {
    const { headers } = await turnOn()
    await api.database.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      pia.id,
    ])
    const routes = [
      ['POST', `${own}/totp`],
      ['POST', `${own}/recovery-codes`],
      ['DELETE', `${own}/totp`],
    ] as const
    for (const [method, path] of routes)
      expect((await web.call(method, path, { headers })).body.code).toBe('reauthentication_required')
    await api.database.query('update sessions set created_at = now() where user_id = $1', [pia.id])
    expect((await web.call('POST', `${own}/totp`, { headers })).body.code).toBe('totp_exists')
    expect((await web.call('DELETE', `${own}/totp`, { headers })).status).toBe(204)
    expect((await signIn()).status).toBe(200)
    expect(await api.database.query('select from recovery_codes where user_id = $1', [pia.id])).toEqual([])
  })

  test('is not turned on by a wrong code, nor by the code of a former secret', async () => {
    const former = codesOf((await session.call('POST', `${own}/totp`)).body.data.secret)
    await session.call('POST', `${own}/totp`)
    const confirm = (code: string) => session.call('POST', `${own}/totp/confirmation`, { body: { code } })
    expect((await confirm(former(0))).body.code).toBe('code_wrong')
    expect((await confirm('12345')).body.code).toBe('code_wrong')
    expect((await session.call('GET', own)).body.data).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  })

  test('is asked of a known user who accepts an invitation', async () => {
    const { codeAt } = await turnOn()
    const { accountId } = await anAccount(api)
    const boss = await web.guardedSessionOf(await aUser(api, accountId))
    await boss.call('POST', `/accounts/${accountId}/invitations`, {
      body: { email: pia.email, role: 'author', languageIso: 'en' },
    })
    const token = await tokenFor(pia, 'invitation')
    const accept = (code?: string) =>
      web.call('POST', '/invitations/acceptance', { body: { token, name: null, password: pia.password, code } })
    expect((await accept()).body.code).toBe('second_factor_needed')
    expect((await accept('000000')).body.code).toBe('second_factor_failed')
    const joined = await accept(codeAt(1))
    expect(joined.body.data.accounts).toHaveLength(2)
  })
})

describe('a lost second factor', () => {
  const reset = async (userId: number, accountId = account.accountId) => {
    const admin = await web.guardedSessionOf(await aUser(api, accountId))
    return admin.call('DELETE', `/accounts/${accountId}/members/${userId}/second-factor`)
  }

  test('is reset by an admin, and its user signed out everywhere', proving('W-022.2'), async () => {
    const { headers, recoveryCodes } = await turnOn()
    expect((await reset(pia.id)).status).toBe(204)
    expect((await web.call('GET', '/session', { headers })).status).toBe(401)
    expect((await signIn()).status).toBe(200)
    expect((await reset(pia.id)).body.code).toBe('no_second_factor')
    session = await web.sessionOf(pia)
    await turnOn()
    expect((await signIn(recoveryCodes[0])).status).toBe(401)
  })

  test('is not for an admin of one customer where somebody works for two', proving('W-022.2'), async () => {
    const { accountId } = await anAccount(api)
    await joinAccount(api.operator, { email: pia.email, accountId, role: 'analyst' })
    session = await web.sessionOf(pia)
    await turnOn()
    expect((await reset(pia.id)).body.code).toBe('works_elsewhere')
    expect((await reset(pia.id, accountId)).body.code).toBe('works_elsewhere')
    expect((await signIn()).body.code).toBe('second_factor_needed')
  })

  test('of somebody who works elsewhere is nobody here', async () => {
    const { accountId } = await anAccount(api)
    await turnOn()
    expect((await reset(pia.id, accountId)).body.code).toBe('member_not_found')
    expect((await signIn()).body.code).toBe('second_factor_needed')
  })
})
