import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aMailing,
  anAccount,
  anEmail,
  aSubscriber,
  aTriggerMailing,
  aTriggerType,
  type TestAccount,
} from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { queuedTriggers } from '../../../test/trigger-ledger.ts'
import { inAccount } from '../account-setup/index.ts'
import { importAndApply } from '../mailings/index.ts'

let api: TestApi
let account: TestAccount
let mailing: { id: number; triggerTypeId: number }
let receiver: { id: number; email: string }

const placeholders = { resetLink: 'https://shop.example/r/abc' }
const send = (body: object, headers: Record<string, string> = {}, key = account.key) =>
  api.call('POST', '/mailings/singleTrigger', { key, headers, body: { triggerTypeId: mailing.triggerTypeId, ...body } })
const queued = async () => queuedTriggers(api, account)

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  account = await anAccount(api)
  mailing = await aTriggerMailing(api, account)
  receiver = await aSubscriber(api, account)
})

describe('one receiver', () => {
  test(
    'is accepted, and the mail stands on the ledger ahead of newsletters',
    proving(['R-152', 'R-155.1']),
    async () => {
      const { status, body } = await send({ receiver: { email: receiver.email, placeholders } })
      const [message, ...more] = await queued()
      expect(status).toBe(200)
      proves('D-TRG-2.1', () =>
        expect(body).toEqual({
          data: {
            objectType: 'TriggerSend',
            id: message?.id,
            triggerTypeId: mailing.triggerTypeId,
            mailingId: mailing.id,
            newsletterId: message?.newsletterId,
            language: 'de',
            receiver: { email: receiver.email, subscriberId: receiver.id, subscriberCreated: false },
            result: 'accepted',
            error: null,
            acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          },
          meta: { include: [], meta: {} },
        }),
      )
      expect(more).toEqual([])
      proves('D-TRG-2.2', () =>
        expect(message).toMatchObject({
          mailingId: mailing.id,
          occurrence: 'standing',
          subscriberId: receiver.id,
          lane: 0,
          state: 0,
          subject: 'Ihr neues Passwort',
          payload: { placeholders },
        }),
      )
    },
  )

  test('is named by email or by id, exactly one of them', proving('D-TRG-3.1'), async () => {
    expect((await send({ receiver: { subscriberId: receiver.id, placeholders } })).body.data.receiver).toEqual({
      email: receiver.email,
      subscriberId: receiver.id,
      subscriberCreated: false,
    })
    expect(refusals(await send({ receiver: { placeholders } }))).toEqual(['422 #/receiver/email required'])
    const both = { email: receiver.email, subscriberId: receiver.id, placeholders }
    expect(refusals(await send({ receiver: both }))).toEqual(['422 #/receiver/subscriberId field_not_allowed'])
    expect(refusals(await send({ receiver: { email: 'nobody', placeholders } }))).toEqual([
      '422 #/receiver/email email_invalid',
    ])
    expect(refusals(await send({ receiver: { subscriberId: 0, placeholders } }))).toEqual([
      '422 #/receiver/subscriberId out_of_range',
    ])
    expect(await queued()).toHaveLength(1)
  })

  test('the plural member of a batch is unknown here', proving('E-210'), async () => {
    expect(refusals(await send({ receivers: [{ email: receiver.email, placeholders }] }))).toEqual([
      '422 #/receiver required',
      '422 #/receivers field_unknown',
    ])
  })

  test('a retry with the same Idempotency-Key queues no second mail', proving('E-208'), async () => {
    const body = { receiver: { email: receiver.email, placeholders } }
    const first = await send(body, { 'idempotency-key': 'reset-1' })
    const second = await send(body, { 'idempotency-key': 'reset-1' })
    expect([second.status, second.text]).toEqual([200, first.text])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await queued()).toHaveLength(1)
  })

  test('erasing the person erases the waiting mail, the values of others and the kept answer', async () => {
    await send({ receiver: { email: receiver.email, placeholders } }, { 'idempotency-key': 'reset-2' })
    await send({ receiver: { email: receiver.email, placeholders } })
    await api.database.query(
      'update messages set state = 3, due_at = null, reply = $2 where account_id = $1 and id = (select min(id) from messages where account_id = $1)',
      [account.accountId, `250 <${receiver.email}> queued`],
    )
    await api.call('DELETE', `/subscribers/${receiver.id}`, { key: account.key })
    const left = await api.database.query('select state, payload, reply from messages where account_id = $1', [
      account.accountId,
    ])
    expect(left).toEqual([{ state: 3, payload: null, reply: null }])
    const again = await send({ receiver: { email: anEmail(), placeholders } }, { 'idempotency-key': 'reset-2' })
    expect(again.headers.get('idempotency-replayed')).toBeNull()
  })
})

