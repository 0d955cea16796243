import { describe, expect, test } from 'vitest'
import {
  beginJourney,
  completeJourney,
  cookiesOf,
  signInByCompany,
  visitProvider,
} from '../../../test/company-visit.ts'
import { actsIn, codeIn, rolesOf, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, aUser, giveFactor } from '../../../test/test-web.ts'
import { bindDomain } from './bind-domain.ts'

const { api, web, provider, aCompanyMember } = await startCompanyWorld()
const usersOf = (email: string) => api.database.query('select id from users where email = $1', [email])
const actNames = async (accountId: number) => (await actsIn(api, accountId)).map(({ act }) => act)

test('the way in is told, by the name of the company', async () => {
  const { body } = await web.call('GET', '/entry')
  expect(body.data.company).toEqual({ name: 'Lindhof' })
})

test('a code is asked for with PKCE, a state and a nonce', proving('W-151.1'), async () => {
  const { address } = await beginJourney(web)
  const asked = Object.fromEntries(new URL(address).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' })
  expect(asked.redirect_uri).toBe(`${new URL(api.app.config.APP_URL).origin}/company-sign-in`)
  for (const random of ['state', 'nonce', 'code_challenge']) expect(asked[random]).toMatch(/^[\w-]{43}$/)
})

describe('a member', () => {
  test('enters as who they are, is known by the subject from then on, and it is recorded', async () => {
    const { accountId } = await anAccount(api)
    const { email, id } = await aUser(api, accountId, { role: 'editor', email: 'ada@lindhof.example' })
    const subject = aCompanyMember({ email: 'Ada@Lindhof.example' })
    const entered = await signInByCompany(web, subject, { to: '/accounts/7/subscribers?view=archived' })
    proves('W-151.2', () =>
      expect([entered.status, entered.body.data.session.user]).toEqual([200, expect.objectContaining({ id, email })]),
    )
    expect(entered.body.data.to).toBe('/accounts/7/subscribers?view=archived')
    expect(await actNames(accountId)).toEqual(['companySignIn.link', 'session.begin'])
    // Their email changes at the company, and they stay who they are.
    provider.members.set(subject, { email: 'ada.married@lindhof.example', email_verified: true })
    expect((await signInByCompany(web, subject)).body.data.session.user.id).toBe(id)
    expect(await actNames(accountId)).toEqual(['companySignIn.link', 'session.begin', 'session.begin'])
  })

  test('who was removed everywhere enters no more, whatever their domain', async () => {
    const { accountId, customerId } = await anAccount(api)
    await bindDomain(api.operator, { domain: 'removed.example', customerId, accountId })
    const { id } = await aUser(api, accountId, { email: 'rio@removed.example' })
    const subject = aCompanyMember({ email: 'rio@removed.example' })
    expect((await signInByCompany(web, subject)).status).toBe(200)
    await api.database.query('delete from memberships where user_id = $1', [id])
    expect(codeIn(await signInByCompany(web, subject))).toEqual([401, 'sign_in_failed'])
    expect(await rolesOf(api, 'rio@removed.example')).toEqual([])
  })

  test('who comes without a language works in that of the account', async () => {
    const { accountId, customerId } = await anAccount(api)
    await bindDomain(api.operator, { domain: 'silent.example', customerId, accountId })
    const languageOfNew = async (language: string, email: string) => {
      await api.database.query('update accounts set default_language_iso = $2 where id = $1', [accountId, language])
      return (await signInByCompany(web, aCompanyMember({ email }))).body.data.session.user.languageIso
    }
    const found = [await languageOfNew('de', 'una@silent.example'), await languageOfNew('en', 'duo@silent.example')]
    proves('W-118.5', () => expect(found).toEqual(['de', 'en']))
  })

  test('signing out ends the session here', proving('W-151.5'), async () => {
    const { accountId } = await anAccount(api)
    await aUser(api, accountId, { email: 'olga@lindhof.example' })
    const entered = await signInByCompany(web, aCompanyMember({ email: 'olga@lindhof.example' }))
    const headers = { cookie: cookiesOf(entered), 'x-csrf-token': entered.body.data.session.csrfToken as string }
    expect((await web.call('DELETE', '/session', { headers })).status).toBe(204)
    expect((await web.call('GET', '/session', { headers })).status).toBe(401)
  })
})

describe('whoever was invited', () => {
  const invite = (admin: Awaited<ReturnType<typeof anAdmin>>, email: string, role: string) =>
    admin.call('POST', `${admin.at}/invitations`, { body: { email, role, languageIso: 'de' } })

  test('becomes what the invitation says, once, without a password', proving('W-151.2'), async () => {
    const [one, two] = [await anAdmin(api, web), await anAdmin(api, web)]
    await invite(one, 'ivo@lindhof.example', 'editor')
    await invite(two, 'ivo@lindhof.example', 'author')
    const entered = await signInByCompany(
      web,
      aCompanyMember({ email: 'ivo@lindhof.example', name: 'Ivo B', locale: 'de' }),
    )
    expect(entered.body.data.session.user).toMatchObject({ name: 'Ivo B', languageIso: 'de' })
    expect(await rolesOf(api, 'ivo@lindhof.example')).toEqual([
      { accountId: one.account.accountId, role: 'editor' },
      { accountId: two.account.accountId, role: 'author' },
    ])
    expect((await one.call('GET', `${one.at}/invitations`)).body.data).toEqual([])
    expect(await actsIn(api, one.account.accountId)).toContainEqual({
      act: 'companySignIn.join',
      changes: { role: [null, 'editor'] },
    })
    const made = await api.database.query(
      'select from passwords p join users u on u.id = p.user_id where u.email = $1',
      ['ivo@lindhof.example'],
    )
    expect(made).toEqual([])
  })

  test('an invitation as an admin is accepted by its link alone', proving('W-151.3'), async () => {
    const admin = await anAdmin(api, web)
    await invite(admin, 'boss@lindhof.example', 'admin')
    const subject = aCompanyMember({ email: 'boss@lindhof.example' })
    expect(codeIn(await signInByCompany(web, subject))).toEqual([401, 'sign_in_failed'])
    expect(await usersOf('boss@lindhof.example')).toEqual([])
    expect((await admin.call('GET', `${admin.at}/invitations`)).body.data).toHaveLength(1)
  })

  test('an invitation that was withdrawn or has expired opens nothing', async () => {
    const admin = await anAdmin(api, web)
    await invite(admin, 'late@lindhof.example', 'editor')
    await api.database.query(
      `update invitations set expires_at = now() - interval '1 second' where email like 'late@%'`,
    )
    const subject = aCompanyMember({ email: 'late@lindhof.example' })
    expect(codeIn(await signInByCompany(web, subject))).toEqual([401, 'sign_in_failed'])
    expect(await usersOf('late@lindhof.example')).toEqual([])
  })
})

describe('a bound domain', () => {
  test('lets newcomers in as analysts of the account it names', proving(['W-151.2', 'W-151.3']), async () => {
    const { accountId, customerId } = await anAccount(api)
    await bindDomain(api.operator, { domain: 'Bound.example', customerId, accountId: null })
    const subject = aCompanyMember({ email: 'nia@BOUND.example' })
    expect((await signInByCompany(web, subject)).status).toBe(200)
    expect(await rolesOf(api, 'nia@bound.example')).toEqual([{ accountId, role: 'analyst' }])
    expect((await signInByCompany(web, subject)).status).toBe(200)
    expect(await usersOf('nia@bound.example')).toHaveLength(1)
  })

  test.each(['sub.bound.example', 'notbound.example', 'bound.example.evil.example'])('is not %s', async (domain) => {
    const answer = await signInByCompany(web, aCompanyMember({ email: `nia@${domain}` }))
    expect(codeIn(answer)).toEqual([401, 'sign_in_failed'])
    expect(await usersOf(`nia@${domain}`)).toEqual([])
  })

  test('the database itself makes nobody an admin in that way', proving('W-151.3'), async () => {
    const { accountId, customerId } = await anAccount(api)
    const { id } = await aUser(api, (await anAccount(api)).accountId, { role: 'analyst' })
    const insert = (email: string) =>
      api.app.db.transaction({ accountId, customerId }, async (tx) => {
        const { nameCompanyEmail } = await import('./known-person.store.ts')
        const { insertMembership } = await import('../users/index.ts')
        nameCompanyEmail(tx, email)
        return insertMembership(tx, { userId: id, role: 'admin' })
      })
    await expect(insert('a@bound.example')).rejects.toThrow(/row-level security/)
  })
})

describe('how fresh it is', () => {
  const freshness = async (wish: { again?: boolean }, ageSeconds: number) => {
    const { accountId } = await anAccount(api)
    const user = await aUser(api, accountId)
    const subject = aCompanyMember({ email: user.email })
    provider.forge = (claims) => ({ claims: { ...claims, auth_time: (claims.iat as number) - ageSeconds } })
    const entered = await signInByCompany(web, subject, wish)
    if (entered.status !== 200) return codeIn(entered)
    const headers = { cookie: cookiesOf(entered), 'x-csrf-token': entered.body.data.session.csrfToken as string }
    await giveFactor(api, user)
    return codeIn(await web.call('DELETE', `/accounts/${accountId}/members/999999`, { headers }))
  }

  test.each([
    ['just signed in there', {}, 5, [404, 'member_not_found']],
    ['signed in there this morning', {}, 3600, [403, 'reauthentication_required']],
    ['asked to show it again, and did', { again: true }, 5, [404, 'member_not_found']],
    ['asked to show it again, and did not', { again: true }, 3600, [401, 'sign_in_failed']],
  ])('%s', async (_name, wish, age, code) => expect(await freshness(wish, age)).toEqual(code))

  test('asking again says so to the provider', async () => {
    const { address } = await beginJourney(web, { again: true })
    const { prompt, max_age } = Object.fromEntries(new URL(address).searchParams)
    expect([prompt, max_age]).toEqual(['login', '600'])
  })
})

test('one answer is taken once, also by two at the same moment', async () => {
  const { accountId } = await anAccount(api)
  await aUser(api, accountId, { email: 'duo@lindhof.example' })
  const journey = await beginJourney(web)
  const answer = await visitProvider(journey.address, { person: aCompanyMember({ email: 'duo@lindhof.example' }) })
  const before = provider.tokensAsked
  const both = await Promise.all([1, 2].map(() => completeJourney(web, journey, answer)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(codeIn(await completeJourney(web, journey, answer))).toEqual([401, 'company_sign_in_void'])
  expect(provider.tokensAsked - before).toBe(1)
})
