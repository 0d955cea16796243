import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { cookiesOf, signInByCompany } from '../../../test/company-visit.ts'
import { codeIn, startCompanyWorld } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { aUser, type TestSession, type TestUser } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'

const { api, web, aCompanyMember } = await startCompanyWorld()
const account = await anAccount(api)
const post = await startUserMailPost(api)
afterAll(() => post.stop())

/** Somebody at the open session of a user gives them the address of their own; the token of the link that undoes it. */
async function steal(victim: TestUser, session: TestSession, email: string): Promise<string> {
  await session.call('PUT', '/own/email', { body: { email } })
  await post.send()
  await session.call('POST', '/own/email/confirmation', { body: { token: await post.tokenFor(email) } })
  await post.send()
  return post.tokenFor(victim.email)
}
const undo = (token: string) => web.call('POST', '/former-emails/use', { body: { token } })

test('whoever took over an address is known by their company no more once that was undone', async () => {
  const victim = await aUser(api, account.accountId, { email: 'vera@nord.example' })
  const token = await steal(victim, await web.sessionOf(victim), 'thief@elsewhere.example')
  const thief = aCompanyMember({ email: 'thief@elsewhere.example' })
  expect((await signInByCompany(web, thief)).body.data.session.user.id).toBe(victim.id)
  expect((await undo(token)).status).toBe(204)
  expect(codeIn(await signInByCompany(web, thief))).toEqual([401, 'sign_in_failed'])
  // And they stand in nobody's way.
  const herself = await signInByCompany(web, aCompanyMember({ email: 'vera@nord.example' }))
  expect(herself.body.data.session.user.id).toBe(victim.id)
})

test('who stood halfway, asked for a factor, goes no further', async () => {
  const victim = await aUser(api, account.accountId, { email: 'vito@nord.example' })
  const session = await web.sessionOf(victim)
  const token = await steal(victim, session, 'other@elsewhere.example')
  const thieving = await web.sessionOf({ ...victim, email: 'other@elsewhere.example' })
  const { body } = await thieving.call('POST', '/own/second-factor/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) })
  const codeAt = (steps: number) => totp.generate({ timestamp: api.clock.now().getTime() + steps * 30_000 })
  await thieving.call('POST', '/own/second-factor/totp/confirmation', { body: { code: codeAt(0) } })
  const asked = await signInByCompany(web, aCompanyMember({ email: 'other@elsewhere.example' }))
  expect(codeIn(asked)).toEqual([401, 'second_factor_needed'])
  expect((await undo(token)).status).toBe(204)
  const headers = { cookie: cookiesOf(asked) }
  const late = await web.call('POST', '/company-sign-in/second-factor', { body: { code: codeAt(1) }, headers })
  expect(codeIn(late)).toEqual([401, 'sign_in_failed'])
  expect(await api.database.query('select from company_subjects where user_id = $1', [victim.id])).toEqual([])
})