describe('overrides', () => {
  test(
    'the sender name of the request, the subject of the request or of the receiver',
    proving(['R-158', 'R-159', 'D-TRG-5.1']),
    async () => {
      const overrides = { senderName: 'Shop-Team', subject: 'Für alle' }
      await send({ ...overrides, receiver: { email: receiver.email, placeholders } })
      await send({ ...overrides, receiver: { email: receiver.email, subject: 'Nur für Sie', placeholders } })
      await send({ senderName: null, subject: null, receiver: { email: receiver.email, subject: null, placeholders } })
      expect((await queued()).map(({ payload }) => [payload.senderName, payload.subject])).toEqual([
        ['Shop-Team', 'Für alle'],
        ['Shop-Team', 'Nur für Sie'],
        [undefined, undefined],
      ])
    },
  )

  test.each([
    'PayPal <service@paypal.com>',
    'chef@bank.example',
    'Bank <chef>',
    'a>b',
    'a\u202eb',
    'a\u200bb',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
  ])('a sender name does not deceive: %j', proving(['W-131', 'F-052']), async (senderName) => {
    for (const [path, more] of [
      ['/mailings/singleTrigger', { receiver: { email: receiver.email, placeholders } }],
      ['/mailings/singleTrigger/batch', { receivers: [{ email: receiver.email, placeholders }] }],
      ['/mailings/trigger', {}],
    ] as const) {
      const body = { triggerTypeId: mailing.triggerTypeId, senderName, ...more }
      const answer = await api.call('POST', path, { key: account.key, body })
      expect(refusals(answer)).toEqual(['422 #/senderName characters_invalid'])
    }
    const made = aMailing(api, account.accountId, { senderName })
    await expect(made).rejects.toMatchObject({
      extensions: { errors: [{ pointer: '#/senderName', code: 'characters_invalid' }] },
    })
  })

  test.each([
    [{ subject: 'a\r\nBcc: x@example.com' }, '#/subject', 'characters_invalid'],
    [{ senderName: 'a\nb' }, '#/senderName', 'characters_invalid'],
    [{ subject: 'a\u0000' }, '#/subject', 'characters_invalid'],
    [{ receiver: { email: 'a@example.com', subject: 'a\rb' } }, '#/receiver/subject', 'characters_invalid'],
    [{ subject: 'x'.repeat(256) }, '#/subject', 'too_long'],
    [{ senderName: 'x'.repeat(101) }, '#/senderName', 'too_long'],
    [{ senderName: 1 }, '#/senderName', 'type_mismatch'],
  ])('nothing breaks a header: %j', proving(['E-192', 'D-TRG-5.2']), async (body, pointer, code) => {
    expect(refusals(await send({ receiver: { email: receiver.email, placeholders }, ...body }))).toContain(
      `422 ${pointer} ${code}`,
    )
    expect(await queued()).toEqual([])
  })

  test('a receiver has no sender name of its own', proving(['E-193', 'D-TRG-3.2']), async () => {
    const body = { receiver: { email: receiver.email, senderName: 'Ich', placeholders } }
    expect(refusals(await send(body))).toEqual(['422 #/receiver/senderName field_unknown'])
  })

  test('an edited mailing is used by the next send, a queued mail keeps its text', async () => {
    const body = { receiver: { email: receiver.email, placeholders } }
    await send(body)
    await inAccount(api.operator, account.accountId, (act) =>
      importAndApply(act, mailing.id, {
        subject: 'Neu geschrieben',
        html: '<p>{resetLink} und {code}</p>',
        placeholders: ['resetLink', 'code'],
      }),
    )
    expect(refusals(await send(body))).toEqual(['422 #/receiver/placeholders/code placeholder_missing'])
    await send({ receiver: { email: receiver.email, placeholders: { ...placeholders, code: 7 } } })
    expect((await queued()).map(({ subject }) => subject)).toEqual(['Ihr neues Passwort', 'Neu geschrieben'])
  })
})

