import { describe, expect, test } from 'vitest'
import { strangeKey } from '../../../test/company-provider.ts'
import { beginJourney, completeJourney, signInByCompany, tampered, visitProvider } from '../../../test/company-visit.ts'
import { codeIn, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, type TestUser } from '../../../test/test-web.ts'

const { api, web, provider, aCompanyMember } = await startCompanyWorld()
const { accountId } = await anAccount(api)
const victim: TestUser = await aUser(api, accountId, { email: 'victim@lindhof.example' })
const victimThere = aCompanyMember({ email: victim.email })
const refused = [401, 'sign_in_failed']
const isVoid = [401, 'company_sign_in_void']
const people = () => api.database.query('select email from users order by id')
const sessions = () => api.database.query('select id from sessions')

/** An answer for somebody, and the browser it belongs to. */
async function answered(person = victimThere) {
  const journey = await beginJourney(web)
  return { journey, answer: await visitProvider(journey.address, { person }) }
}

describe('strangers', () => {
  test.each([
    ['a verified email that nobody knows', { email: 'nobody@elsewhere.example' }],
    ['the email of a member, not verified', { email: victim.email, email_verified: false }],
    ['an email that nobody knows, not verified', { email: 'nobody@elsewhere.example', email_verified: false }],
    ['no email', {}],
    ['something that is no email', { email: 'victim' }],
  ])('%s: as after a wrong password, and nobody is made', async (_name, said) => {
    const before = await people()
    const answer = await signInByCompany(web, aCompanyMember(said))
    const wrong = await web.signIn({ email: victim.email, password: 'not the password' })
    const told = ({ instance: _id, ...rest }: Record<string, unknown>) => rest
    proves('F-064', () => expect(told(answer.body)).toEqual(told(wrong.body)))
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await people()).toEqual(before)
  })

  test('who fails stands in the audit log of whom they tried to be', async () => {
    await signInByCompany(web, aCompanyMember({ email: victim.email, email_verified: false }))
    const noted = await api.database.query(
      'select f.user_id::int as "userId" from failed_sign_ins f order by f.id desc limit 1',
    )
    expect(noted).toEqual([{ userId: victim.id }])
  })

  test('somebody else who has got the email of a linked member is not them', async () => {
    expect((await signInByCompany(web, victimThere)).status).toBe(200)
    expect(codeIn(await signInByCompany(web, aCompanyMember({ email: victim.email })))).toEqual(refused)
    const linked = await api.database.query('select from company_subjects where user_id = $1', [victim.id])
    expect(linked).toHaveLength(1)
  })

  test('attempts are counted by the address they come from', async () => {
    const stranger = aCompanyMember({ email: 'guess@elsewhere.example' })
    const hmac = api.app.secrets.hmac('sign-in address', '127.0.0.1')
    await api.database.query(
      `insert into sign_in_failures (user_hmac, address_hmac) select sha256(n::text::bytea), $1 from generate_series(1, 30) n`,
      [hmac],
    )
    expect(codeIn(await signInByCompany(web, stranger))).toEqual([429, 'sign_in_throttled'])
  })
})

