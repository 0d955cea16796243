import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { importAndApply } from '../../src/features/mailings/index.ts'
import { sendTest } from '../../src/features/runs/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
let mailing: { id: number; triggerTypeId: number }
let receiver: { id: number; email: string }
const placeholders = { resetLink: 'https://shop.example/r/abc?x=1&y=2' }

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  mailing = await aTriggerMailing(api, account)
  receiver = await aSubscriber(api, account, { firstname: 'Änne' })
})
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api.call('POST', `/mailings/${path}`, { key: account.key, headers, body })
const send = (body: object, headers = {}) =>
  post('singleTrigger', { triggerTypeId: mailing.triggerTypeId, ...body }, headers)
const mailsTo = (email: string) => engine.receiver.mails.filter(({ to }) => to === email)

describe('a single trigger', () => {
  test(
    'the smallest call is one mail with the subject of the mailing',
    proving(['E-190', 'R-006', 'R-155.2']),
    async () => {
      expect((await send({ receiver: { email: receiver.email, placeholders } })).status).toBe(200)
      await engine.work()
      const [mail, ...more] = mailsTo(receiver.email)
      expect(more).toEqual([])
      expect(mail?.parsed.subject).toBe('Ihr neues Passwort')
      expect(mail?.parsed.from).toMatchObject({ name: 'Reisebüro Nord', address: 'news@nord.example' })
      expect(mail?.parsed.html).toContain('Guten Tag Änne')
      expect(mail?.parsed.html).toContain('href="https://shop.example/r/abc?x=1&amp;y=2"')
      proves('W-077.1', () => expect(mail?.header('list-unsubscribe')).toContain('/unsubscribe'))
    },
  )

  test(
    'a subject of the receiver beats that of the request, the sender name shows in From',
    proving(['E-266', 'D-TRG-5.3']),
    async () => {
      const request = { senderName: 'Shop-Team', subject: 'Für alle' }
      await send({ ...request, receiver: { email: receiver.email, placeholders } })
      await engine.work()
      await send({ ...request, receiver: { email: receiver.email, subject: '<Nur> {{V:2:du}}', placeholders } })
      await engine.work()
      proves(['E-191.1', 'E-191.2'], () =>
        expect(mailsTo(receiver.email).map(({ parsed }) => [parsed.from?.name, parsed.subject])).toEqual([
          ['Shop-Team', 'Für alle'],
          ['Shop-Team', '<Nur> Änne'],
        ]),
      )
    },
  )

  test('an edited mailing is what the next trigger sends', proving('E-207'), async () => {
    await send({ receiver: { email: receiver.email, placeholders } })
    await inAccount(api.operator, account.accountId, (act) =>
      importAndApply(act, mailing.id, { subject: 'Neu', html: '<p>{resetLink}</p>', placeholders: ['resetLink'] }),
    )
    await send({ receiver: { email: receiver.email, placeholders } })
    await engine.work()
    expect(
      mailsTo(receiver.email)
        .map(({ parsed }) => parsed.subject)
        .sort(),
    ).toEqual(['Ihr neues Passwort', 'Neu'])
  })

  test('a retry with the same key sends no second mail', proving('E-208'), async () => {
    const request = { receiver: { email: receiver.email, placeholders } }
    const headers = { 'idempotency-key': 'once-only' }
    const [first, second] = [await send(request, headers), await send(request, headers)]
    await engine.work()
    expect(second.body).toEqual(first.body)
    expect(mailsTo(receiver.email)).toHaveLength(1)
  })

  test('hostile values reach the mail as text', async () => {
    const html = '<p>{note}</p>'
    const { triggerTypeId } = await aTriggerMailing(api, account, { html, placeholders: ['note'] })
    const note = '<script>alert(1)</script> {{V:7:}} {note}'
    await send({ triggerTypeId, receiver: { email: receiver.email, placeholders: { note } } })
    await engine.work()
    const [mail] = mailsTo(receiver.email)
    proves(['E-201.1', 'E-201.2', 'D-TRG-11.6'], () =>
      expect(mail?.parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{V:7:}} {note}'),
    )
    const refused = await send({
      receiver: { email: receiver.email, placeholders: { resetLink: 'javascript:alert(1)' } },
    })
    proves('E-201.3', () => expect(refused.status).toBe(422))
  })

  test('an address twice in a batch gets two mails', proving('E-204'), async () => {
    const receivers = ['https://a.example/1', 'https://a.example/2'].map((resetLink) => ({
      email: receiver.email,
      placeholders: { resetLink },
    }))
    const { body } = await post('singleTrigger/batch', { triggerTypeId: mailing.triggerTypeId, receivers })
    expect(body.meta.meta).toEqual({ total: 2, accepted: 2, rejected: 0 })
    await engine.work()
    proves('R-156.2', () => expect(mailsTo(receiver.email)).toHaveLength(2))
  })

  test('a batch of 101 sends no mail at all', proving('E-202.2'), async () => {
    const receivers = Array.from({ length: 101 }, () => ({ email: receiver.email, placeholders }))
    expect((await post('singleTrigger/batch', { triggerTypeId: mailing.triggerTypeId, receivers })).status).toBe(422)
    await engine.work()
    expect(mailsTo(receiver.email)).toEqual([])
  })
})

