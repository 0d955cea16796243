import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../tools/services/postfix.ts'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { judgeRefusals } from '../../src/features/bounces/index.ts'
import { reportsDoor } from '../../src/features/bounces/reports.inbound.ts'
import { standardShapes } from '../../src/features/bounces/testing/report-shapes.ts'
import { tellOfMessages } from '../../src/features/events/index.ts'
import { createRelayReader } from '../../src/features/relay/index.ts'
import { freePort } from '../../src/features/relay/testing/plain-smtp.ts'
import { createWebhook } from '../../src/features/webhooks/index.ts'
import { type MailServer, startMailServer } from '../../src/platform/smtp/mail-server.ts'
import { anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { LmtpClient } from '../lmtp-client.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const dir = mkdtempSync('/var/tmp/message-life-')
chmodSync(dir, 0o755)
let api: TestApi
let world: MailReceiver
let engine: TestEngine
let door: MailServer
let back: LmtpClient
let postfix: PrivatePostfix
let reader: ReturnType<typeof createRelayReader>
let account: TestAccount
let mailing: { id: number; triggerTypeId: number }
let person: { id: number; email: string }

beforeAll(async () => {
  api = await startTestApi()
  world = await startMailReceiver()
  const port = await freePort()
  postfix = await startPostfix({ dir, port, relayTo: { host: '127.0.0.1', port: world.port } })
  const relay = { RELAY_URL: `smtp://127.0.0.1:${port}`, RELAY_LOG: postfix.logFile }
  engine = await startTestEngine(api, relay)
  reader = createRelayReader(engine.engine, postfix.logFile)
  door = await startMailServer(reportsDoor(engine.engine), { host: '127.0.0.1', port: 0, log: engine.engine.log })
  back = await LmtpClient.greet(door.port)
})
afterAll(async () => {
  back.close()
  await door.stop(0)
  await engine.stop()
  await postfix.stop()
  await world.stop()
  await api.stop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  api.clock.set(new Date().toISOString().slice(0, 19))
  account = await anAccount(api)
  mailing = await aTriggerMailing(api, account)
  person = await aSubscriber(api, account)
})

const read = (id: number, { key } = account) => api.call('GET', `/mailings/singleTrigger/${id}`, { key })
const lifeOf = async (id: number) => (await read(id)).body.data
async function sendReset(): Promise<number> {
  const receiver = { email: person.email, placeholders: { resetLink: 'https://shop.example/r/abc' } }
  const body = { triggerTypeId: mailing.triggerTypeId, receiver }
  return (await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })).body.data.id
}
/** The relay's own log is what tells how it went on. */
const becomes = (id: number, state: string) =>
  vi.waitFor(
    async () => {
      await reader.readOn()
      await judgeRefusals(engine.engine)
      expect(await lifeOf(id)).toMatchObject({ state })
    },
    { timeout: 60_000, interval: 200 },
  )
/** By the clock of the database, or so much later. */
async function comesBack(answer: string, laterMs = 0): Promise<void> {
  api.clock.set(new Date(Date.now() + laterMs).toISOString().slice(0, 19))
  const to = world.mails.findLast((mail) => mail.to === person.email)?.from as string
  const raw = standardShapes.Postfix?.({ to, recipient: person.email, answer }) ?? ''
  expect(await back.deliver(to, raw)).toBe(250)
}
const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('a mail waits, is delivered, and comes back all the same', async () => {
  const id = await sendReset()
  const name = { objectType: 'TriggerMessage', id, subscriberId: person.id, mailingId: mailing.id }
  const waiting = { state: 'waiting', reason: null, createdAt: time, sentAt: null, deliveredAt: null, bouncedAt: null }
  expect(await read(id)).toMatchObject({ status: 200, body: { meta: { include: [], meta: {} } } })
  await proves('W-140.1', async () => expect(await lifeOf(id)).toEqual({ ...name, ...waiting }))
  await engine.work()
  await becomes(id, 'delivered')
  const delivered = { ...name, state: 'delivered', reason: null, createdAt: time, sentAt: time, deliveredAt: time }
  const before = await lifeOf(id)
  proves('W-140.1', () => expect(before).toEqual({ ...delivered, bouncedAt: null }))
  expect(before.sentAt <= before.deliveredAt).toBe(true)
  await comesBack('552 5.2.2 mailbox full')
  await proves('W-140.1', async () =>
    expect(await lifeOf(id)).toEqual({ ...before, state: 'bounced', reason: 'full', bouncedAt: time }),
  )
})

