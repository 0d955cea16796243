import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { appBase } from '../app-api/index.ts'

const { api, web } = await startApiAndWeb()

/** Sends all of a change but its last byte, which comes when it is asked for. */
function heldBack({ cookie, csrfToken }: TestSession, path: string, body: object) {
  const text = JSON.stringify(body)
  const sent = request(`${web.url}${appBase}${path}`, {
    method: 'PATCH',
    headers: {
      cookie,
      'x-csrf-token': csrfToken,
      origin: new URL(api.app.config.APP_URL).origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': text.length,
    },
  })
  sent.write(text.slice(0, -1))
  return () =>
    new Promise<number>((done, fail) => {
      sent.on('response', (answer) => done(answer.resume().statusCode as number)).on('error', fail)
      sent.end(text.slice(-1))
    })
}

test('who lost the right while the body was held back changes nothing', async () => {
  const { accountId } = await anAccount(api)
  const [ada, bea, cem] = [
    await aUser(api, accountId),
    await aUser(api, accountId),
    await aUser(api, accountId, { role: 'analyst' }),
  ]
  const [adaThere, beaThere] = [await web.guardedSessionOf(ada), await web.guardedSessionOf(bea)]
  const members = `/accounts/${accountId}/members`
  const complete = heldBack(beaThere, `${members}/${cem.id}`, { role: 'admin' })
  const stillAllowed = heldBack(adaThere, `${members}/${cem.id}`, { role: 'author' })
  // Longer than a right is trusted for; nothing happens at a certain moment.
  await sleep(700)
  expect((await adaThere.call('DELETE', `${members}/${bea.id}`)).status).toBe(204)
  expect(await complete()).toBe(401)
  expect(await stillAllowed()).toBe(200)
  const { body } = await adaThere.call('GET', members)
  expect(body.data.find(({ userId }: { userId: number }) => userId === cem.id).role).toBe('author')
})

test('an attempt that was never looked at does not count against the user', async () => {
  const { accountId } = await anAccount(api)
  const user = await aUser(api, accountId)
  await api.database.query('delete from sign_in_failures; alter table passwords rename to passwords_away')
  const refused = await web.signIn(user)
  await api.database.query('alter table passwords_away rename to passwords')
  expect(refused.status).toBe(500)
  expect(await api.database.query('select from sign_in_failures')).toEqual([])
  expect((await web.signIn(user)).status).toBe(200)
})

test.each(['a\u0000b', '', '@', `${'a'.repeat(3000)}@nord.example`])(
  'no email breaks the sign-in: %j',
  async (email) => {
    const { status } = await web.signIn({ email, password: 'not the password' })
    expect([401, 422, 429]).toContain(status)
  },
)

test('a body that no sign-in needs is not read', async () => {
  const answer = await web.signIn({ email: 'a@nord.example', password: 'p'.repeat(20_000) })
  expect(answer.status).toBe(413)
})

test.each(['/assets/', '/'])('a name that no file can have is no file: %s', async (folder) => {
  const { status } = await fetch(`${web.url}${folder}${'a'.repeat(300)}.js`)
  expect(status).not.toBe(500)
})
