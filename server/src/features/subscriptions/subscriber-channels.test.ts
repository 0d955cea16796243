import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let one: number
let two: number
let three: number
const call = (method: string, path: string, body?: unknown, key = account.key) => api.call(method, path, { key, body })
const channelsOf = async (id: number) =>
  (await call('GET', `/subscribers/${id}?include=channels`)).body.data.channels.data
const statesOf = async (id: number) =>
  (await channelsOf(id)).map((c: { id: number; status: number; statusAddition: number | null }) => [
    c.id,
    c.status,
    c.statusAddition,
  ])

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  ;[one, two, three] = account.channelIds as [number, number, number]
})
afterAll(() => api.stop())

describe('a subscriber in channels', () => {
  test('has one status per channel, ordered by id', proving(['R-069', 'R-095', 'R-063.2']), async () => {
    const { id } = await aSubscriber(api, account, {
      channels: [
        { id: three, status: 3, statusAddition: 8 },
        { id: one, status: 1, statusAddition: null },
        { id: two, status: 2, statusAddition: 3 },
      ],
    })
    await proves('D-CHN-4.2', async () =>
      expect(await statesOf(id)).toEqual([
        [one, 1, null],
        [two, 2, 3],
        [three, 3, 8],
      ]),
    )
  })

  test('every key is there', proving(['E-122', 'D-CHN-2.2']), async () => {
    const { id } = await aSubscriber(api, account, { channels: [{ id: two, status: 1 }] })
    const [channel] = await channelsOf(id)
    proves(['R-096', 'R-097', 'D-CHN-6.5'], () =>
      expect(channel).toEqual({
        objectType: 'Channel',
        id: two,
        isDefault: false,
        type: 1,
        translations: { de: { name: 'Angebote', description: null } },
        status: 1,
        statusAddition: null,
        optinAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        optinIp: null,
        optoutAt: null,
        optoutIp: null,
        optoutNewsletterId: null,
        receivedOptinAt: null,
      }),
    )
  })

  test('without rows the list is empty', proving(['E-121', 'D-SUB-8.3']), async () => {
    const { id } = await aSubscriber(api, account)
    expect(await channelsOf(id)).toEqual([])
    expect((await call('PUT', `/subscribers/${id}`, { channels: [] })).status).toBe(200)
    expect(await channelsOf(id)).toEqual([])
  })

  test('the record itself shows no status and no times', proving('E-120.1'), async () => {
    const { id } = await aSubscriber(api, account, { channels: [{ id: one, status: 1 }] })
    const { data } = (await call('GET', `/subscribers/${id}`)).body
    for (const member of ['status', 'statusAddition', 'optinAt', 'optoutAt', 'receivedOptinAt', 'optinIp', 'optoutIp'])
      expect(data[member]).toBeNull()
  })

  test('a write of one channel leaves the others', proving(['E-118', 'D-CHN-5.1']), async () => {
    const { id } = await aSubscriber(api, account, {
      channels: [
        { id: one, status: 1 },
        { id: two, status: 1 },
      ],
    })
    const [before] = await channelsOf(id)
    await call('PUT', `/subscribers/${id}`, { channels: [{ id: two, status: 3, statusAddition: 4 }] })
    expect(await statesOf(id)).toEqual([
      [one, 1, null],
      [two, 3, 4],
    ])
    expect((await channelsOf(id))[0]).toEqual(before)
    await call('PUT', `/subscribers/${id}`, { channels: [{ id: three, status: 1 }] })
    expect(await statesOf(id)).toHaveLength(3)
  })

  test('times follow the states of each channel', async () => {
    api.clock.set('2025-03-01 10:00:00')
    const { id } = await aSubscriber(api, account, {
      channels: [
        { id: one, status: 1 },
        { id: two, status: 2, statusAddition: 1 },
        { id: three, status: 2, statusAddition: 2 },
      ],
    })
    const times = async () =>
      (await channelsOf(id)).map((c: Record<string, string | null>) =>
        [c.optinAt, c.optoutAt, c.receivedOptinAt].map((time) => time?.slice(0, 16) ?? null),
      )
    const first = '2025-03-01 10:00'
    await proves('D-CHN-6.1', async () =>
      expect(await times()).toEqual([
        [first, null, null],
        [null, null, first],
        [null, null, null],
      ]),
    )
    api.clock.set('2025-03-02 10:00:00')
    const second = '2025-03-02 10:00'
    await call('PUT', `/subscribers/${id}`, {
      channels: [
        { id: one, status: 3, statusAddition: 4 },
        { id: two, status: 1 },
        { id: three, status: 3, statusAddition: 7 },
      ],
    })
    await proves('D-CHN-6.3', async () =>
      expect(await times()).toEqual([
        [first, second, null],
        [second, null, first],
        [null, second, null],
      ]),
    )
    api.clock.set('2025-03-03 10:00:00')
    await call('PUT', `/subscribers/${id}`, {
      channels: [
        { id: one, status: 1 },
        { id: two, status: 3, statusAddition: 6 },
      ],
    })
    await proves('D-CHN-6.2', async () =>
      expect((await times()).slice(0, 2)).toEqual([
        ['2025-03-03 10:00', null, null],
        [second, null, first],
      ]),
    )
    api.clock.set(new Date().toISOString().slice(0, 19))
  })

  test('upsert and multiple write channels too', async () => {
    const email = anEmail()
    const { body } = await call('POST', '/subscribers/upsert?include=channels', {
      email,
      channels: [{ id: one, status: 1 }],
    })
    expect(body.data.channels.data).toMatchObject([{ id: one, status: 1 }])
    const items = { subscribers: [{ email, channels: [{ id: two, status: 1 }] }] }
    const multiple = await call('PUT', '/subscribers/multiple?include=channels', items)
    expect(multiple.body.data[0].subscriber.data.channels.data).toMatchObject([{ id: one }, { id: two }])
  })
})

