import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { pair, sizeOf } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { queuedTriggers } from '../../../test/trigger-ledger.ts'

let api: TestApi
let account: TestAccount
let triggerTypeId: number

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  account = await anAccount(api)
  triggerTypeId = (await aTriggerMailing(api, account)).triggerTypeId
})

const linkOf = (name: string) => ({ placeholders: { resetLink: `https://shop.example/${name}` } })
const send = (receivers: unknown, more: object = {}, key = account.key) =>
  api.call('POST', '/mailings/singleTrigger/batch', { key, body: { triggerTypeId, ...more, receivers } })
const queued = () => queuedTriggers(api, account)
const people = (count: number) => Array.from({ length: count }, (_, i) => ({ email: anEmail(), ...linkOf(String(i)) }))

test(
  'everybody gets values and a subject of their own, in the order of the request',
  proving(['R-156.1', 'R-157', 'R-160']),
  async () => {
    const [one, two] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    const { status, body } = await send(
      [
        { email: one.email, ...linkOf('one') },
        { subscriberId: two.id, subject: 'Nur für Sie', ...linkOf('two') },
      ],
      { senderName: 'Shop-Team', subject: 'Für alle' },
    )
    const mails = await queued()
    const result = { objectType: 'TriggerSend', result: 'accepted', error: null }
    expect(status).toBe(200)
    proves('D-TRG-6.1', () =>
      expect(body).toEqual({
        data: [
          {
            ...result,
            index: 0,
            id: mails[0]?.id,
            receiver: { email: one.email, subscriberId: one.id, subscriberCreated: false },
          },
          {
            ...result,
            index: 1,
            id: mails[1]?.id,
            receiver: { email: two.email, subscriberId: two.id, subscriberCreated: false },
          },
        ],
        meta: { include: [], meta: { total: 2, accepted: 2, rejected: 0 } },
      }),
    )
    expect(mails.map(({ subscriberId, payload }) => [subscriberId, payload])).toEqual([
      [one.id, { senderName: 'Shop-Team', subject: 'Für alle', ...linkOf('one') }],
      [two.id, { senderName: 'Shop-Team', subject: 'Nur für Sie', ...linkOf('two') }],
    ])
  },
)

test('a hundred receivers, not one more and at least one; otherwise nothing is queued', async () => {
  await proves(['E-202.2', 'R-042'], async () => {
    expect(refusals(await send(people(101)))).toEqual(['422 #/receivers too_many_receivers'])
    expect(refusals(await send([]))).toEqual(['422 #/receivers too_short'])
    expect(refusals(await send(['someone@example.com']))).toEqual(['422 #/receivers/0 type_mismatch'])
    expect(await queued()).toEqual([])
  })
  const { status, body } = await send(people(100))
  await proves('E-202.1', async () => {
    expect([status, body.meta.meta]).toEqual([200, { total: 100, accepted: 100, rejected: 0 }])
    expect(body.data.map(({ index }: { index: number }) => index)).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(await queued()).toHaveLength(100)
  })
})

test('faulty receivers are rejected one by one, the others are sent', proving(['E-203', 'E-205']), async () => {
  const known = await aSubscriber(api, account)
  const archived = await aSubscriber(api, account, pair('3/4'))
  const powerless = await aKey(api, account.accountId, { permissions: [] })
  const { status, body } = await send(
    [
      { email: 'no address', ...linkOf('a') },
      { email: known.email, ...linkOf('b') },
      { email: known.email, subscriberId: known.id, ...linkOf('c') },
      { ...linkOf('d') },
      { email: archived.email, ...linkOf('e') },
      { email: 'unknown@example.com', ...linkOf('f') },
      { email: known.email },
      { email: known.email, subject: 'a\nb', ...linkOf('g') },
      { subscriberId: known.id, ...linkOf('h') },
    ],
    {},
    powerless.key,
  )
  expect([status, body.meta.meta]).toEqual([200, { total: 9, accepted: 2, rejected: 7 }])
  const outcomes = body.data.map(
    ({ error }: { error: { code: string; status: number; errors?: { pointer: string }[] } | null }) =>
      error ? [error.status, error.code, ...(error.errors ?? []).map(({ pointer }) => pointer)] : 'accepted',
  )
  expect(outcomes).toEqual([
    [422, 'validation_failed', '#/receivers/0/email'],
    'accepted',
    [422, 'validation_failed', '#/receivers/2/subscriberId'],
    [422, 'validation_failed', '#/receivers/3/email'],
    [409, 'receiver_archived'],
    [403, 'subscriber_unknown'],
    [422, 'placeholder_missing', '#/receivers/6/placeholders/resetLink'],
    [422, 'validation_failed', '#/receivers/7/subject'],
    'accepted',
  ])
  expect(body.data[5].receiver).toEqual({ email: 'unknown@example.com', subscriberId: null, subscriberCreated: false })
  expect((await queued()).map(({ payload }) => payload)).toEqual([linkOf('b'), linkOf('h')])
})

