import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf, signInByCompany, tampered } from '../../../test/company-visit.ts'
import { actsIn, codeIn, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { enrol } from '../../../test/passkey-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import type { Answer } from '../../../test/test-api.ts'
import { aUser, type TestUser } from '../../../test/test-web.ts'

const { api, web, aCompanyMember } = await startCompanyWorld()
const account = await anAccount(api)
let guarded: TestUser
let codeAt: (halfMinutes: number) => string
let recoveryCodes: string[]

beforeEach(async () => {
  guarded = await aUser(api, account.accountId, { role: 'author' })
  const session = await web.sessionOf(guarded)
  const { body } = await session.call('POST', '/own/second-factor/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) })
  codeAt = (steps) => totp.generate({ timestamp: api.clock.now().getTime() + steps * 30_000 })
  const on = await session.call('POST', '/own/second-factor/totp/confirmation', { body: { code: codeAt(0) } })
  recoveryCodes = on.body.data.recoveryCodes
})

const show = (asked: Pick<Answer, 'headers'> | string, code: string) =>
  web.call('POST', '/company-sign-in/second-factor', {
    body: { code },
    headers: { cookie: typeof asked === 'string' ? asked : cookiesOf(asked) },
  })
const linked = () => api.database.query('select from company_subjects where user_id = $1', [guarded.id])

describe('somebody with a second factor of their own', () => {
  test.each([
    ['nothing', undefined],
    ['a password', ['pwd']],
    ['two of a kind', ['pwd', 'pin']],
  ])('is asked for it where the provider says %s', async (_name, amr) => {
    const asked = await signInByCompany(web, aCompanyMember({ email: guarded.email, ...(amr && { amr }) }), {
      to: '/x',
    })
    proves('W-151.4', () =>
      expect([...codeIn(asked), asked.body.methods]).toEqual([401, 'second_factor_needed', ['totp', 'recoveryCode']]),
    )
    expect(cookiesOf(asked)).not.toContain('__Host-session')
    // Before it nothing is linked: who cannot show it leaves nothing behind.
    expect(await linked()).toEqual([])
    const entered = await show(asked, codeAt(1))
    expect([entered.status, entered.body.data.session.user.id, entered.body.data.to]).toEqual([200, guarded.id, '/x'])
    expect(await linked()).toHaveLength(1)
  })

  test.each([[['mfa']], [['pwd', 'otp']]])(
    'is not asked where the provider says %j',
    proving('W-151.4'),
    async (amr) => {
      expect((await signInByCompany(web, aCompanyMember({ email: guarded.email, amr }))).status).toBe(200)
    },
  )

  test('a recovery code does as well, once', async () => {
    const subject = aCompanyMember({ email: guarded.email })
    const [code] = recoveryCodes as [string]
    expect((await show(await signInByCompany(web, subject), code)).status).toBe(200)
    expect(codeIn(await show(await signInByCompany(web, subject), code))).toEqual([401, 'second_factor_failed'])
  })

  test('guesses count, and are recorded', async () => {
    const asked = await signInByCompany(web, aCompanyMember({ email: guarded.email }))
    const codes: unknown[] = []
    for (let n = 0; n < 7; n += 1) codes.push((await show(asked, '000000')).status)
    expect(codes).toEqual([401, 401, 401, 401, 401, 401, 429])
    const failures = await api.database.query('select from failed_sign_ins where user_id = $1', [guarded.id])
    expect(failures).toHaveLength(6)
    expect(await linked()).toEqual([])
  })

  test('without what the browser keeps there is nothing to show it for', async () => {
    const asked = await signInByCompany(web, aCompanyMember({ email: guarded.email }))
    for (const cookie of ['', tampered(cookiesOf(asked))])
      expect(codeIn(await show(cookie, codeAt(1)))).toEqual([401, 'company_sign_in_void'])
    api.clock.advance(10 * 60 * 1000)
    const late = await show(asked, codeAt(0))
    api.clock.advance(-10 * 60 * 1000)
    expect(codeIn(late)).toEqual([401, 'company_sign_in_void'])
  })

  test('the ways to enter stand in the audit log', async () => {
    await show(await signInByCompany(web, aCompanyMember({ email: guarded.email })), codeAt(1))
    const acts = await actsIn(api, account.accountId)
    expect(acts.map(({ act }) => act).slice(-2)).toEqual(['companySignIn.link', 'session.begin'])
  })
})

test('a passkey is a second factor as well, of its owner alone', proving('W-151.4'), async () => {
  const [owner, other] = [await aUser(api, account.accountId), await aUser(api, account.accountId)]
  const { passkey } = await enrol(api, web, await web.sessionOf(owner))
  const { passkey: theirs } = await enrol(api, web, await web.sessionOf(other))
  const asked = await signInByCompany(web, aCompanyMember({ email: owner.email }))
  expect([asked.body.code, asked.body.methods]).toEqual(['second_factor_needed', ['passkey', 'recoveryCode']])
  const headers = { cookie: cookiesOf(asked) }
  const sign = async (by: typeof passkey) => {
    const { body } = await web.call('POST', '/session/passkey/challenge', { headers })
    return web.call('POST', '/company-sign-in/second-factor', { body: { passkey: by.assert(body.data) }, headers })
  }
  expect(codeIn(await sign(theirs))).toEqual([401, 'second_factor_failed'])
  expect((await sign(passkey)).body.data.session.user.id).toBe(owner.id)
})
