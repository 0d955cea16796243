import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let powerless: string
const put = (subscribers: unknown, key = account.key) =>
  api.call('PUT', '/subscribers/multiple', { key, body: { subscribers } })
const read = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data
const total = async () =>
  (await api.call('GET', '/subscribers?limit=1', { key: account.key })).body.meta.pagination.total as number
type Person = { id: number; email: string }
const people = async (number: number) => {
  const created: Person[] = []
  while (created.length < number) created.push(await aSubscriber(api, account))
  return created
}
const outcomes = (answer: { body: { data: { result: string; error?: { code: string } }[] } }) =>
  answer.body.data.map(({ result, error }) => error?.code ?? result)

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  powerless = (await aKey(api, account.accountId, { permissions: [] })).key
})
afterAll(() => api.stop())

describe('many at once', () => {
  test('mixed outcomes keep the order, the counts, and the failing record', proving(['E-100', 'R-066']), async () => {
    const [one, two, three] = (await people(3)) as [Person, Person, Person]
    const untouched = await read(two.id)
    const answer = await put([
      { id: one.id, status: 3, statusAddition: 6, firstname: 'Eva' },
      { id: two.id, firstname: 'New', birthday: 'never' },
      { id: 999_999, firstname: 'Nobody' },
      { id: three.id, status: 1 },
    ])
    expect(answer.status).toBe(200)
    await proves(['D-SUB-9.2', 'D-SUB-9.6'], async () =>
      expect(answer.body).toEqual({
        data: [
          {
            objectType: 'SubscriberResult',
            index: 0,
            id: one.id,
            result: 'updated',
            subscriber: { data: await read(one.id) },
          },
          {
            objectType: 'SubscriberResult',
            index: 1,
            id: two.id,
            result: 'failed',
            error: expect.objectContaining({
              code: 'validation_failed',
              status: 422,
              errors: [expect.objectContaining({ pointer: '#/birthday', code: 'date_invalid' })],
            }),
          },
          {
            objectType: 'SubscriberResult',
            index: 2,
            id: 999_999,
            result: 'failed',
            error: { code: 'subscriber_not_found', status: 404, detail: expect.any(String) },
          },
          {
            objectType: 'SubscriberResult',
            index: 3,
            id: three.id,
            result: 'unchanged',
            subscriber: { data: await read(three.id) },
          },
        ],
        meta: { include: ['channels', 'groups'], meta: { total: 4, updated: 1, unchanged: 1, failed: 2 } },
      }),
    )
    expect(await read(one.id)).toMatchObject({ firstname: 'Eva', status: 3, statusAddition: 6 })
    await proves('D-SUB-9.3', async () => expect(await read(two.id)).toEqual(untouched))
  })

  test('100 items are fine', proving('E-099.1'), async () => {
    const hundred = await people(100)
    const answer = await put(hundred.map(({ id }, i) => ({ id, city: `Stadt ${i}` })))
    expect(answer.body.meta.meta).toEqual({ total: 100, updated: 100, unchanged: 0, failed: 0 })
    const page = await api.call('GET', `/subscribers?limit=500&filter[id]=${hundred.map(({ id }) => id)}`, {
      key: account.key,
    })
    const cities = new Map(page.body.data.map((s: { id: number; city: string }) => [s.id, s.city]))
    expect(hundred.map(({ id }) => cities.get(id))).toEqual(hundred.map((_, i) => `Stadt ${i}`))
  })

  test('include applies to the nested records', proving('D-SUB-9.7'), async () => {
    const [{ id }] = (await people(1)) as [Person]
    const { body } = await api.call('PUT', '/subscribers/multiple?include=channels,groups', {
      key: account.key,
      body: { subscribers: [{ id, city: 'Bonn' }] },
    })
    expect(body.data[0].subscriber.data).toMatchObject({ channels: { data: [] }, groups: { data: [] } })
  })
})

describe('faults of the request change nothing', () => {
  test.each<[string, (id: number) => unknown, string]>([
    [
      'E-099.2, D-SUB-9.5: 101 items',
      (id) => Array.from({ length: 101 }, () => ({ id, city: 'x' })),
      '422 #/subscribers too_long',
    ],
    ['E-099.2, D-SUB-9.5: none', () => [], '422 #/subscribers too_short'],
    ['no list', (id) => ({ id }), '422 #/subscribers type_mismatch'],
    ['absent', () => undefined, '422 #/subscribers required'],
    ['E-105: a number among the items', (id) => [{ id, city: 'x' }, 5], '422 #/subscribers/1 type_mismatch'],
    ['E-105: null among the items', (id) => [{ id, city: 'x' }, null], '422 #/subscribers/1 type_mismatch'],
    ['E-105: a list among the items', (id) => [[], { id, city: 'x' }], '422 #/subscribers/0 type_mismatch'],
  ])(
    '%s',
    provingEach(async (_name, items, expected) => {
      const { id } = await aSubscriber(api, account)
      const before = await read(id)
      expect(refusals(await put(items(id)))).toEqual([expected])
      expect(await read(id)).toEqual(before)
    }),
  )

  test('the fixed path is never taken for an id', proving('E-112'), async () => {
    const answer = await api.call('PUT', '/subscribers/multiple', { key: account.key, body: { city: 'Bonn' } })
    expect(refusals(answer)).toEqual(['422 #/subscribers required', '422 #/city field_unknown'])
    const got = await api.call('GET', '/subscribers/multiple', { key: account.key })
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'OPTIONS, PUT'])
  })
})

