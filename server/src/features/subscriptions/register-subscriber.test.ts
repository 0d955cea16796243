import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, messagesOf, pair, pairIn, sizeOf } from '../../../test/ledgers.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
let field: number
const baseData = {
  genderId: 2,
  academicTitle: 'Dr.',
  firstname: 'Eva',
  lastname: 'Maier',
  salutation: 'Liebe Eva',
  city: 'Köln',
  birthday: '1990-02-01',
  languageIso: 'de',
  reference: 'CRM-7',
}

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  channelled = await anAccount(api, { customerId: account.customerId, channels: ['Angebote'] })
  field = await aCustomerField(api, account.customerId, 1)
})
afterAll(() => api.stop())

const register = (body: object, key = account.key): Promise<Answer> =>
  api.call('POST', '/subscribers/register', { key, body })
const read = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data
const mails = (id: number) => messagesOf(api, account, id)

describe('in an account without channels', () => {
  test('a new person is pending, and one mail waits to be sent', proving(['E-143.1', 'R-117', 'R-123.1']), async () => {
    const email = anEmail()
    const { status, body, headers } = await register({ email })
    proves(['D-REG-3.1', 'D-SUB-6.3'], () => expect(status).toBe(201))
    expect(headers.get('location')).toBe(`/api/v1/subscribers/${body.data.id}`)
    expect(body.data).toMatchObject({ email, ...pair('2/1'), receivedOptinAt: expect.any(String), optinAt: null })
    proves('D-REG-3.2', () =>
      expect(body.meta.meta).toEqual({ optinSent: true, optinChannelIds: [], activatedChannelIds: [] }),
    )
    expect(await read(body.data.id)).toEqual(body.data)
    expect(await mails(body.data.id)).toEqual([
      {
        class: 'optin',
        state: 0,
        attempt: 0,
        mailingId: account.optinMailingId,
        channelIds: account.channelIds,
        deferredData: null,
      },
    ])
  })

  test('a ready person stays as they are, without mail', proving(['E-147', 'R-126']), async () => {
    const { id, email } = await aSubscriber(api, account)
    api.clock.advance(5000)
    const before = await read(id)
    const { status, body } = await register({ email: email.toUpperCase() })
    proves(['D-REG-3.1', 'D-SUB-6.3'], () => expect([status, body.meta.meta.optinSent]).toEqual([200, false]))
    expect(await read(id)).toEqual(before)
    expect(await mails(id)).toEqual([])
  })

  test('forced, a ready person is asked and stays ready', proving(['E-148.1', 'R-127', 'R-119']), async () => {
    const { id, email } = await aSubscriber(api, account)
    const before = await read(id)
    const { status, body } = await register({ email, forceOptIn: true })
    expect([status, body.meta.meta.optinSent]).toEqual([200, true])
    expect(await read(id)).toEqual(before)
    expect(await mails(id)).toMatchObject([{ state: 0, channelIds: account.channelIds }])
  })

  test.each([
    ['E-155.1: unsubscribed', '3/4'],
    ['E-156.1: bounced', '3/5'],
    ['E-157.1: complaining', '3/7'],
    ['manually archived', '3/6'],
    ['E-159: without opt-in', '2/2'],
    ['E-159: transactional', '2/3'],
  ])(
    '%s person returns: pending, with a mail',
    provingEach(async (_name, at) => {
      const { id, email } = await aSubscriber(api, account, pair(at))
      const { status, body } = await register({ email })
      await proves('R-125.1', async () => {
        expect([status, pairIn(body.data), body.meta.meta.optinSent]).toEqual([200, '2/1', true])
        expect(await mails(id)).toHaveLength(1)
      })
    }),
  )

  test('a complaint still guards the way that no person confirmed', proving('E-157.2'), async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/7'))
    await register({ email })
    const { key } = await aKey(api, account.accountId, { permissions: ['archiveReceiveReady'] })
    const refused = await api.call('PUT', `/subscribers/${id}`, { key, body: pair('1') })
    expect([refused.status, refused.body.requiredPermissions]).toEqual([403, ['reactivateComplained']])
  })

  test.each([false, true])('a blacklisted person is refused (force: %s)', proving('E-158'), async (forceOptIn) => {
    const { id, email } = await aSubscriber(api, account, pair('3/8'))
    const before = [await read(id), await sizeOf(api, account)]
    expect(refusals(await register({ email, forceOptIn, city: 'Bonn' }))).toEqual(['409 subscriber_blacklisted'])
    expect([await read(id), await sizeOf(api, account)]).toEqual(before)
  })

  test('registering twice queues two mails and starts the time again', proving('E-160.1'), async () => {
    const first = await register({ email: anEmail() })
    api.clock.advance(60_000)
    const second = await register({ email: first.body.data.email })
    expect([second.status, second.body.data.id]).toEqual([200, first.body.data.id])
    expect(second.body.data.receivedOptinAt > first.body.data.receivedOptinAt).toBe(true)
    expect(await mails(first.body.data.id)).toHaveLength(2)
  })

  test('the sixth mail within a day is not sent, and the answer says so', proving(['E-161', 'D-REG-6']), async () => {
    const email = anEmail()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await register({ email }))
    const id = answers[0]?.body.data.id
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200])
    expect(answers.map(({ body }) => body.meta.meta.optinSent)).toEqual([true, true, true, true, true, false])
    expect(answers[5]?.body.meta.meta).toMatchObject({ optinSuppressed: 'throttled', optinChannelIds: [] })
    expect(await mails(id)).toHaveLength(5)
    api.clock.advance(24 * 60 * 60 * 1000 + 1000)
    expect((await register({ email })).body.meta.meta.optinSent).toBe(true)
  })

  test('beyond the limit the state follows its rules all the same', proving('D-REG-6'), async () => {
    const email = anEmail()
    for (let i = 0; i < 5; i++) await register({ email })
    const id = (await register({ email })).body.data.id
    await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pair('3/6') })
    const { status, body } = await register({ email })
    expect([status, pairIn(body.data), body.meta.meta.optinSent]).toEqual([200, '2/1', false])
  })
})