describe('the answer belongs to the browser that began', proving('W-151.1'), () => {
  test('no cookie, that of another browser, one that was changed', async () => {
    const { journey, answer } = await answered()
    const other = await beginJourney(web)
    for (const cookie of ['', other.cookie, tampered(journey.cookie), `${journey.cookie}; ${other.cookie}`])
      expect(codeIn(await completeJourney(web, { cookie }, answer))).toEqual(isVoid)
    expect((await completeJourney(web, journey, answer)).status).toBe(200)
  })

  test('a forged state, two of them, none', async () => {
    const { journey, answer } = await answered()
    const forged = new URLSearchParams(answer)
    forged.set('state', 'forged')
    const none = new URLSearchParams(answer)
    none.delete('state')
    for (const said of [forged, none, `${answer}&state=second`])
      expect(codeIn(await completeJourney(web, journey, String(said)))).toEqual(isVoid)
  })

  test('a cookie is good for ten minutes', async () => {
    const { journey, answer } = await answered()
    api.clock.advance(10 * 60 * 1000)
    const late = await completeJourney(web, journey, answer)
    api.clock.advance(-10 * 60 * 1000)
    expect(codeIn(late)).toEqual(isVoid)
  })

  test('a code that was begun elsewhere does not fit, whoever brings it', async () => {
    const theirs = await answered()
    const mine = await answered(aCompanyMember({ email: 'nobody@elsewhere.example' }))
    const injected = new URLSearchParams(mine.answer)
    injected.set('code', new URLSearchParams(theirs.answer).get('code') as string)
    expect(codeIn(await completeJourney(web, mine.journey, String(injected)))).toEqual(refused)
  })

  test('a code is asked about once, and one that was used before is worth nothing', async () => {
    const used = await answered()
    expect((await completeJourney(web, used.journey, used.answer)).status).toBe(200)
    expect(codeIn(await completeJourney(web, used.journey, used.answer))).toEqual(isVoid)
  })

  test('begun and completed by our own pages alone', async () => {
    const { journey, answer } = await answered()
    const foreign = { cookie: journey.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const body = { answer }
    const sent = await web.call('POST', '/company-sign-in/completion', { body, headers: foreign })
    expect(codeIn(sent)).toEqual([403, 'csrf_failed'])
    const begun = await web.call('POST', '/company-sign-in', { body: { to: null, again: false }, headers: foreign })
    expect(codeIn(begun)).toEqual([403, 'csrf_failed'])
  })
})

describe('what the provider signs', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const stranger = strangeKey()
  test.each<[string, NonNullable<typeof provider.forge>]>([
    ['for another client', (claims) => ({ claims: { ...claims, aud: 'somebody-else' } })],
    [
      'for several, and another of them is meant',
      (claims) => ({ claims: { ...claims, aud: ['postrider', 'x'], azp: 'x' } }),
    ],
    ['as another issuer', (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } })],
    ['for too long ago', (claims) => ({ claims: { ...claims, iat: now() - 900, exp: now() - 300 } })],
    ['for another question', (claims) => ({ claims: { ...claims, nonce: 'of another one' } })],
    ['without the question', ({ nonce: _nonce, ...claims }) => ({ claims })],
    ['with the key of a stranger', (claims) => ({ claims, key: stranger })],
    ['about nobody', ({ sub: _sub, ...claims }) => ({ claims })],
  ])('%s', async (_name, forge) => {
    const before = await sessions()
    const { journey, answer } = await answered()
    provider.forge = forge
    expect(codeIn(await completeJourney(web, journey, answer))).toEqual(refused)
    expect(await sessions()).toEqual(before)
  })

  test('an answer that says it comes from another issuer is not taken', async () => {
    const { journey, answer } = await answered()
    const mixedUp = new URLSearchParams(answer)
    mixedUp.set('iss', 'https://evil.example')
    const before = provider.tokensAsked
    expect(codeIn(await completeJourney(web, journey, String(mixedUp)))).toEqual(refused)
    // The code has gone nowhere.
    expect(provider.tokensAsked).toBe(before)
  })

  test('userinfo about somebody else is not believed', async () => {
    const { journey, answer } = await answered(aCompanyMember({ email: 'nobody@elsewhere.example' }))
    provider.troubles.set('/me', (_request, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ sub: victimThere, email: victim.email, email_verified: true })),
    )
    expect(codeIn(await completeJourney(web, journey, answer))).toEqual(refused)
  })
})

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/.//evil.example/'])(
  'nobody is led to another house: %s',
  async (to) => {
    const entered = await signInByCompany(web, victimThere, { to })
    expect([entered.status, entered.body.data.to]).toEqual([200, null])
  },
)

test('no log line holds a code, a state or a token', async () => {
  const { journey, answer } = await answered()
  await completeJourney(web, journey, answer)
  const [code, state] = ['code', 'state'].map((name) => new URLSearchParams(answer).get(name) as string)
  const log = api.logLines.join('')
  for (const secret of [code, state, provider.clientSecret, journey.cookie.split('=', 2)[1]])
    expect(log).not.toContain(secret)
})
