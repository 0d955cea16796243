import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { createMailTokens } from '../../src/features/assembly/index.ts'
import { reportsDoor } from '../../src/features/bounces/reports.inbound.ts'
import { standardShapes } from '../../src/features/bounces/testing/report-shapes.ts'
import { findConsent } from '../../src/features/consent/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { reconcileFromLog } from '../../src/features/relay/index.ts'
import { checkSendingState } from '../../src/features/sending/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { loadConfig } from '../../src/platform/config/config.ts'
import { startMailServer } from '../../src/platform/smtp/mail-server.ts'
import { requireSecretOfInstallation } from '../../src/processes/check-secret.ts'
import { runPostrider } from '../command-line.ts'
import { aKey, aMailing, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { pairIn } from '../ledgers.ts'
import { LmtpClient } from '../lmtp-client.ts'
import type { ReceivedMail } from '../mail-receiver.ts'
import { serviceUrls } from '../service-urls.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'
import { byBrowser, startTestPages } from '../test-pages.ts'
import { startTracking } from '../tracking-fixture.ts'

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `the ${word} secret of these tests (long enough)`,
)
const before = { POSTRIDER_SECRET: first as string }
const after = { POSTRIDER_SECRET: second as string, POSTRIDER_FORMER_SECRETS: first as string }
let old: TestApi
let oldEngine: TestEngine
let api: TestApi
let engine: TestEngine
let account: TestAccount
const people: Record<'bouncing' | 'leaving' | 'writing' | 'clicking' | 'delivered', { id: number; email: string }> =
  {} as never
let erased: string
let waiting: { id: number; email: string }
let confirmed: { id: number; email: string; mail: ReceivedMail }

const mailsTo = (at: TestEngine, email: string) => at.receiver.mails.filter(({ to }) => to === email)
const mailTo = (at: TestEngine, email: string) => mailsTo(at, email).at(-1) as ReceivedMail
const rotate = (environment: Record<string, string>) => runPostrider(old.database, ['secret', 'rotate'], environment)
const mayRun = (settings: Record<string, string>) =>
  requireSecretOfInstallation({ db: old.app.db, log: old.app.log, config: loadConfig(settings) })
const stateOf = async ({ id }: { id: number }) =>
  pairIn((await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data)

async function sendNewsletter(by: TestApi, at: TestEngine): Promise<void> {
  const id = await aMailing(by, account.accountId, { html: '<p><a href="https://shop.example/">Laden</a></p>' })
  const now = timestamp(by.clock.now())
  await inAccount(by.operator, account.accountId, (act) => planMailing(act, id, { at: now, fromVerifiedDomain: false }))
  await at.work()
}

async function register(by: TestApi): Promise<{ id: number; email: string }> {
  const email = anEmail('anmeldung')
  const { body } = await by.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  return { id: body.data.id, email }
}

beforeAll(async () => {
  old = await startTestApi({ config: before })
  oldEngine = await startTestEngine(old)
  await mayRun(before)
  account = await anAccount(old)
  for (const name of ['bouncing', 'leaving', 'writing', 'clicking', 'delivered'] as const)
    people[name] = await aSubscriber(old, account)
  const { id, email } = await aSubscriber(old, account, { status: 3, statusAddition: 4 })
  await old.call('DELETE', `/subscribers/${id}`, { key: account.key })
  erased = email
  await sendNewsletter(old, oldEngine)
  const asked = await register(old)
  await oldEngine.work()
  confirmed = { ...asked, mail: mailTo(oldEngine, asked.email) }
  waiting = await register(old)
})
afterAll(async () => {
  await engine?.stop()
  await api?.stop()
  await old.stop()
})

describe('the rotation', () => {
  test('is refused while senders are at work, and without the secrets that must stay', async () => {
    expect(await rotate(after)).toMatchObject({ status: 1, stderr: expect.stringContaining('Senders are at work') })
    await oldEngine.stop()
    expect(await rotate({ ...after, POSTRIDER_FORMER_SECRETS: third as string })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('was set up with'),
    })
    await expect(mayRun(after)).rejects.toThrow('POSTRIDER_SECRET')
  })

  test('lets processes with the new secret start, and no others', async () => {
    expect(await rotate(after)).toMatchObject({ status: 0 })
    expect(await rotate(after)).toMatchObject({ status: 0, stdout: expect.stringContaining('already') })
    await mayRun(after)
    await mayRun({ POSTRIDER_SECRET: second as string, POSTRIDER_FIRST_SECRET: first as string })
    for (const settings of [
      before,
      { POSTRIDER_SECRET: second as string },
      { ...after, POSTRIDER_SECRET: third as string },
    ])
      await expect(mayRun(settings)).rejects.toThrow('POSTRIDER_SECRET')
    const back = { POSTRIDER_SECRET: first as string, POSTRIDER_FORMER_SECRETS: `${second},${first}` }
    expect(await rotate(back)).toMatchObject({ status: 1, stderr: expect.stringContaining('before') })
  })
})