describe('the body', () => {
  test.each([
    ['E-145, D-REG-4.5: channelIds of an empty list', { channelIds: [] }, '422 #/channelIds too_short'],
    ['E-145: unknown channelIds', { channelIds: [999_999] }, '422 #/channelIds/0 channel_unknown'],
    ['E-145: channelIds as text', { channelIds: ['1'] }, '422 #/channelIds/0 type_mismatch'],
    ['R-118: channelIds as no list', { channelIds: 1 }, '422 #/channelIds type_mismatch'],
    ['E-162, R-119: forceOptIn as text', { forceOptIn: 'true' }, '422 #/forceOptIn type_mismatch'],
    ['E-163, D-REG-1.2: a status', { status: 1 }, '422 #/status field_not_allowed'],
    ['D-REG-1.2: an addition', { statusAddition: 1 }, '422 #/statusAddition field_not_allowed'],
    ['D-REG-1.2: channels', { channels: [] }, '422 #/channels field_not_allowed'],
    ['R-117: no email', { email: undefined }, '422 #/email required'],
    ['R-117: an email that is none', { email: 'x@' }, '422 #/email email_invalid'],
    ['a member that does not exist', { forceOptin: true }, '422 #/forceOptin field_unknown'],
    [
      'R-120: customer fields that do not exist',
      { customerFields: { 999: 1 } },
      '422 #/customerFields/999 customer_field_unknown',
    ],
  ])(
    '%s is refused, and nothing is saved',
    provingEach(async (_name, body, expected) => {
      const before = await sizeOf(api, channelled)
      expect(refusals(await register({ email: anEmail(), ...body }, channelled.key))).toEqual([expected])
      expect(await sizeOf(api, channelled)).toEqual(before)
    }),
  )

  test('channelIds need the channel module', proving('E-146'), async () => {
    const answer = await register({ email: anEmail(), channelIds: account.channelIds })
    expect(refusals(answer)).toEqual(['422 #/channelIds channels_not_enabled'])
  })

  test('at most 50 channelIds', proving('D-REG-4.7'), async () => {
    const [channel] = channelled.channelIds
    const many = (count: number) =>
      register({ email: anEmail(), channelIds: Array.from({ length: count }, () => channel) }, channelled.key)
    expect((await many(50)).status).toBe(201)
    expect(refusals(await many(51))).toEqual(['422 #/channelIds too_long'])
  })

  test(
    'data is saved at once, for a new person and for a known one',
    proving(['E-164', 'D-REG-2.1', 'R-120']),
    async () => {
      const email = anEmail()
      const customerFields = { [field]: 'blau' }
      const created = await register({ email, ...baseData, customerFields })
      await proves('D-REG-1.1', async () =>
        expect(await read(created.body.data.id)).toMatchObject({ ...baseData, customerFields }),
      )
      const changed = await register({ email, city: null, lastname: 'Huber', customerFields: { [field]: 'rot' } })
      expect(changed.body.data).toMatchObject({ firstname: 'Eva', lastname: 'Huber', city: null })
      expect((await read(created.body.data.id)).customerFields).toEqual({ [field]: 'rot' })
    },
  )

  test('a known address keeps the letters it was saved with', async () => {
    const { email } = await aSubscriber(api, account)
    expect((await register({ email: email.toUpperCase() })).body.data.email).toBe(email)
  })
})

