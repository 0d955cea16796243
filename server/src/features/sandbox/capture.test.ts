import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox, type TestSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startSilentRelay } from '../../../test/silent-relay.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { RelayPool } from '../../platform/smtp/relay-pool.ts'
import { inAccount } from '../account-setup/index.ts'
import { isSandbox } from '../accounts/index.ts'
import { judgeRefusals } from '../bounces/index.ts'
import { planMailing } from '../mailings/index.ts'
import { openMail } from './sealed-mail.ts'
import { sendReports } from './send-reports.ts'

const { api, web } = await startApiAndWeb()
const relay = await startSilentRelay()
const { visits, port: relayPort } = relay
let engine: TestEngine
let admin: TestAdmin
let sandbox: TestSandbox

beforeAll(async () => {
  admin = await anAdmin(api, web)
  sandbox = await aSandbox(web, admin)
  engine = await startTestEngine(api, { RELAY_URL: `smtp://127.0.0.1:${relayPort}`, REQUIRE_SENDER_DOMAIN: true })
})
afterAll(async () => {
  await engine.stop()
  relay.stop()
})

const register = (email: string) =>
  api.call('POST', '/subscribers/register', { key: sandbox.key, body: { email, firstname: 'Ida' } })
const ready = (email: string) => aSubscriber(api, sandbox.account, { email })
const inbox = async (to: string | null = null) =>
  (await admin.call('POST', `${sandbox.at}/inbox/search`, { body: { to } })).body
const statusOf = async (email: string) => {
  const { body } = await api.call('GET', `/subscribers?filter[email]=${encodeURIComponent(email)}`, {
    key: sandbox.key,
  })
  return body.data.map((one: { status: number; statusAddition: number }) => `${one.status}/${one.statusAddition}`)[0]
}

test('a mail of a sandbox is captured whole, and nobody comes to the relay', async () => {
  const email = anEmail('echt')
  expect((await register(email)).status).toBe(201)
  await engine.work()
  const { data, meta } = await inbox()
  expect(data).toMatchObject([{ to: email, mailbox: 'delivers', reply: '250 2.0.0 Ok: captured' }])
  expect(meta).toMatchObject({ total: 1 })
  const one = (await admin.call('GET', `${sandbox.at}/inbox/${data[0].id}`)).body.data
  proves('W-111.2', () => {
    expect(one.text).toMatch(/\/optin\/[\w-]{43}/)
    expect(one.headers).toContain(`To: ${email}`)
    expect(one.source).toContain('Content-Type: multipart/alternative')
    expect(one.links).toContainEqual(expect.stringMatching(/\/optin\/[\w-]{43}$/))
  })
  proves(['W-111.1', 'F-040'], () => expect(visits).toEqual([]))
})

test('a newsletter to a real address is captured, the relay hears nothing', proving('F-040'), async () => {
  const email = 'someone@gmail.com'
  await ready(email)
  const { accountId } = sandbox.account
  const id = await aMailing(api, accountId, { subject: 'Grüße im Mai' })
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  const { data } = await inbox(email)
  expect(data).toMatchObject([{ to: email, subject: 'Grüße im Mai' }])
  expect(visits).toEqual([])
  const people = await api.database.query<{ state: number }>(
    'select state from messages where account_id = $1 and run_id in (select id from runs where mailing_id = $2)',
    [accountId, id],
  )
  expect(people).toEqual([{ state: 3 }])
})

test('whatever steers it there, the SMTP client refuses it', proving('W-111.1'), async () => {
  const { accountId } = sandbox.account
  const settings = { host: '127.0.0.1', port: relayPort, tls: 'none' as const, heloName: 'x' }
  const pool = new RelayPool({ settings, lanes: { bulk: { connections: 2 } }, refuses: isSandbox })
  const mail = { envelopeFrom: 'a@b.example', envelopeTo: 'c@d.example', data: Buffer.from('x\r\n') }
  const verdict = await pool.send('bulk', mail, { permit: Promise.resolve(true), account: accountId })
  expect(verdict).toEqual({ kind: 'returned', fault: 'caller', reason: 'mail of this account never leaves' })
  await pool.drain(100)
  await expect(api.database.query(`update accounts set relay = 'second' where id = $1`, [accountId])).rejects.toThrow(
    /accounts_sandbox_check/,
  )
  expect(visits).toEqual([])
  // It refuses those alone: the relay is reached for others.
  const other = new RelayPool({ settings, lanes: { bulk: { connections: 1 } }, refuses: isSandbox })
  await other.send('bulk', mail, { permit: Promise.resolve(true), account: admin.account.accountId })
  await other.drain(100)
  expect(visits.splice(0)).not.toEqual([])
})

test('simulated mailboxes do as they are called', async () => {
  const addresses = ['hard-bounce', 'soft-bounce', 'refuse', 'no-answer', 'complaint', 'late-bounce']
  const emails = addresses.map((name) => `${name}+${anEmail()}`)
  for (const email of emails) await ready(email)
  const { accountId } = sandbox.account
  const id = await aMailing(api, accountId)
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  await judgeRefusals(engine.engine)
  await sendReports(engine.engine)
  const replies = await Promise.all(emails.map(async (email) => (await inbox(email)).data[0].reply))
  proves('W-113', () =>
    expect(replies).toEqual([
      '550 5.1.1 User unknown',
      '552 5.2.2 Mailbox full',
      '550 5.7.1 Refused by policy',
      '',
      '250 2.0.0 Ok: captured',
      '250 2.0.0 Ok: captured',
    ]),
  )
  const statuses = await Promise.all(emails.map(statusOf))
  proves('W-113', () => expect(statuses).toEqual(['3/5', '1/null', '1/null', '1/null', '3/7', '1/null']))
  expect(visits).toEqual([])
})

test('nothing of it lies in the database in clear', proving('W-126.4'), async () => {
  const rows = await api.database.query<{ summary_sealed: Buffer; mail_sealed: Buffer }>(
    'select summary_sealed, mail_sealed from captured_mails where account_id = $1 order by id',
    [sandbox.account.accountId],
  )
  const [first] = rows as [{ summary_sealed: Buffer; mail_sealed: Buffer }]
  expect(first.mail_sealed.includes('optin')).toBe(false)
  expect(first.summary_sealed.includes('nord.example')).toBe(false)
  expect(openMail(api.app.secrets, sandbox.account.accountId, first.mail_sealed).toString()).toContain('optin')
})