describe('the mailing', () => {
  test('an unknown type is a fault, a type without active mailing a conflict', async () => {
    const body = { receiver: { email: receiver.email, placeholders } }
    await proves(['E-194.1', 'D-TRG-10.1'], async () =>
      expect(refusals(await send({ triggerTypeId: 999_999, ...body }))).toEqual([
        '422 #/triggerTypeId trigger_type_unknown',
      ]),
    )
    const foreign = await anAccount(api)
    const foreignType = await aTriggerType(api, foreign.customerId)
    expect(refusals(await send({ triggerTypeId: foreignType, ...body }))).toEqual([
      '422 #/triggerTypeId trigger_type_unknown',
    ])
    const inactive = await aTriggerMailing(api, account, { isActive: false })
    await proves(['E-194.2', 'D-TRG-10.2', 'R-162'], async () =>
      expect(refusals(await send({ triggerTypeId: inactive.triggerTypeId, ...body }))).toEqual([
        '409 trigger_mailing_inactive',
      ]),
    )
    expect(await queued()).toEqual([])
  })

  test('accounts of one customer share a trigger type, each with its own mailing', proving('R-154'), async () => {
    const sister = await anAccount(api, { customerId: account.customerId })
    const own = await aTriggerMailing(api, sister, { triggerTypeId: mailing.triggerTypeId })
    const body = { receiver: { email: anEmail(), placeholders } }
    expect((await send(body, {}, sister.key)).body.data.mailingId).toBe(own.id)
    expect((await send(body)).body.data.mailingId).toBe(mailing.id)
  })

  test('the language asked for, else of the person, else of the account', async () => {
    const english = await aTriggerMailing(api, account, { triggerTypeId: mailing.triggerTypeId, languageIso: 'en' })
    const chosen = async (language: string | null | undefined, email: string) =>
      (await send({ language, receiver: { email, placeholders } })).body.data.mailingId
    const speaksEnglish = await aSubscriber(api, account, { languageIso: 'en' })
    const speaksFrench = await aSubscriber(api, account, { languageIso: 'fr' })
    await proves('R-153', async () => expect(await chosen('en', receiver.email)).toBe(english.id))
    expect(await chosen('de', speaksEnglish.email)).toBe(mailing.id)
    await proves('E-195.1', async () => {
      expect(await chosen(undefined, speaksEnglish.email)).toBe(english.id)
      expect(await chosen(null, speaksFrench.email)).toBe(mailing.id)
      expect(await chosen(undefined, receiver.email)).toBe(mailing.id)
    })
    await proves(['E-195.2', 'D-TRG-4.2'], async () => {
      for (const language of ['xx', 'DE', ''])
        expect(refusals(await send({ language, receiver: { email: receiver.email, placeholders } }))).toEqual([
          '422 #/language language_not_available',
        ])
    })
  })

  test('the only language there is does for everybody who names none', proving('D-TRG-4.1'), async () => {
    const { triggerTypeId } = await aTriggerMailing(api, account, { languageIso: 'en' })
    const { body } = await send({ triggerTypeId, receiver: { email: receiver.email, placeholders } })
    expect(body.data.language).toBe('en')
  })
})
