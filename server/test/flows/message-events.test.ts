import { Resolver } from 'node:dns/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount, switchTracking } from '../../src/features/account-setup/index.ts'
import { reportsDoor } from '../../src/features/bounces/reports.inbound.ts'
import { standardShapes } from '../../src/features/bounces/testing/report-shapes.ts'
import { type EventType, tellOfMessages } from '../../src/features/events/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { judgeEvents, rejudgeEvents } from '../../src/features/tracking/index.ts'
import { createWebhook, WebhookDispatcher } from '../../src/features/webhooks/index.ts'
import { type EventReceiver, startEventReceiver } from '../../src/features/webhooks/testing/event-receiver.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { type AskedStatement, statementAsked } from '../../src/platform/db/statement-channels.ts'
import { createGuardedClient, type GuardedClient } from '../../src/platform/net/guarded-client.ts'
import { type MailServer, startMailServer } from '../../src/platform/smtp/mail-server.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { LmtpClient } from '../lmtp-client.ts'
import { proves, proving } from '../proves.ts'
import { serviceUrls } from '../service-urls.ts'
import { abuseReport } from '../system/provider-mails.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'
import { startTracking, type TrackingFixture } from '../tracking-fixture.ts'

let api: TestApi
let engine: TestEngine
let tracking: TrackingFixture
let door: MailServer
let back: LmtpClient
let client: GuardedClient
let receiver: EventReceiver
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  tracking = await startTracking({ tracking: api.database.trackingUrl, nats: serviceUrls().nats })
  door = await startMailServer(reportsDoor(engine.engine), { host: '127.0.0.1', port: 0, log: engine.engine.log })
  back = await LmtpClient.greet(door.port)
  client = createGuardedClient({ resolver: new Resolver(), allowPrivate: true })
  receiver = await startEventReceiver()
})
afterAll(async () => {
  await receiver.stop()
  client.close()
  back.close()
  await door.stop(0)
  await tracking.stop()
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  api.clock.set(new Date().toISOString().slice(0, 19))
  account = await anAccount(api)
})

const operator = () => ({ ...api.operator, config: { ...api.operator.config, WEBHOOK_ALLOW_PRIVATE: true } })
const aHook = (types: EventType[], { accountId } = account, url = receiver.url) =>
  inAccount(operator(), accountId, (act) => createWebhook(act, { name: 'CRM', url, types }))
async function sendNewsletter({ accountId } = account): Promise<number> {
  const html = '<html><body><a href="https://shop.example/">Sale</a></body></html>'
  const id = await aMailing(api, accountId, { html })
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, accountId, (act) => planMailing(act, id, { at: now, fromVerifiedDomain: false }))
  await engine.work()
  const { body } = await api.call('GET', `/mailings/${id}?include=newsletters`, { key: account.key })
  return body.data?.newsletters.data[0].id
}
interface Told {
  type: string
  data: Record<string, unknown>
}
/** What the log says about mails, once everything noted is told. */
async function told({ key } = account): Promise<Told[]> {
  await tellOfMessages(engine.engine)
  const { body } = await api.call('GET', '/events?limit=500', { key })
  return body.data.filter(({ type }: Told) => type.startsWith('message.'))
}
const noted = async () => (await api.database.query('select from message_notices')).length
const mailTo = ({ email }: { email: string }) => {
  const mail = engine.receiver.mails.findLast(({ to }) => to === email)
  if (!mail) throw new Error(`${email} has no mail`)
  return mail
}
const comesBack = async (person: { email: string }, answer: string) => {
  const { from: to } = mailTo(person)
  const raw = standardShapes.Postfix?.({ to, recipient: person.email, answer }) ?? ''
  expect(await back.deliver(to, raw)).toBe(250)
}

describe('an account whose hook names them', () => {
  test('is told of each mail that leaves and comes back, with its names', async () => {
    const person = await aSubscriber(api, account)
    await aHook(['message.sent', 'message.bounced'])
    const newsletterId = await sendNewsletter()
    await comesBack(person, '552 5.2.2 mailbox full')
    await comesBack(person, '550 5.1.1 no such user')
    const events = await told()
    const names = { subscriberId: person.id, newsletterId, messageId: person.id }
    proves('W-141.1', () =>
      expect(events).toMatchObject([
        { objectType: 'Event', type: 'message.sent', data: names },
        // A mail comes back once, however often that is said.
        { objectType: 'Event', type: 'message.bounced', data: names },
      ]),
    )
    expect(await told()).toHaveLength(2)
  })

  test('is told of complaints', proving('W-141.1'), async () => {
    const person = await aSubscriber(api, account)
    await aHook(['message.complained'])
    const newsletterId = await sendNewsletter()
    const { raw, header, parsed } = mailTo(person)
    const about = { raw: `${raw}`, parsed, header: (name: string) => header(name) ?? '' }
    const [to = ''] = about.header('cfbl-address').split(';')
    expect(await back.deliver(to, abuseReport({ to, about, recipient: person.email }))).toBe(250)
    const names = { subscriberId: person.id, newsletterId, messageId: person.id }
    expect(await told()).toMatchObject([{ type: 'message.complained', data: names }])
  })

  test('the hook that names them gets them, the one that names nothing does not', proving('W-141.1'), async () => {
    const other = await startEventReceiver()
    await aSubscriber(api, account)
    await aHook(['message.sent'])
    await aHook([], account, other.url)
    await sendNewsletter()
    await aSubscriber(api, account)
    await tellOfMessages(engine.engine)
    const dispatcher = new WebhookDispatcher({ ...engine.engine, client })
    await dispatcher.look()
    await dispatcher.settle()
    const typesAt = ({ received }: EventReceiver) =>
      received.filter(({ event }) => event.data.accountId === account.accountId).map(({ event }) => event.type)
    expect([typesAt(receiver), typesAt(other)]).toEqual([['message.sent'], ['subscriber.created']])
    await other.stop()
  })

  test('who is gone meanwhile is not told of', async () => {
    const [stays, goes] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await aHook(['message.sent'])
    await sendNewsletter()
    await api.call('DELETE', `/subscribers/${goes.id}`, { key: account.key })
    expect((await told()).map(({ data }) => data.subscriberId)).toEqual([stays.id])
    expect(await noted()).toBe(0)
  })
})