describe('bodies that do not fit the account', () => {
  test.each([
    ['E-115.1, D-CHN-5.6: a status', { status: 1 }, ['422 #/status status_requires_channels']],
    ['E-115.1, D-CHN-5.6: an addition', { statusAddition: 4 }, ['422 #/statusAddition status_requires_channels']],
    [
      'E-115.1, D-CHN-5.6: both forms',
      { status: 1, channels: [{ id: 1, status: 1 }] },
      ['422 #/status status_requires_channels'],
    ],
  ])(
    '%s in an account with channels',
    provingEach(async (_name, body, expected) => {
      expect(refusals(await call('POST', '/subscribers', { email: anEmail(), ...body }))).toEqual(
        expect.arrayContaining(expected),
      )
    }),
  )

  test('channels in an account without', proving(['E-115.2', 'D-CHN-5.5']), async () => {
    const plain = await anAccount(api)
    for (const channels of [[], [{ id: plain.channelIds[0], status: 1 }]])
      expect(refusals(await call('POST', '/subscribers', { email: anEmail(), channels }, plain.key))).toEqual([
        '422 #/channels channels_not_enabled',
      ])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['E-116, D-CHN-5.4: no status', async () => [{ id: one }], '422 #/channels/0/status required'],
    ['E-116: no id', async () => [{ status: 1 }], '422 #/channels/0/id required'],
    [
      'E-116, D-CHN-5.3: an unknown id',
      async () => [{ id: 999_999, status: 1 }],
      '422 #/channels/0/id channel_unknown',
    ],
    [
      'E-116, D-CHN-5.3: a foreign id',
      async () => [{ id: (await anAccount(api, { channels: [] })).channelIds[0], status: 1 }],
      '422 #/channels/0/id channel_unknown',
    ],
    [
      'E-116, D-CHN-5.2: an id twice',
      async () => [
        { id: one, status: 1 },
        { id: one, status: 3, statusAddition: 4 },
      ],
      '422 #/channels/1/id channel_duplicate',
    ],
    [
      'an illegal pair',
      async () => [{ id: one, status: 1, statusAddition: 4 }],
      '422 #/channels/0/status status_combination_invalid',
    ],
    ['a misspelt member', async () => [{ id: one, status: 1, state: 1 }], '422 #/channels/0/state field_unknown'],
    ['E-117: the shape that is read', async () => ({ data: [{ id: one, status: 1 }] }), '422 #/channels type_mismatch'],
    ['a number among them', async () => [5], '422 #/channels/0 type_mismatch'],
    ['null', async () => null, '422 #/channels type_mismatch'],
  ])(
    '%s',
    provingEach(async (_name, channels, expected) => {
      const { id } = await aSubscriber(api, account, { channels: [{ id: two, status: 1 }] })
      expect(refusals(await call('PUT', `/subscribers/${id}`, { city: 'x', channels: await channels() }))).toEqual([
        expected,
      ])
      expect(await statesOf(id)).toEqual([[two, 1, null]])
      expect((await call('GET', `/subscribers/${id}`)).body.data.city).toBeNull()
    }),
  )

  test('one refused channel refuses all', proving('E-119'), async () => {
    const powerless = (await aKey(api, account.accountId, { permissions: [] })).key
    const { id } = await aSubscriber(api, account, {
      channels: [
        { id: one, status: 2, statusAddition: 2 },
        { id: two, status: 3, statusAddition: 4 },
      ],
    })
    const before = (await call('GET', `/subscribers/${id}?include=channels`)).body
    const body = {
      city: 'x',
      channels: [
        { id: one, status: 1 },
        { id: two, status: 1 },
      ],
    }
    const answer = await call('PUT', `/subscribers/${id}`, body, powerless)
    expect([answer.status, answer.body.code, answer.body.transition.channelId]).toEqual([
      403,
      'permission_required',
      two,
    ])
    expect((await call('GET', `/subscribers/${id}?include=channels`)).body).toEqual(before)
  })
})
