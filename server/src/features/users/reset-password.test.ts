import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'

const { api, web } = await startApiAndWeb()
let post: UserMailPost
let account: TestAccount
beforeAll(async () => {
  post = await startUserMailPost(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await post.stop()
})

const chosen = 'nine lamps on the pier'
let people = 0
const ask = (email: string) => web.call('POST', '/password-resets', { body: { email } })
const use = (token: string, password = chosen) =>
  web.call('POST', '/password-resets/use', { body: { token, password } })
async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204)
  await post.send()
  return post.tokenFor(email)
}
const aPerson = () => {
  people += 1
  return aUser(api, account.accountId, { email: `pia.${people}@nord.example` })
}

test('a link by mail lets somebody choose a new password, and signs them out everywhere', async () => {
  const pia = await aPerson()
  const sessions = [await web.sessionOf(pia), await web.sessionOf(pia)]
  const token = await linkFor(pia.email)
  expect((await web.call('POST', '/password-resets/reading', { body: { token } })).body.data).toEqual({
    email: pia.email,
  })
  expect((await use(token)).status).toBe(204)
  const statuses = await Promise.all(sessions.map(async (session) => (await session.call('GET', '/session')).status))
  proves('W-022.1', () => expect(statuses).toEqual([401, 401]))
  expect((await web.signIn(pia)).status).toBe(401)
  expect((await web.signIn({ ...pia, password: chosen })).status).toBe(200)
})

test('it comes in the language of the user', async () => {
  const subjects: (string | undefined)[] = []
  for (const language of ['en', 'de']) {
    const pia = await aPerson()
    await api.database.query('update users set language_iso = $2 where id = $1', [pia.id, language])
    await linkFor(pia.email)
    subjects.push(post.receiver.mails.at(-1)?.parsed.subject)
  }
  proves('W-118.3', () =>
    expect(subjects).toEqual(['A new password for Postrider', 'Ein neues Passwort für Postrider']),
  )
})

test('it works once, also for many at once, and no row holds it', proving('W-022.1'), async () => {
  const pia = await aPerson()
  const token = await linkFor(pia.email)
  const rows = await api.database.query<{ text: string }>('select r::text as text from password_resets r')
  expect(rows.some(({ text }) => text.includes(token))).toBe(false)
  const answers = await Promise.all([1, 2, 3].map((n) => use(token, `${chosen} ${n}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404])
})

test('it ends after half an hour, and by a newer one', proving('W-022.1'), async () => {
  const pia = await aPerson()
  const former = await linkFor(pia.email)
  const newer = await linkFor(pia.email)
  expect((await use(former)).body.code).toBe('link_void')
  const [row] = await api.database.query<{ minutes: number }>(
    `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from password_resets where user_id = $1`,
    [pia.id],
  )
  expect([29, 30]).toContain(row?.minutes)
  await api.database.query('update password_resets set expires_at = now() where user_id = $1', [pia.id])
  expect((await use(newer)).body.code).toBe('link_void')
})

test('its address is that of the configuration, whatever the request says', proving('W-022.1'), async () => {
  const pia = await aPerson()
  await web.call('POST', '/password-resets', {
    body: { email: pia.email },
    headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  })
  await post.send()
  expect(post.receiver.mails.at(-1)?.parsed.text).toContain(`${api.app.config.APP_URL}/new-password#`)
})

test('unknown and known emails are answered alike', proving('W-022.1'), async () => {
  const pia = await aPerson()
  const before = post.receiver.mails.length
  const answers = [await ask(pia.email), await ask('nobody.at.all@nord.example'), await ask('no address')]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
  await post.send()
  expect(post.receiver.mails).toHaveLength(before + 1)
})

test('an unsuitable password leaves the link good', async () => {
  const pia = await aPerson()
  const token = await linkFor(pia.email)
  expect((await use(token, 'short')).body.code).toBe('password_unsuitable')
  expect((await use(token, 'qwerty123456')).body.code).toBe('password_breached')
  expect((await use(token)).status).toBe(204)
})

test('a mailbox gets three in a quarter of an hour, and nobody is told', async () => {
  const pia = await aPerson()
  const before = post.receiver.mails.length
  for (let n = 0; n < 5; n += 1) expect((await ask(pia.email)).status).toBe(204)
  await post.send()
  expect(post.receiver.mails.length - before).toBe(3)
})

test('an address that keeps asking has to wait', async () => {
  await api.database.query(
    `insert into sign_in_failures (user_hmac, address_hmac) select sha256(n::text::bytea), $1 from generate_series(1, 20) n`,
    [api.app.secrets.hmac('reset address', '127.0.0.1')],
  )
  const answer = await ask('somebody@nord.example')
  expect([answer.status, answer.body.code]).toEqual([429, 'sign_in_throttled'])
})
