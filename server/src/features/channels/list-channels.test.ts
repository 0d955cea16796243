import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anInheritedChannel } from '../../../test/changed-set-up.ts'
import { aChannel, aKey, anAccount, anOptinMailing, aSubscriber } from '../../../test/factories.ts'
import { messagesOf } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { bookChannels, cancelChannels, inAccount } from '../account-setup/index.ts'
import { chooseChannelMailing } from './choose-channel-mailing.ts'

let api: TestApi
const list = (key: string) => api.call('GET', '/channels', { key })

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe('the channels of an account', () => {
  test('none without the module', proving(['E-113', 'R-088', 'D-CHN-1.2']), async () => {
    const { status, body } = await list((await anAccount(api)).key)
    expect(status).toBe(200)
    expect(body).toEqual({ data: [], meta: { include: [], meta: {} } })
  })

  test('with the module several topics share one list of subscribers', proving('R-089'), async () => {
    const { key, channelIds } = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
    const { id } = await aSubscriber(api, { key }, { channels: channelIds.map((id) => ({ id, status: 1 })) })
    const { body } = await api.call('GET', '/subscribers?include=channels', { key })
    expect(body.meta.pagination.total).toBe(1)
    expect(body.data[0].id).toBe(id)
    expect(body.data[0].channels.data.map((channel: { id: number }) => channel.id)).toEqual(channelIds)
  })

  test('full records, the default first, then by id', proving('D-CHN-2.1'), async () => {
    const { key, accountId, channelIds } = await anAccount(api, { name: 'Nord', channels: ['Angebote'] })
    const translations = {
      de: { name: 'Reisen', description: 'Ferne Länder' },
      en: { name: 'Travel', description: null },
    }
    const id = await aChannel(api, accountId, translations)
    const { body } = await list(key)
    const own = { objectType: 'Channel', isDefault: false, type: 1 }
    proves(['R-093', 'R-094', 'R-098'], () =>
      expect(body.data).toEqual([
        {
          ...own,
          id: channelIds[0],
          isDefault: true,
          translations: { de: { name: 'Nord', description: null }, en: { name: 'Nord', description: null } },
        },
        { ...own, id: channelIds[1], translations: { de: { name: 'Angebote', description: null } } },
        { ...own, id, translations },
      ]),
    )
  })

  test('own ones are of type 1, inherited ones of type 2, one is the default', async () => {
    const parent = await anAccount(api, { type: 'L', channels: ['Zentrale'] })
    const child = await anAccount(api, {
      customerId: parent.customerId,
      parentAccountId: parent.accountId,
      channels: ['Filiale'],
    })
    const inherited = parent.channelIds[1] as number
    await anInheritedChannel(api, child.accountId, inherited)
    const { data } = (await list(child.key)).body
    const [first, ...others] = data as { id: number; type: number; isDefault: boolean }[]
    proves('R-099', () => expect(data).toHaveLength(3))
    proves(['E-114.2', 'D-CHN-4.1'], () => {
      expect(first).toMatchObject({ id: child.channelIds[0], isDefault: true, type: 1 })
      expect(others.map(({ isDefault }) => isDefault)).toEqual([false, false])
    })
    proves(['E-114.1', 'D-CHN-3', 'R-091.1'], () => {
      expect(others.find(({ id }) => id === inherited)).toMatchObject({
        type: 2,
        translations: { de: { name: 'Zentrale', description: null } },
      })
      expect(others.find(({ id }) => id === child.channelIds[1])).toMatchObject({ type: 1 })
    })
    proves('D-CHN-1.1', () =>
      expect(others.map(({ id }) => id)).toEqual(others.map(({ id }) => id).sort((a, b) => a - b)),
    )
    // The L-account itself still has it as its own.
    expect((await list(parent.key)).body.data.map(({ type }: { type: number }) => type)).toEqual([1, 1])
  })

  test('an inherited channel can be subscribed to', proving('R-091.2'), async () => {
    const parent = await anAccount(api, { type: 'L', channels: ['Zentrale'] })
    const child = await anAccount(api, {
      customerId: parent.customerId,
      parentAccountId: parent.accountId,
      channels: [],
    })
    const inherited = parent.channelIds[1] as number
    await anInheritedChannel(api, child.accountId, inherited)
    const { id } = await aSubscriber(api, child, { channels: [{ id: inherited, status: 1 }] })
    const { body } = await api.call('GET', `/subscribers/${id}?include=channels`, { key: child.key })
    expect(body.data.channels.data).toMatchObject([{ id: inherited, type: 2, status: 1 }])
  })

  test('other accounts of the customer do not show', async () => {
    const one = await anAccount(api, { channels: ['Angebote'] })
    const other = await anAccount(api, { customerId: one.customerId, channels: ['Reisen'] })
    const ids = (await list(one.key)).body.data.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(one.channelIds)
    expect(ids).not.toContain(other.channelIds[0])
  })

  test('keys of either scope may read them, and there is nothing to ask for', async () => {
    const { accountId } = await anAccount(api, { channels: [] })
    for (const scope of ['articles', 'subscribers'] as const)
      expect((await list((await aKey(api, accountId, { scopes: [scope] })).key)).status).toBe(200)
    const { key } = await aKey(api, accountId)
    expect(refusals(await api.call('GET', '/channels?page=1', { key }))).toEqual(['422 page query_parameter_invalid'])
  })
})

