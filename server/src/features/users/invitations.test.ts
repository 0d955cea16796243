import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'

const { api, web } = await startApiAndWeb()
let post: UserMailPost
let account: TestAccount
let ada: TestSession
let invitations: string
beforeAll(async () => {
  post = await startUserMailPost(api)
})
afterAll(async () => {
  await post.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  ada = await web.guardedSessionOf(await aUser(api, account.accountId))
  invitations = `/accounts/${account.accountId}/invitations`
})

const password = 'seven quiet bridges'
let count = 0
const anAddress = () => {
  count += 1
  return `wren.${count}@nord.example`
}
const invite = (email: string, role = 'author', by = ada) =>
  by.call('POST', invitations, { body: { email, role, languageIso: 'en' } })
/** The link as it came by mail. */
async function linkFor(email: string, role = 'author') {
  expect((await invite(email, role)).status).toBe(201)
  await post.send()
  return post.tokenFor(email)
}
const accept = (token: string, said: { name?: string; password?: string } = {}, headers = {}) =>
  web.call('POST', '/invitations/acceptance', {
    body: { token, name: said.name ?? null, password: said.password ?? null },
    headers,
  })
const reading = (token: string) => web.call('POST', '/invitations/reading', { body: { token } })

test('somebody new gets a mail, chooses a name and a password, and works', async () => {
  const email = anAddress()
  const token = await linkFor(email)
  const mail = post.receiver.mails.at(-1)
  expect(mail?.parsed.subject).toMatch(/^Ute Nord invites you to /)
  expect(mail?.parsed.html).toContain(`/invitation#${token}`)
  expect((await reading(token)).body.data).toMatchObject({ email, role: 'author', isUser: false })
  const accepted = await accept(token, { name: 'Wren Hall', password })
  expect(accepted.body.data).toMatchObject({
    user: { email, name: 'Wren Hall', languageIso: 'en' },
    accounts: [{ id: account.accountId, role: 'author' }],
  })
  expect(accepted.headers.get('set-cookie')).toMatch(/^__Host-session=/)
  expect((await web.signIn({ email, password })).status).toBe(200)
  expect((await ada.call('GET', invitations)).body.data).toEqual([])
})

test('a link works once, and no row holds it', proving('W-018'), async () => {
  const email = anAddress()
  const token = await linkFor(email)
  const rows = await api.database.query<{ text: string }>('select i::text as text from invitations i')
  expect(rows.some(({ text }) => text.includes(token))).toBe(false)
  const answers = await Promise.all([1, 2, 3].map((n) => accept(token, { name: `Wren ${n}`, password })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await accept(token, { name: 'Wren', password })).body.code).toBe('link_void')
})

test('it ends after seven days, and by a newer one', proving('W-018'), async () => {
  const email = anAddress()
  const former = await linkFor(email)
  const newer = await linkFor(email, 'editor')
  expect((await reading(former)).body.code).toBe('link_void')
  expect((await reading(newer)).body.data.role).toBe('editor')
  const end = (by: string) => api.database.query(`update invitations set expires_at = created_at + $1::interval`, [by])
  const [row] = await api.database.query<{ days: number }>(
    `select extract(day from expires_at - created_at)::int as days from invitations where email = $1`,
    [email],
  )
  expect(row?.days).toBe(7)
  await end('-1 second')
  expect((await accept(newer, { name: 'Wren', password })).body.code).toBe('link_void')
  expect((await ada.call('GET', invitations)).body.data).toMatchObject([{ email, hasExpired: true }])
})

test('a member is not invited, and a withdrawn link opens nothing', async () => {
  const bea = await aUser(api, account.accountId)
  const refused = await invite(bea.email)
  proves('W-018', () => expect([refused.status, refused.body.code]).toEqual([409, 'already_member']))
  const email = anAddress()
  const token = await linkFor(email)
  const [{ id }] = (await ada.call('GET', invitations)).body.data as [{ id: number }]
  expect((await ada.call('DELETE', `${invitations}/${id}`)).status).toBe(204)
  expect((await reading(token)).body.code).toBe('link_void')
  expect((await ada.call('DELETE', `${invitations}/${id}`)).status).toBe(404)
})