test('for everybody else no statement says a word more', proving('W-141.1'), async () => {
  const listening = await anAccount(api)
  await aSubscriber(api, listening)
  const person = await aSubscriber(api, account)
  await aHook(['message.sent', 'message.bounced', 'message.complained', 'message.delivered'], listening)
  await aHook([])
  const written: string[] = []
  const note = (asked: unknown) => {
    const { text } = asked as AskedStatement
    if (/\b(into|update) message(s|_notices)\b/.test(text)) written.push(text)
  }
  statementAsked.subscribe(note)
  await sendNewsletter()
  const silent = written.splice(0)
  await sendNewsletter(listening)
  statementAsked.unsubscribe(note)
  expect(silent.length).toBeGreaterThan(1)
  expect(silent.filter((text) => text.includes('message_notices'))).toEqual([])
  // The control: the very same sending, where somebody wants to know.
  expect(written.filter((text) => text.includes('message_notices'))).toHaveLength(1)
  await comesBack(person, '552 5.2.2 mailbox full')
  expect([await told(), (await told(listening)).length]).toEqual([[], 1])
})

describe('opens and clicks', () => {
  const agrees = (id: number, method = 'PUT') =>
    api.call(method, `/subscribers/${id}/trackingConsent`, {
      key: account.key,
      ...(method === 'PUT' && { body: { text: 'Ja, gern.' } }),
    })
  /** Some time after the mail came, and after the same was read before: sooner it would be a machine. */
  async function read(person: { email: string }, agent = 'Mozilla/5.0 Firefox', afterMs = 60_000): Promise<void> {
    const html = mailTo(person).parsed.html ?? ''
    const [, link = ''] = /href="([^"]*\/c\/[^"]*)"/.exec(html) ?? []
    const [, pixel = ''] = /<img src="([^"]+\.gif)"/.exec(html) ?? []
    for (const [i, url] of [pixel, link].entries()) {
      tracking.setClock(new Date(Date.now() + afterMs + i * 1000))
      await fetch(url.replace(api.app.config.PUBLIC_URL, tracking.url), {
        redirect: 'manual',
        headers: { 'user-agent': agent },
      })
    }
  }
  const later = { now: () => new Date(Date.now() + 180_000) }
  const judge = () => judgeEvents({ db: engine.engine.db, clock: later })
  const individually = () => inAccount(api.operator, account.accountId, (act) => switchTracking(act, 'individual'))

  test('of people who agreed are told, once; of machines and others they are not', async () => {
    await individually()
    await aHook(['message.opened', 'message.clicked'])
    const [agreed, silent, scanned, withdrew] = [
      await aSubscriber(api, account),
      await aSubscriber(api, account),
      await aSubscriber(api, account),
      await aSubscriber(api, account),
    ]
    for (const { id } of [agreed, scanned, withdrew]) await agrees(id)
    const newsletterId = await sendNewsletter()
    await agrees(withdrew.id, 'DELETE')
    for (const person of [agreed, silent, withdrew]) await read(person)
    await read(scanned, 'curl/8.0')
    await judge()
    const names = { subscriberId: agreed.id, newsletterId, messageId: agreed.id }
    const events = await told()
    proves('W-141.2', () =>
      expect(events).toMatchObject([
        { type: 'message.opened', data: names },
        { type: 'message.clicked', data: names },
      ]),
    )
    await rejudgeEvents({ db: engine.engine.db, clock: later }, new Date(Date.now() - 3_600_000))
    expect(await told()).toEqual(events)
    await read(agreed, undefined, 120_000)
    await judge()
    expect(await told()).toHaveLength(4)
  })

  test('are told to nobody who does not name them', proving('W-141.2'), async () => {
    await individually()
    await aHook(['message.clicked'])
    const person = await aSubscriber(api, account)
    await agrees(person.id)
    await sendNewsletter()
    await read(person)
    await judge()
    expect((await told()).map(({ type }) => type)).toEqual(['message.clicked'])
  })
})