test('even when everybody is rejected the answer is 200', proving('D-TRG-6.2'), async () => {
  const { status, body } = await send([{ email: 'x' }, { email: 'y' }])
  expect([status, body.meta.meta]).toEqual([200, { total: 2, accepted: 0, rejected: 2 }])
})

test('faults of the request itself reject it as a whole', proving('D-TRG-6.3'), async () => {
  const receivers = people(2)
  expect(refusals(await send(receivers, { triggerTypeId: 999_999 }))).toEqual([
    '422 #/triggerTypeId trigger_type_unknown',
  ])
  expect(refusals(await send(receivers, { language: 'xx' }))).toEqual(['422 #/language language_not_available'])
  expect(refusals(await send(receivers, { subject: 'a\r\nb' }))).toEqual(['422 #/subject characters_invalid'])
  const inactive = await aTriggerMailing(api, account, { isActive: false })
  expect(refusals(await send(receivers, { triggerTypeId: inactive.triggerTypeId }))).toEqual([
    '409 trigger_mailing_inactive',
  ])
  expect(await sizeOf(api, account)).toMatchObject({ subscribers: 0, messages: 0 })
})

test('the same address twice is two mails to one subscriber, also when it is new', proving('D-TRG-7'), async () => {
  const email = anEmail()
  const { body } = await send([
    { email, ...linkOf('one') },
    { email: email.toUpperCase(), ...linkOf('two') },
  ])
  const [first, second] = body.data.map(({ receiver }: { receiver: object }) => receiver)
  expect(first).toEqual({ email, subscriberId: first.subscriberId, subscriberCreated: true })
  expect([second.subscriberId, second.subscriberCreated]).toEqual([first.subscriberId, false])
  expect((await queued()).map(({ subscriberId, payload }) => [subscriberId, payload])).toEqual([
    [first.subscriberId, linkOf('one')],
    [first.subscriberId, linkOf('two')],
  ])
})

test('without a language every receiver gets the mailing in their own', async () => {
  const english = await aTriggerMailing(api, account, {
    triggerTypeId,
    languageIso: 'en',
    subject: 'Your new password',
  })
  const [german, briton] = [await aSubscriber(api, account), await aSubscriber(api, account, { languageIso: 'en' })]
  await send([
    { email: german.email, ...linkOf('de') },
    { email: briton.email, ...linkOf('en') },
  ])
  const mails = await queued()
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr neues Passwort', 'Your new password'])
  expect(mails[1]?.mailingId).toBe(english.id)
})

test('a hundred new receivers leave a consent ledger and counters that hold', async () => {
  await send(people(100))
  const [row] = await api.database.query<{ entries: number; last: number; facets: number }>(
    `select h.consent_seq::int as entries, h.last_subscriber_id::int as last,
            (select sum(cnt)::int from subscriber_facets f where f.account_id = $1 and f.facet = 'status:' || $2 and f.value = '2/3') as facets
     from account_heads h where h.account_id = $1`,
    [account.accountId, account.channelIds[0]],
  )
  expect(row).toEqual({ entries: 100, last: 100, facets: 100 })
})