describe('somebody who is a user already', () => {
  test('joins by their password, not by the link alone', proving('W-018'), async () => {
    const elsewhere = await anAccount(api)
    const cem = await aUser(api, elsewhere.accountId)
    const token = await linkFor(cem.email, 'editor')
    expect((await reading(token)).body.data.isUser).toBe(true)
    expect((await accept(token, { password: 'not the right one' })).body.code).toBe('sign_in_failed')
    expect((await accept(token, { name: 'Mallory', password: 'a password of hers' })).body.code).toBe('sign_in_failed')
    const accepted = await accept(token, { password: cem.password })
    expect(accepted.body.data.accounts).toHaveLength(2)
  })

  test('joins at once where they are signed in, under a new token', async () => {
    const elsewhere = await anAccount(api)
    const cem = await aUser(api, elsewhere.accountId)
    const session = await web.sessionOf(cem)
    const accepted = await accept(await linkFor(cem.email), {}, { cookie: session.cookie })
    expect(accepted.body.data.accounts).toHaveLength(2)
    expect((await session.call('GET', '/session')).status).toBe(401)
  })

  test('comes back after they were removed from everything', async () => {
    const bea = await aUser(api, account.accountId)
    await api.database.query('delete from memberships where user_id = $1', [bea.id])
    expect((await web.signIn(bea)).status).toBe(401)
    expect((await accept(await linkFor(bea.email), { password: bea.password })).status).toBe(200)
  })

  test('somebody else who is signed in does not join in their place', async () => {
    const elsewhere = await anAccount(api)
    const [cem, eve] = [await aUser(api, elsewhere.accountId), await aUser(api, elsewhere.accountId)]
    const { cookie } = await web.sessionOf(eve)
    expect((await accept(await linkFor(cem.email), {}, { cookie })).body.code).toBe('sign_in_failed')
  })
})

test.each([
  ['no name', { password }, 'name_missing'],
  ['blanks for a name', { name: '  ', password }, 'name_missing'],
  ['a short password', { name: 'Wren', password: 'short' }, 'password_unsuitable'],
  ['no password', { name: 'Wren' }, 'password_unsuitable'],
])('%s is refused, and the link stays good', async (_name, said, code) => {
  const token = await linkFor(anAddress())
  expect((await accept(token, said)).body.code).toBe(code)
  expect((await reading(token)).status).toBe(200)
})

test.each(['', 'x', 'A'.repeat(43), '../etc'])('no link: %j', async (token) => {
  expect((await reading(token)).body.code).toBe('link_void')
  expect((await accept(token, { name: 'Wren', password })).body.code).toBe('link_void')
})

test('what somebody calls themselves stays text in the mail', async () => {
  await api.database.query(`update users set name = $1 where id = (select max(id) from users)`, [
    '<a href="https://evil.example">Ute</a>\r\nBcc: all@nord.example',
  ])
  await linkFor(anAddress())
  const { parsed } = post.receiver.mails.at(-1) as (typeof post.receiver.mails)[number]
  expect(parsed.html).not.toContain('<a href="https://evil.example">')
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.subject).toContain('<a href="https://evil.example">Ute</a> Bcc: all@nord.example invites you')
})

test('an account sends so many an hour, also to one address again and again, and also what it withdraws', async () => {
  const victim = anAddress()
  for (let i = 0; i < 15; i++) expect((await invite(victim)).status).toBe(201)
  for (let i = 0; i < 15; i++) {
    const { id } = (await invite(anAddress())).body.data
    expect((await ada.call('DELETE', `${invitations}/${id}`)).status).toBe(204)
  }
  for (const email of [victim, anAddress()]) expect((await invite(email)).body.code).toBe('invitations_too_many')
  api.clock.advance(60 * 60 * 1000)
  expect((await invite(victim)).status).toBe(201)
})

test.each(['Wren\u0000Hall', 'Wren\r\nBcc: all@nord.example', '\u0007', '\ud800'])(
  'somebody who calls themselves %j is asked for a name, and the link stays good',
  async (name) => {
    const token = await linkFor(anAddress())
    const refused = await accept(token, { name, password })
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '#/name' }]])
    expect((await accept(token, { name: 'Wren Hall', password })).status).toBe(200)
  },
)
