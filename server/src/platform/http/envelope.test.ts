import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let channelAccount: TestAccount
let subscriberId: number
let groupId: number
beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-03-29 01:30:59')
  account = await anAccount(api)
  channelAccount = await anAccount(api, { channels: ['Reisen'] })
  await aCustomerField(api, account.customerId, 1)
  subscriberId = (await aSubscriber(api, account)).id
  const group = await api.call('POST', '/subscriberGroups', {
    key: account.key,
    body: { name: 'Stammkunden', type: 3 },
  })
  groupId = group.body.data.id
  const subscriberIds = [subscriberId]
  await api.call('POST', `/subscriberGroups/${groupId}/subscribers`, { key: account.key, body: { subscriberIds } })
})
afterAll(() => api.stop())

const get = (path: string, key = account.key) => api.call('GET', path, { key })
const subscriberIncludes = ['channels', 'groups']

const plain: [string, () => string, string[]][] = [
  ['an account', () => '/whoami', ['channels', 'languages']],
  ['the list of channels', () => '/channels', []],
  ['the list of customer fields', () => '/customerFields', []],
  ['a subscriber', () => `/subscribers/${subscriberId}`, subscriberIncludes],
  ['a group', () => `/subscriberGroups/${groupId}`, []],
]

describe('every answer is wrapped', () => {
  test.each(plain)('%s carries exactly include and meta', async (_, path, include) => {
    const { status, body } = await get(path())
    expect(status).toBe(200)
    proves('D-ENV-1.1', () => expect(Object.keys(body)).toEqual(['data', 'meta']))
    proves(['D-ENV-2.1', 'D-ENV-3.1', 'D-ENV-3.2'], () => expect(body.meta).toEqual({ include, meta: {} }))
  })

  test.each([
    ['subscribers', () => '/subscribers', subscriberIncludes],
    ['groups', () => '/subscriberGroups', []],
    ['members of a group', () => `/subscriberGroups/${groupId}/subscribers`, subscriberIncludes],
  ])('the paginated list of %s adds its pages, ten records each', async (_, path, include) => {
    const { body } = await get(path())
    proves('D-ENV-1.2', () => expect(Array.isArray(body.data)).toBe(true))
    proves(['D-ENV-2.2', 'R-043'], () =>
      expect(body.meta).toEqual({
        include,
        meta: {},
        pagination: { total: 1, count: 1, perPage: 10, currentPage: 1, totalPages: 1 },
      }),
    )
  })

  test.each([
    ['create', 'POST', () => '/subscribers', 201],
    ['upsert', 'POST', () => '/subscribers/upsert', 201],
    ['register', 'POST', () => '/subscribers/register', 201],
    ['update', 'PUT', () => `/subscribers/${subscriberId}`, 200],
  ])('the answer to %s is wrapped like a read one', async (_, method, path, status) => {
    const answer = await api.call(method, path(), { key: account.key, body: { email: anEmail() } })
    expect(answer.status).toBe(status)
    proves('R-071', () => expect(answer.body.data.objectType).toBe('Subscriber'))
    expect(answer.body.meta.include).toEqual(subscriberIncludes)
    proves('D-ENV-3.2', () => {
      expect(answer.body.meta.meta).toBeTypeOf('object')
      expect(Array.isArray(answer.body.meta.meta)).toBe(false)
    })
  })
})

describe('includes', () => {
  test('relations appear only when asked for, each as {data}', async () => {
    const bare = await get(`/subscribers/${subscriberId}`)
    proves('R-059', () => {
      expect(bare.body.data).not.toHaveProperty('groups')
      expect(bare.body.data).not.toHaveProperty('channels')
    })
    const both = await get(`/subscribers/${subscriberId}?include=%20groups%20,%20channels`)
    proves(['D-ENV-1.3', 'D-ENV-4.4'], () =>
      expect(both.body.data.groups.data.map(({ id }: { id: number }) => id)).toEqual([groupId]),
    )
    proves('D-ENV-4.6', () => expect(both.body.data.channels).toEqual({ data: [] }))
    expect(both.body.meta.include).toEqual(subscriberIncludes)
  })

  test('an account includes channels and languages', async () => {
    const { body } = await get('/whoami?include=channels,languages', channelAccount.key)
    proves('D-ENV-4.1', () => {
      expect(body.data.channels.data.map(({ id }: { id: number }) => id)).toEqual(channelAccount.channelIds)
      expect(body.data.languages.data.map(({ iso }: { iso: string }) => iso)).toEqual(['de', 'en'])
    })
    const without = await get('/whoami?include=channels')
    proves('D-ENV-4.6', () => expect(without.body.data.channels).toEqual({ data: [] }))
  })

  test.each([
    ['an unknown name', () => '/whoami?include=nothing'],
    ['one unknown name among known ones', () => '/whoami?include=channels,nothing'],
    ['a relation of another resource', () => `/subscribers/${subscriberId}?include=languages`],
    ['a name in other letters', () => `/subscribers/${subscriberId}?include=Channels`],
  ])('%s is refused', proving('D-ENV-4.5'), async (_, path) => {
    const { status, body } = await get(path())
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ parameter: 'include', code: 'include_unknown', detail: expect.any(String) }])
  })

  test.each(['/channels', '/customerFields', '/subscriberGroups'])(
    '%s includes nothing',
    proving('D-ENV-4.3'),
    async (path) => {
      expect((await get(`${path}?include=channels`)).status).toBe(422)
    },
  )
})

