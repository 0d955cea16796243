import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { aUser, startTestWeb, type TestWeb } from '../../../test/test-web.ts'

let api: TestApi
let web: TestWeb
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  web = await startTestWeb(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await web.stop()
  await api.stop()
})

test('whoever signs in gets a session, and keeps it', async () => {
  const user = await aUser(api, account.accountId, { role: 'editor' })
  const answer = await web.signIn(user)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
  expect(answer.body.data).toMatchObject({
    user: { id: user.id, email: user.email, name: 'Ute Nord', languageIso: 'de' },
    accounts: [{ id: account.accountId, name: 'Reisebüro Nord', type: 'S', timeZone: 'Europe/Berlin', role: 'editor' }],
  })
  const session = await web.sessionOf(user)
  const again = await session.call('GET', '/session')
  expect(again.body.data).toEqual({ ...answer.body.data, csrfToken: session.csrfToken })
})