describe('a key that defers unconfirmed data', () => {
  const data = { firstname: 'Mallory', customerFields: {} as Record<string, string> }
  let key: string
  beforeAll(async () => {
    data.customerFields = { [field]: 'fremd' }
    const wishes = { deferUnconfirmedData: true, defaultOptinMailingId: account.optinMailingId }
    key = (await aKey(api, account.accountId, wishes)).key
  })

  test('keeps the values of a new person with the mail', async () => {
    const { body } = await register({ email: anEmail(), ...data }, key)
    expect(body.data).toMatchObject({ firstname: null, customerFields: { [field]: null } })
    expect(await mails(body.data.id)).toMatchObject([{ deferredData: data }])
  })

  test('leaves a known person as they are', async () => {
    const { id, email } = await aSubscriber(api, account, { firstname: 'Eva', ...pair('2/2') })
    await register({ email, ...data }, key)
    expect(await read(id)).toMatchObject({ firstname: 'Eva', customerFields: { [field]: null } })
    expect(await mails(id)).toMatchObject([{ deferredData: data }])
  })

  test('and without a mail the values go nowhere, and the answer says so', async () => {
    const { id, email } = await aSubscriber(api, account, { firstname: 'Eva' })
    const { body } = await register({ email, ...data }, key)
    expect(body.meta.meta).toMatchObject({ optinSent: false, data: 'ignored' })
    expect(await read(id)).toMatchObject({ firstname: 'Eva' })
  })
})

describe('all or nothing', () => {
  test('person, state, mail and evidence are written by one transaction', proving('E-167.1'), async () => {
    const { body } = await register({ email: anEmail() })
    const { id } = body.data
    const rows = await api.database.query<{ writer: string }>(
      `select xmin::text as writer from subscribers where account_id = $1 and id = $2
       union all select xmin::text from subscriptions where account_id = $1 and subscriber_id = $2
       union all select xmin::text from messages where account_id = $1 and subscriber_id = $2
       union all select xmin::text from consent_entries where account_id = $1 and subscriber_id = $2`,
      [account.accountId, id],
    )
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ writer }) => writer)).size).toBe(1)
    expect(await consentOf(api, account, id)).toMatchObject([{ from: null, to: 'optinPending', source: 'register' }])
  })

  test('where the mail cannot be put on the ledger nothing else stays', async () => {
    const before = await sizeOf(api, account)
    await api.database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`,
    )
    await api.database.query('create trigger refuse before insert on messages execute function refuse()')
    try {
      expect((await register({ email: anEmail() })).status).toBe(500)
    } finally {
      await api.database.query('drop function refuse cascade')
    }
    expect(await sizeOf(api, account)).toEqual(before)
  })

  test('parallel registers of one address make one person', proving('E-168'), async () => {
    const email = anEmail()
    const answers = await Promise.all(Array.from({ length: 4 }, () => register({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
    const ids = new Set(answers.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    expect(await mails([...ids][0])).toHaveLength(4)
  })
})
