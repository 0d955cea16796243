import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

test('a registration sends one mail with one link', proving(['E-143.2', 'R-123.2']), async () => {
  const email = anEmail('neu')
  const { status } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  expect(status).toBe(201)
  await engine.work()
  const mails = engine.receiver.mails.filter(({ to }) => to === email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.header('auto-submitted')).toBe('auto-generated')
  proves('D-PAG-7.5', () => expect(mail?.header('list-unsubscribe')).toBeUndefined())
  const links = mail?.parsed.text?.match(/https?:\S+\/optin\/[\w-]{43}/g)
  expect(links).toHaveLength(1)
})

test('a person who is created to be asked gets the mailing of the key', async () => {
  const email = anEmail('angelegt')
  const body = { email, status: 2, statusAddition: 1 }
  expect((await api.call('POST', '/subscribers', { key: account.key, body })).status).toBe(201)
  await engine.work()
  const mails = engine.receiver.mails.filter(({ to }) => to === email)
  proves(['E-082.2', 'R-142.2', 'D-SUB-8.4'], () => expect(mails).toHaveLength(1))
  proves('R-036', () => expect(mails[0]?.parsed.text).toMatch(/\/optin\/[\w-]{43}/))
})

test('while the relay is away the registration stands, and the mail follows later', proving('E-167.2'), async () => {
  const email = anEmail('spaeter')
  engine.receiver.refuse.set(email, { at: 'dot', reply: '451 4.3.0 not now' })
  expect((await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })).status).toBe(201)
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to === email)).toEqual([])
  engine.receiver.refuse.delete(email)
  await api.database.query('update messages set due_at = now() where due_at is not null')
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('while its sender domain is not verified, the mail waits and the log says so once a minute', async () => {
  const strict = await startTestEngine(api, { REQUIRE_SENDER_DOMAIN: true })
  for (const email of [anEmail(), anEmail()])
    await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  await strict.work()
  await strict.stop()
  const told = api.logLines.filter((line) => line.includes('mails wait for their sender domain'))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { accountId: account.accountId, reason: 'the sender domain nord.example has not passed its DNS check' },
  ])
})