describe('after it', () => {
  beforeAll(async () => {
    api = await startTestApi({ config: after, database: old.database })
    engine = await startTestEngine(api)
  })

  test('sending goes on, with names of the new secret', async () => {
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: false })
    const { email } = await aSubscriber(api, account)
    await sendNewsletter(api, engine)
    const { from } = mailTo(engine, email)
    expect(createMailTokens(second as string).decodeReturnPath(from)).toMatchObject({ accountId: account.accountId })
    expect(createMailTokens(first as string).decodeReturnPath(from)).toBeNull()
  })

  test('a mail from before bounces', async () => {
    const door = await startMailServer(reportsDoor(engine.engine), { host: '127.0.0.1', port: 0, log: api.app.log })
    const relay = await LmtpClient.greet(door.port)
    const { from: to, to: recipient } = mailTo(oldEngine, people.bouncing.email)
    const answer = '550 5.1.1 <x@y>: Recipient address rejected: User unknown'
    expect(await relay.deliver(to, standardShapes.Postfix?.({ to, recipient, answer }) ?? '')).toBe(250)
    expect(await stateOf(people.bouncing)).toBe('3/5')
    const [, unsubscribe] =
      /<mailto:([^>?]+)/.exec(mailTo(oldEngine, people.writing.email).header('list-unsubscribe') ?? '') ?? []
    const leave = `From: <${people.writing.email}>\r\nTo: <${unsubscribe}>\r\nSubject: unsubscribe\r\n\r\n`
    expect(await relay.deliver(unsubscribe as string, leave)).toBe(250)
    expect(await stateOf(people.writing)).toBe('3/4')
    relay.close()
    await door.stop(0)
  })

  test('its links unsubscribe and count clicks', async () => {
    const pages = await startTestPages(api)
    const mail = mailTo(oldEngine, people.leaving.email)
    const [, link] = /<(https?:[^>]+)>/.exec(mail.header('list-unsubscribe') ?? '') ?? []
    const { pathname, search } = new URL(link as string)
    const oneClick = { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } }
    expect((await pages.visit(`${pathname}${search}`, oneClick)).status).toBe(200)
    expect(await stateOf(people.leaving)).toBe('3/4')
    await pages.stop()

    const tracking = await startTracking({ tracking: api.database.trackingUrl, nats: serviceUrls().nats }, after)
    const [click] = /\/c\/[\w-]{32}\/1/.exec(mailTo(oldEngine, people.clicking.email).parsed.html ?? '') ?? []
    const answer = await fetch(`${tracking.url}${click}`, { redirect: 'manual', headers: byBrowser })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example/'])
    await tracking.stop()
  })

  test("the relay's log is understood", async () => {
    const { from, to, header } = mailTo(oldEngine, people.delivered.email)
    const line = (daemon: string, text: string) =>
      `Nov 15 06:00:00 relay postfix/${daemon}[1]: 4jRzWk2v4WzD2cG: ${text}\n`
    const dir = mkdtempSync(join(tmpdir(), 'secret-rotation-test-'))
    const file = join(dir, 'mail.log')
    writeFileSync(
      file,
      line('cleanup', `message-id=${header('message-id')}`) +
        line('qmgr', `from=<${from}>, size=1, nrcpt=1 (queue active)`) +
        line('smtp', `to=<${to}>, relay=mx[1.2.3.4]:25, delay=1, delays=0/0/0/1, dsn=2.0.0, status=sent (250 ok)`),
    )
    expect(await reconcileFromLog(engine.engine, [file])).toMatchObject({ changed: 1, unknownRuns: [] })
    rmSync(dir, { recursive: true })
  })

  test('an address that was erased as unsubscribed is still known', async () => {
    const body = { email: erased, status: 1 }
    const { key } = await aKey(api, account.accountId, { permissions: [] })
    expect((await api.call('POST', '/subscribers', { key, body })).status).toBe(403)
  })

  test('an opt-in mail that waited is sent and its link confirms', async () => {
    await engine.work()
    const [link] = /\/optin\/[\w-]+/.exec(mailTo(engine, waiting.email).parsed.text ?? '') ?? []
    const pages = await startTestPages(api)
    api.clock.advance(60_000)
    expect((await pages.visit(link as string, { headers: byBrowser })).status).toBeLessThan(400)
    await pages.stop()
    expect(await stateOf(waiting)).toBe('1')
  })

  test('the evidence names mails of both times as they were sent', async () => {
    const asked = await register(api)
    await engine.work()
    const named = await inAccount(api.operator, account.accountId, async (act) =>
      Promise.all([confirmed.id, asked.id].map(async (id) => (await findConsent(act, act.tx, `${id}`))?.optinMails)),
    )
    expect(named.map((mails) => mails?.[0]?.messageId)).toEqual([
      confirmed.mail.header('message-id'),
      mailTo(engine, asked.email).header('message-id'),
    ])
  })
})