describe('items stand alone', () => {
  test('all failing is still 200', proving('E-101'), async () => {
    const answer = await put([{ id: 999_998 }, { email: anEmail(), city: 'x' }, {}])
    expect(answer.status).toBe(200)
    expect(outcomes(answer)).toEqual(['subscriber_not_found', 'subscriber_not_found', 'validation_failed'])
    expect(answer.body.meta.meta).toMatchObject({ total: 3, failed: 3 })
  })

  test(
    'the same subscriber twice fails the second time, by id and by email',
    proving(['E-102', 'D-SUB-9.4']),
    async () => {
      const { id, email } = await aSubscriber(api, account)
      const answer = await put([
        { id, city: 'first' },
        { id, city: 'second' },
        { email: email.toUpperCase(), city: 'third' },
      ])
      expect(outcomes(answer)).toEqual(['updated', 'duplicate_item', 'duplicate_item'])
      expect((await read(id)).city).toBe('first')
      const byEmail = await put([
        { email, city: 'fourth' },
        { id, city: 'fifth' },
      ])
      expect(outcomes(byEmail)).toEqual(['updated', 'duplicate_item'])
      expect((await read(id)).city).toBe('fourth')
    },
  )

  test('unknown and foreign ids fail in the same words', proving('E-103'), async () => {
    const foreign = await anAccount(api)
    // An id that the other account has and this one has not.
    const heads = 'update account_heads set last_subscriber_id = 5000 where account_id = $1'
    await api.database.query(heads, [foreign.accountId])
    const { id: stranger } = await aSubscriber(api, foreign)
    const [known, unknown] = [await put([{ id: stranger, city: 'x' }]), await put([{ id: 999_997, city: 'x' }])]
    const words = ({ body }: typeof known) => body.data[0].error
    expect(words(known)).toEqual(words(unknown))
    expect(words(known).code).toBe('subscriber_not_found')
  })

  test('an item by email finds, and never creates', proving(['E-104', 'D-SUB-9.1']), async () => {
    const { id, email } = await aSubscriber(api, account)
    const before = await total()
    const answer = await put([
      { email: email.toUpperCase(), city: 'Bonn' },
      { email: anEmail('nobody'), city: 'Bonn' },
    ])
    expect(outcomes(answer)).toEqual(['updated', 'subscriber_not_found'])
    expect(answer.body.data.map(({ id }: { id: number | null }) => id)).toEqual([id, null])
    expect(await read(id)).toMatchObject({ email, city: 'Bonn' })
    expect(await total()).toBe(before)
  })

  test('with an id, the email is a change of address', async () => {
    const [one, two] = (await people(2)) as [Person, Person]
    const answer = await put([
      { id: one.id, email: anEmail('moved') },
      { id: two.id, email: one.email },
    ])
    expect(outcomes(answer)).toEqual(['updated', 'updated'])
    expect((await read(two.id)).email).toBe(one.email)
    const [third] = (await people(1)) as [Person]
    const taken = await put([{ id: third.id, email: one.email, city: 'x' }])
    expect(taken.body.data[0].error).toMatchObject({ code: 'subscriber_exists', status: 409, subscriberId: two.id })
    expect((await read(third.id)).city).toBeNull()
  })

  test('a missing permission stops its item only', proving('E-106'), async () => {
    const { id: ready } = await aSubscriber(api, account)
    const { id: gone } = await aSubscriber(api, account, { status: 3, statusAddition: 4 })
    const answer = await put(
      [
        { id: gone, status: 1, city: 'x' },
        { id: ready, city: 'Bonn' },
      ],
      powerless,
    )
    expect(outcomes(answer)).toEqual(['permission_required', 'updated'])
    expect(answer.body.data[0].error).toMatchObject({
      status: 403,
      requiredPermissions: ['reactivateUnsubscribed'],
      transition: { from: { status: 3, statusAddition: 4 }, to: { status: 1, statusAddition: null } },
    })
    expect(await read(gone)).toMatchObject({ status: 3, statusAddition: 4, city: null })
    expect((await read(ready)).city).toBe('Bonn')
  })

  test.each([1.5, 0, -1, 1e300, '5', null, true, {}])('an id %j fails its item', async (id) => {
    const answer = await put([{ id, city: 'x' }])
    expect(answer.status).toBe(200)
    expect(answer.body.data[0]).toMatchObject({ id: null, result: 'failed', error: { code: 'validation_failed' } })
  })
})