test('a password reset that is delivered and comes back is told in that order', proving('F-060'), async () => {
  await inAccount(api.operator, account.accountId, (act) =>
    createWebhook(act, {
      name: 'Shop',
      url: 'https://shop.example/events',
      types: ['message.delivered', 'message.bounced', 'message.sent'],
    }),
  )
  const id = await sendReset()
  await engine.work()
  await becomes(id, 'delivered')
  await comesBack('550 5.1.1 no such user')
  const life = await lifeOf(id)
  expect(life).toMatchObject({ state: 'bounced', reason: 'hard', deliveredAt: time, bouncedAt: time })
  const times = [life.createdAt, life.sentAt, life.deliveredAt, life.bouncedAt]
  expect(times).toEqual(times.toSorted())
  await tellOfMessages(engine.engine)
  const { body } = await api.call('GET', '/events?after=1', { key: account.key })
  const told = body.data.filter(({ data }: { data: { messageId?: number } }) => data.messageId === id)
  expect(told.map(({ type, data }: { type: string; data: object }) => ({ type, ...data }))).toMatchObject(
    ['message.sent', 'message.delivered', 'message.bounced'].map((type) => ({ type, subscriberId: person.id })),
  )
  expect(told).toHaveLength(3)
})

test('a report that is faster than the reading of the log is told after the delivery', proving('F-060'), async () => {
  await inAccount(api.operator, account.accountId, (act) =>
    createWebhook(act, {
      name: 'Shop',
      url: 'https://shop.example/events',
      types: ['message.delivered', 'message.bounced'],
    }),
  )
  const id = await sendReset()
  await engine.work()
  await vi.waitFor(() => expect(world.mails.some(({ to }) => to === person.email)).toBe(true), { timeout: 120_000 })
  // However slow this test is, the report is never older than it may wait.
  await comesBack('550 5.1.1 no such user', 3_600_000)
  const told = async () => {
    await tellOfMessages(engine.engine)
    const { body } = await api.call('GET', '/events?limit=500', { key: account.key })
    return body.data.map(({ type }: { type: string }) => type).filter((type: string) => type.startsWith('message.'))
  }
  expect(await told()).toEqual([])
  await vi.waitFor(
    async () => {
      await reader.readOn()
      expect((await lifeOf(id)).deliveredAt).not.toBeNull()
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(await told()).toEqual(['message.delivered', 'message.bounced'])
  const life = await lifeOf(id)
  expect([life.deliveredAt, life.bouncedAt].toSorted()).toEqual([life.deliveredAt, life.bouncedAt])
})

test('what the relay took while nobody heard its answer is told as sent, once', async () => {
  await inAccount(api.operator, account.accountId, (act) =>
    createWebhook(act, {
      name: 'Shop',
      url: 'https://shop.example/events',
      types: ['message.delivered', 'message.sent'],
    }),
  )
  const id = await sendReset()
  await engine.work()
  // The sender died between the relay's answer and its own record of it.
  await api.database.query('delete from message_notices')
  await api.database.query('update messages set state = $2, due_at = now() where id = $1 and lane = 0', [id, 6])
  await becomes(id, 'delivered')
  await api.database.query('update relays set log_file = 0, log_offset = 0')
  await createRelayReader(engine.engine, postfix.logFile).readOn()
  await tellOfMessages(engine.engine)
  const { body } = await api.call('GET', '/events', { key: account.key })
  const told = body.data.filter(({ data }: { data: { messageId?: number } }) => data.messageId === id)
  expect(told.map(({ type }: { type: string }) => type)).toEqual(['message.sent', 'message.delivered'])
})

test('an address that is refused at the door was sent, never delivered, and bounced', async () => {
  world.refuse.set(person.email, { at: 'rcpt', reply: '550 5.1.1 no such user' })
  const id = await sendReset()
  await engine.work()
  await becomes(id, 'bounced')
  expect(await lifeOf(id)).toMatchObject({ reason: 'hard', sentAt: time, deliveredAt: null, bouncedAt: time })
})

test('a report that nobody believes, or that the mail is only late, changes nothing', async () => {
  const id = await sendReset()
  await engine.work()
  await becomes(id, 'delivered')
  const before = await lifeOf(id)
  const to = world.mails.findLast((mail) => mail.to === person.email)?.from as string
  const other = standardShapes.Postfix?.({ to, recipient: 'somebody@else.example', answer: '550 5.1.1 unknown' }) ?? ''
  const ours = standardShapes.Postfix?.({ to, recipient: person.email, answer: '451 4.7.1 later' }) ?? ''
  for (const raw of [other, ours.replace('Action: failed', 'Action: delayed')])
    expect(await back.deliver(to, raw)).toBe(250)
  expect(await lifeOf(id)).toEqual(before)
})

test('only the account that sent it may read it, for 90 days, while the person is there', async () => {
  const id = await sendReset()
  const gone = { status: 404, body: { code: 'trigger_message_not_found' } }
  expect(await read(id, await anAccount(api))).toMatchObject(gone)
  expect(await read(id + 1_000_000)).toMatchObject(gone)
  const age = (days: number) =>
    api.database.query(`update messages set created_at = now() - $2 * interval '1 day' where id = $1 and lane = 0`, [
      id,
      days,
    ])
  await age(89)
  expect((await read(id)).status).toBe(200)
  await age(91)
  expect(await read(id)).toMatchObject(gone)
  await age(0)
  await api.call('DELETE', `/subscribers/${person.id}`, { key: account.key })
  expect(await read(id)).toMatchObject(gone)
})