describe('a campaign copy', () => {
  const create = async (body = {}) =>
    (await post('trigger', { triggerTypeId: mailing.triggerTypeId, ...body })).body.data.id
  const read = async (id: number) => (await api.call('GET', `/mailings/trigger/${id}`, { key: account.key })).body.data
  const utc = (offsetMs: number) => timestamp(new Date(api.clock.now().getTime() + offsetMs))
  const attach = (id: number, people: { id: number; subject?: string }[]) =>
    post(`trigger/${id}/receivers`, {
      receivers: people.map(({ id: subscriberId, subject }) => ({ subscriberId, subject, placeholders })),
    })

  test(
    'leaves at its time and not before, and is sent when all are done',
    proving(['E-217', 'D-CMP-6.4', 'R-171']),
    async () => {
      const id = await create()
      await attach(id, [receiver])
      expect((await post(`trigger/${id}/schedule`, { scheduledAt: utc(3_600_000) })).status).toBe(202)
      await engine.work()
      expect(mailsTo(receiver.email)).toEqual([])
      expect((await read(id)).status).toBe('scheduled')
      api.clock.advance(3_601_000)
      await engine.work()
      expect(mailsTo(receiver.email)).toHaveLength(1)
      expect(await read(id)).toMatchObject({
        status: 'sent',
        mailingStatus: 'sent',
        receivers: { total: 1, pending: 0, sent: 1, failed: 0, skipped: 0 },
      })
      api.clock.advance(-3_601_000)
    },
  )

  test('is read in every state, and its counters move while it is sent', async () => {
    const late = await aSubscriber(api, account)
    const id = await create()
    const states = [(await read(id)).status]
    const note = async () => states.push((await read(id)).status)
    await attach(id, [receiver, late])
    await note()
    await post(`trigger/${id}/schedule`, {})
    await note()
    engine.receiver.refuse.set(late.email, { at: 'dot', reply: '451 4.3.0 later' })
    await engine.work()
    await note()
    const halfway = (await read(id)).receivers
    engine.receiver.refuse.delete(late.email)
    await api.database.query('update messages set due_at = now() where due_at is not null')
    await engine.work()
    await note()
    proves('D-CMP-2.1', () => expect(states).toEqual(['created', 'receiversAttached', 'scheduled', 'sending', 'sent']))
    const end = (await read(id)).receivers
    proves('E-220.2', () => {
      expect(halfway).toEqual({ total: 2, pending: 1, sent: 1, failed: 0, skipped: 0 })
      expect(end).toEqual({ total: 2, pending: 0, sent: 2, failed: 0, skipped: 0 })
    })
  })

  test('a subject for all and one of its own', proving('E-226'), async () => {
    const other = await aSubscriber(api, account)
    const id = await create({ subject: 'Rückruf' })
    await attach(id, [receiver, { id: other.id, subject: 'Nur für dich' }])
    await post(`trigger/${id}/schedule`, {})
    await engine.work()
    expect(mailsTo(receiver.email)[0]?.parsed.subject).toBe('Rückruf')
    expect(mailsTo(other.email)[0]?.parsed.subject).toBe('Nur für dich')
  })

  test('a receiver who is deleted before the dispatch is skipped', proving('E-111'), async () => {
    const other = await aSubscriber(api, account)
    const id = await create()
    await attach(id, [receiver, other])
    await api.call('DELETE', `/subscribers/${other.id}`, { key: account.key })
    await post(`trigger/${id}/schedule`, {})
    await engine.work()
    expect([receiver, other].map(({ email }) => mailsTo(email).length)).toEqual([1, 0])
    expect((await read(id)).receivers).toEqual({ total: 2, pending: 0, sent: 1, failed: 0, skipped: 1 })
  })

  test('who leaves between attaching and dispatch is skipped', proving(['E-221', 'D-CMP-5.2']), async () => {
    const other = await aSubscriber(api, account)
    const id = await create()
    await attach(id, [receiver, other])
    await api.call('PUT', `/subscribers/${other.id}`, { key: account.key, body: { status: 3, statusAddition: 4 } })
    await post(`trigger/${id}/schedule`, {})
    await engine.work()
    expect([receiver, other].map(({ email }) => mailsTo(email).length)).toEqual([1, 0])
    expect((await read(id)).receivers).toEqual({ total: 2, pending: 0, sent: 1, failed: 0, skipped: 1 })
  })
})

test('a test mail has the data of a known recipient, and defaults for a stranger', async () => {
  const id = await aMailing(api, account.accountId, { subject: 'Probe', html: '<p>Hallo {{V:2:Unbekannt}}</p>' })
  for (const to of [receiver.email, 'fremd@anderswo.example'])
    await inAccount(api.operator, account.accountId, (act) => sendTest(act, id, { email: to, emailKey: to }))
  await engine.work()
  proves(['E-265.1', 'D-VAR-8.1', 'R-173'], () =>
    expect(mailsTo(receiver.email)[0]?.parsed.html).toContain('Hallo Änne'),
  )
  proves(['E-265.2', 'D-VAR-8.2'], () =>
    expect(mailsTo('fremd@anderswo.example')[0]?.parsed.html).toContain('Hallo Unbekannt'),
  )
})