describe('records', () => {
  const records: [string, () => string, string][] = [
    ['Account', () => '/whoami?include=channels,languages', ''],
    ['Channel', () => '/channels', 'channel'],
    ['CustomerField', () => '/customerFields', ''],
    ['Subscriber', () => `/subscribers/${subscriberId}?include=channels,groups`, ''],
    ['SubscriberGroup', () => `/subscriberGroups/${groupId}`, ''],
  ]

  test.each(records)('%s names its type, has integer ids and times in UTC to the second', async (type, path, kind) => {
    const { body } = await get(path(), kind === 'channel' ? channelAccount.key : account.key)
    const found = Array.isArray(body.data) ? body.data : [body.data]
    expect(found.length).toBeGreaterThan(0)
    proves('D-ENV-5.1', () => {
      for (const record of found) {
        expect(record.objectType).toBe(type)
        expect(Number.isSafeInteger(record.id) && record.id > 0).toBe(true)
      }
    })
    proves('D-ENV-6.1', () => {
      for (const [name, value] of membersOf(found)) {
        if (name.endsWith('At') && value !== null) expect(value).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        expect(value).not.toBeUndefined()
      }
    })
  })

  test('times are those of the clock in UTC, without a zone, also in the hour a summer time begins', async () => {
    api.clock.set('2026-03-29 01:30:59')
    const { id } = await aSubscriber(api, account)
    const { body } = await get(`/subscribers/${id}`)
    proves('D-ENV-6.1', () => expect(body.data.createdAt).toMatch(/^2026-03-29 01:(30:59|31:\d\d)$/))
    const found = await get(
      `/subscribers?filter[createdAt][gte]=2026-03-29+01:30:00&filter[createdAt][lt]=2026-03-29%2002:30:00&filter[id]=${id}`,
    )
    proves('D-ENV-6.2', () => expect(found.body.meta.pagination.total).toBe(1))
  })

  test('empty maps are {} and empty lists []; keys without a value are there and null', async () => {
    const empty = await anAccount(api)
    await proves('D-ENV-7.1', async () => {
      expect((await get('/channels', empty.key)).body.data).toEqual([])
      expect((await get('/customerFields', empty.key)).body.data).toEqual([])
    })
    const { id } = await aSubscriber(api, empty)
    const answer = await get(`/subscribers/${id}`, empty.key)
    proves('D-ENV-7.1', () => expect(answer.text).toContain('"customerFields":{}'))
    const {
      objectType,
      id: _,
      email,
      status,
      createdAt,
      updatedAt,
      optinAt,
      customerFields,
      ...rest
    } = answer.body.data
    expect({ objectType, status, customerFields }).toEqual({ objectType: 'Subscriber', status: 1, customerFields: {} })
    proves('D-ENV-7.2', () => expect([email, createdAt, updatedAt, optinAt]).not.toContain(null))
    expect(rest).toEqual({
      kind: 'person',
      genderId: null,
      academicTitle: null,
      firstname: null,
      lastname: null,
      salutation: null,
      city: null,
      birthday: null,
      languageIso: null,
      timeZone: null,
      reference: null,
      statusAddition: null,
      optinIp: null,
      optoutAt: null,
      optoutIp: null,
      optoutNewsletterId: null,
      receivedOptinAt: null,
    })
  })
})

test('a subscriber is created, read, updated and deleted through the API', async () => {
  const { id } = await aSubscriber(api, account, { firstname: 'Erika' })
  expect((await get(`/subscribers/${id}`)).body.data.firstname).toBe('Erika')
  const updated = await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: { firstname: 'Ute' } })
  expect(updated.body.data.firstname).toBe('Ute')
  expect((await get(`/subscribers/${id}`)).body.data.firstname).toBe('Ute')
  expect((await api.call('DELETE', `/subscribers/${id}`, { key: account.key })).status).toBe(204)
  expect((await get(`/subscribers/${id}`)).status).toBe(404)
})

function membersOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [[name, member] as [string, unknown], ...membersOf(member)])
}
