import { expect, test } from 'vitest'
import { cookiesOf, signInByCompany } from '../../../test/company-visit.ts'
import { codeIn, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { bindDomain } from './bind-domain.ts'

const { api, web, provider, aCompanyMember } = await startCompanyWorld()
const { accountId, customerId } = await anAccount(api)
await bindDomain(api.operator, { domain: 'lindhof.example', customerId, accountId })
const email = 'nia@lindhof.example'
const nia = aCompanyMember({ email })

async function enter(wish = {}) {
  const entered = await signInByCompany(web, nia, wish)
  const headers = { cookie: cookiesOf(entered), 'x-csrf-token': entered.body.data.session.csrfToken as string }
  return (method: string, path: string, body?: unknown) =>
    web.call(method, path, { headers, ...(body !== undefined && { body }) })
}

test('who has no password is told so, and gets none by changing it', async () => {
  const call = await enter()
  expect((await call('GET', '/own/second-factor')).body.data).toMatchObject({ hasPassword: false })
  const change = { current: 'anything at all', password: 'nine lamps on the pier' }
  expect(codeIn(await call('PUT', '/own/password', change))).toEqual([409, 'no_password'])
  expect((await web.signIn({ email, password: change.password })).status).toBe(401)
})

test('nor by a mail: the answer is that to everybody, and no mail leaves', async () => {
  await enter()
  expect((await web.call('POST', '/password-resets', { body: { email } })).status).toBe(204)
  expect(await api.database.query('select from user_mails where email = $1', [email])).toEqual([])
  expect(await api.database.query('select from password_resets')).toEqual([])
})

test('no password is theirs', async () => {
  await enter()
  for (const password of ['', 'correct horse battery'])
    expect([401, 422]).toContain((await web.signIn({ email, password })).status)
})

test('they set up a second factor by signing in once more there', async () => {
  provider.forge = (claims) => ({ claims: { ...claims, auth_time: (claims.iat as number) - 3600 } })
  const old = await enter()
  expect(codeIn(await old('POST', '/own/second-factor/totp'))).toEqual([403, 'reauthentication_required'])
  provider.forge = null
  const fresh = await enter({ again: true })
  expect((await fresh('POST', '/own/second-factor/totp')).status).toBe(201)
})
