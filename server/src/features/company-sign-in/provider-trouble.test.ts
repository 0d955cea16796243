import { describe, expect, test } from 'vitest'
import { settingsFor, startCompanyProvider } from '../../../test/company-provider.ts'
import { beginJourney, completeJourney, signInByCompany, visitProvider } from '../../../test/company-visit.ts'
import { codeIn, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { aUser, startTestWeb } from '../../../test/test-web.ts'

const { api, web, provider, aCompanyMember } = await startCompanyWorld()
const { accountId } = await anAccount(api)
const ada = await aUser(api, accountId, { email: 'ada@lindhof.example' })
const adaThere = aCompanyMember({ email: ada.email })
const unreachable = [503, 'company_sign_in_unreachable']
type Trouble = NonNullable<ReturnType<typeof provider.troubles.get>>

const json =
  (text: string, status = 200): Trouble =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
/** Never ends, and never says how long it is. */
const endless: Trouble = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  }
  response.on('drain', more)
  more()
}
const troubles: [string, Trouble][] = [
  ['hangs', () => {}],
  ['breaks off', (request) => void request.socket.destroy()],
  ['is out of order', json('{}', 503)],
  [
    'answers with a page',
    (_request, response) => void response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>'),
  ],
  ['answers with garbage', json('{"issuer":')],
  ['answers with something else', json('[]')],
  [
    'leads elsewhere',
    (_request, response) => void response.writeHead(302, { location: 'https://evil.example/' }).end(),
  ],
  ['talks without end', endless],
]

/** On its own, so that nobody has found out yet who the provider is. */
async function withNewWeb<T>(work: (web: Awaited<ReturnType<typeof startTestWeb>>) => Promise<T>, issuer?: string) {
  const config = { ...settingsFor(provider), ...(issuer && { OIDC_ISSUER: issuer }) }
  const other = await startTestApi({ config, database: api.database })
  const otherWeb = await startTestWeb(other)
  try {
    return await work(otherWeb)
  } finally {
    await otherWeb.stop()
    await other.server.close()
  }
}
const begin = { body: { to: null, again: false } }

describe('a provider in trouble is told in words, and the password goes on', () => {
  test.each(troubles)('before anybody left: it %s', async (_name, trouble) => {
    provider.troubles.set('/.well-known/openid-configuration', trouble)
    await withNewWeb(async (fresh) => {
      const [begun, byPassword] = await Promise.all([fresh.call('POST', '/company-sign-in', begin), fresh.signIn(ada)])
      expect([codeIn(begun), byPassword.status]).toEqual([unreachable, 200])
      // It recovers by itself.
      provider.troubles.clear()
      expect((await fresh.call('POST', '/company-sign-in', begin)).status).toBe(200)
    })
  })

  test.each(troubles)('when it is asked who it was: it %s', async (name, trouble) => {
    const journey = await beginJourney(web)
    const answer = await visitProvider(journey.address, { person: adaThere })
    provider.troubles.set('/token', trouble)
    const [completed, byPassword] = await Promise.all([completeJourney(web, journey, answer), web.signIn(ada)])
    // What is in order but says nothing is an answer that does not hold.
    const expected = name === 'answers with something else' ? [401, 'sign_in_failed'] : unreachable
    expect([codeIn(completed), byPassword.status]).toEqual([expected, 200])
    provider.troubles.clear()
    // Nothing is held against whoever was there meanwhile.
    expect((await signInByCompany(web, adaThere)).status).toBe(200)
  })

  test('a provider that calls itself something else is not taken', async () => {
    const document = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as object
    provider.troubles.set(
      '/.well-known/openid-configuration',
      json(JSON.stringify({ ...document, issuer: 'https://evil.example' })),
    )
    await withNewWeb(async (fresh) =>
      expect(codeIn(await fresh.call('POST', '/company-sign-in', begin))).toEqual(unreachable),
    )
  })

  test('a provider that is not there', async () => {
    const gone = await startCompanyProvider('http://localhost:8083/company-sign-in')
    await gone.stop()
    await withNewWeb(async (fresh) => {
      expect(codeIn(await fresh.call('POST', '/company-sign-in', begin))).toEqual(unreachable)
      expect((await fresh.signIn(ada)).status).toBe(200)
    }, gone.issuer)
  })
})

test('whoever breaks it off there is told that, and nothing is counted against them', async () => {
  const journey = await beginJourney(web)
  const answer = await visitProvider(journey.address, { decline: '1' })
  expect(new URLSearchParams(answer).get('error')).toBe('access_denied')
  expect(codeIn(await completeJourney(web, journey, answer))).toEqual([401, 'company_sign_in_declined'])
  expect(await api.database.query('select from sign_in_failures')).toEqual([])
})

test('where none is set up there is none', async () => {
  const plain = await startTestApi({ database: api.database })
  const plainWeb = await startTestWeb(plain)
  expect((await plainWeb.call('GET', '/entry')).body.data.company).toBeNull()
  expect(codeIn(await plainWeb.call('POST', '/company-sign-in', begin))).toEqual([404, 'company_sign_in_off'])
  await plainWeb.stop()
  await plain.server.close()
})
