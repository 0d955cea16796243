import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { cancelChannels, inAccount } from '../account-setup/index.ts'

let api: TestApi
let account: TestAccount
const get = (path: string, key = account.key) => api.call('GET', `/subscribers${path}`, { key })

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

describe('one subscriber by id', () => {
  test('is the record that was created', proving('R-071'), async () => {
    const created = await api.call('POST', '/subscribers', { key: account.key, body: { email: 'a@example.com' } })
    const { status, body } = await get(`/${created.body.data.id}`)
    expect(status).toBe(200)
    expect(body).toEqual(created.body)
  })

  test.each(['999999', '0', '-1', '1.0', '01', '99999999999999999999', '9007199254740993', 'abc', '1%00', '%20'])(
    '/subscribers/%s is 404',
    proving(['E-086', 'D-SUB-6.4']),
    async (id) => {
      await aSubscriber(api, account)
      const { status, body } = await get(`/${id}`)
      expect([status, body.status]).toEqual([404, 404])
    },
  )

  test('channels only on request', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [first] = channelled.channelIds as [number]
    const { id } = await aSubscriber(api, channelled, { channels: [{ id: first, status: 1 }] })
    await proves('R-059', async () =>
      expect((await get(`/${id}`, channelled.key)).body.data).not.toHaveProperty('channels'),
    )
    const { body } = await get(`/${id}?include=channels`, channelled.key)
    proves(['R-062', 'R-061'], () =>
      expect(body.data.channels.data).toMatchObject([
        { objectType: 'Channel', id: first, status: 1, statusAddition: null },
      ]),
    )
  })

  test('without the channel module, whoever was never in the default channel has not opted in', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [, other] = channelled.channelIds as [number, number]
    const { id } = await aSubscriber(api, channelled, { channels: [{ id: other, status: 1 }] })
    expect((await get(`/${id}`, channelled.key)).body.data).toMatchObject({ status: null, statusAddition: null })
    await inAccount(api.operator, channelled.accountId, cancelChannels)
    const { body } = await get(`/${id}`, channelled.key)
    proves('W-146.3', () => expect(body.data).toMatchObject({ status: 2, statusAddition: 2, optinAt: null }))
  })

  test('groups on request', proving('D-SUB-1.6'), async () => {
    const { id } = await aSubscriber(api, account)
    const group = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'VIP' } })
    const groupId = group.body.data.id
    expect((await get(`/${id}?include=groups`)).body.data.groups).toEqual({ data: [] })
    const members = { key: account.key, body: { subscriberIds: [id] } }
    await api.call('POST', `/subscriberGroups/${groupId}/subscribers`, members)
    const { data } = (await get(`/${id}?include=groups,channels`)).body
    expect(data.groups.data).toEqual([{ ...group.body.data, subscriberCount: 1 }])
    expect(data.channels).toEqual({ data: [] })
    expect((await get(`/${id}`)).body.data).not.toHaveProperty('groups')
  })

  test.each([
    ['E-059.1: an unknown relation', '?include=foo', '422 include include_unknown'],
    ['an unknown parameter', '?page=1', '422 page query_parameter_invalid'],
    ['a filter', '?filter[id]=1', '422 filter[id] query_parameter_invalid'],
  ])(
    '%s is refused',
    provingEach(async (_name, query, expected) => {
      const { id } = await aSubscriber(api, account)
      expect(refusals(await get(`/${id}${query}`))).toEqual([expected])
    }),
  )
})