test('a channel with an opt-in mailing of its own uses that one', proving('R-090.1'), async () => {
  const account = await anAccount(api, { channels: ['Angebote'] })
  const [standard, special] = account.channelIds as [number, number]
  const own = await anOptinMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (act) =>
    chooseChannelMailing(act, { type: 'optin', channelId: special, mailingId: own }),
  )
  const pending = (id: number) => aSubscriber(api, account, { channels: [{ id, status: 2, statusAddition: 1 }] })
  const [one, two] = [await pending(standard), await pending(special)]
  const mailingsTo = async (id: number) => (await messagesOf(api, account, id)).map(({ mailingId }) => mailingId)
  expect(await mailingsTo(one.id)).toEqual([account.optinMailingId])
  expect(await mailingsTo(two.id)).toEqual([own])
})

test('with the module switched off the account goes on with one status, and back again', proving('E-125'), async () => {
  const account = await anAccount(api, { channels: ['Angebote'] })
  const [standard, special] = account.channelIds as [number, number]
  const both = await aSubscriber(api, account, {
    channels: [
      { id: standard, status: 3, statusAddition: 6 },
      { id: special, status: 1 },
    ],
  })
  const other = await aSubscriber(api, account, { channels: [{ id: special, status: 1 }] })
  await inAccount(api.operator, account.accountId, cancelChannels)
  const call = (method: string, path: string, body?: unknown) => api.call(method, path, { key: account.key, body })

  expect((await list(account.key)).body.data).toEqual([])
  const { data } = (await call('GET', '/subscribers?include=channels')).body
  expect(data).toMatchObject([
    { id: both.id, status: 3, statusAddition: 6, channels: { data: [] } },
    { id: other.id, status: 2, statusAddition: 2, channels: { data: [] } },
  ])
  expect((await call('GET', '/subscribers?filter[status]=1')).body.data).toEqual([])
  expect((await call('PUT', `/subscribers/${other.id}`, { city: 'Bonn' })).status).toBe(200)
  expect((await call('PUT', `/subscribers/${other.id}`, { status: 1 })).body.data.status).toBe(1)
  expect(refusals(await call('PUT', `/subscribers/${both.id}`, { channels: [{ id: special, status: 1 }] }))).toEqual([
    '422 #/channels channels_not_enabled',
  ])

  await inAccount(api.operator, account.accountId, bookChannels)
  const channels = (await call('GET', `/subscribers/${other.id}?include=channels`)).body.data.channels.data
  expect(channels).toMatchObject([
    { id: standard, status: 1 },
    { id: special, status: 1 },
  ])
})
