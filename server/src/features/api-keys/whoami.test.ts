import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInheritedChannel } from '../../../test/changed-set-up.ts'
import { aKey, anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { cancelChannels, createAccount, inAccount } from '../account-setup/index.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-02-27 10:35:34')
})
afterAll(() => api.stop())

const whoami = (key: string, query = '') => api.call('GET', `/whoami${query}`, { key })

test('whoami shows the account and the key, and nothing else', proving('R-209'), async () => {
  const parent = await anAccount(api, { type: 'L', name: 'Reisekette' })
  const account = await anAccount(api, {
    customerId: parent.customerId,
    parentAccountId: parent.accountId,
    name: 'Reisebüro Nord',
    channels: ['Kreuzfahrten'],
  })
  const [defaultChannelId, cruises] = account.channelIds as [number, number]
  const key = await aKey(api, account.accountId, {
    scopes: ['subscribers'],
    permissions: ['archiveReceiveReady'],
    defaultChannelIds: [cruises],
    defaultOptinMailingId: account.optinMailingId,
  })
  const { status, body } = await whoami(key.key)
  expect(status).toBe(200)
  const { createdAt, ...data } = body.data
  expect(createdAt).toMatch(/^2026-02-27 10:3\d:\d\d$/)
  proves(['R-008', 'D-ACC-2.1', 'D-ACC-2.2'], () =>
    expect({ ...body, data }).toEqual({
      data: {
        objectType: 'Account',
        id: account.accountId,
        type: 'S',
        name: 'Reisebüro Nord',
        parentAccountId: parent.accountId,
        isSandbox: false,
        hasChannels: true,
        defaultLanguageIso: 'de',
        apiKey: {
          prefix: key.prefix,
          scopes: ['subscribers'],
          permissions: ['archiveReceiveReady'],
          defaultChannelIds: [cruises],
          defaultOptinMailingId: account.optinMailingId,
        },
      },
      meta: { include: ['channels', 'languages'], meta: {} },
    }),
  )
  expect(defaultChannelId).not.toBe(cruises)
})

test('L-accounts, S-accounts below one, and S-accounts alone', async () => {
  const parent = await anAccount(api, { type: 'L' })
  const child = await anAccount(api, { customerId: parent.customerId, parentAccountId: parent.accountId })
  const alone = await anAccount(api)
  const seen = async (key: string) => {
    const { data } = (await whoami(key)).body
    return [data.type, data.parentAccountId]
  }
  await proves(['D-ACC-2.3', 'R-009'], async () => expect(await seen(parent.key)).toEqual(['L', null]))
  await proves(['R-011.1', 'D-ACC-1'], async () => {
    expect(await seen(child.key)).toEqual(['S', parent.accountId])
    expect(await seen(alone.key)).toEqual(['S', null])
  })
})

test.each([
  ['a type that does not exist', { type: 'M' as 'L' }],
  ['an L-account below another', { type: 'L' as const }],
])('there is no %s', async (_, wishes) => {
  const parent = await anAccount(api, { type: 'L' })
  const account = { customerId: parent.customerId, name: 'x', parentAccountId: parent.accountId, ...wishes }
  await expect(createAccount(api.operator, account)).rejects.toThrow()
  await expect(createAccount(api.operator, { ...account, type: 'M' as 'L', parentAccountId: null })).rejects.toThrow()
})

test('a parent is an L-account of the same customer', proving('R-011.1'), async () => {
  const stranger = await anAccount(api, { type: 'L' })
  const sibling = await anAccount(api)
  for (const { accountId: parentAccountId } of [stranger, sibling]) {
    const account = { customerId: sibling.customerId, type: 'S' as const, name: 'x', parentAccountId }
    await expect(createAccount(api.operator, account)).rejects.toThrow()
  }
})

test('includes: channels with own and inherited ones, languages under their own names', async () => {
  const parent = await anAccount(api, { type: 'L', channels: ['Alle Häuser'] })
  const child = await anAccount(api, {
    customerId: parent.customerId,
    parentAccountId: parent.accountId,
    channels: ['Kreuzfahrten'],
  })
  const inherited = parent.channelIds[1] as number
  await anInheritedChannel(api, child.accountId, inherited)
  const { data } = (await whoami(child.key, '?include=languages,channels')).body
  proves('D-ACC-2.5', () =>
    expect(data.languages).toEqual({
      data: [
        { objectType: 'Language', iso: 'de', name: 'Deutsch' },
        { objectType: 'Language', iso: 'en', name: 'English' },
      ],
    }),
  )
  const types = data.channels.data.map(({ id, type }: { id: number; type: number }) => [id, type])
  proves('D-ACC-2.4', () => {
    expect(types).toEqual(expect.arrayContaining([...child.channelIds.map((id) => [id, 1]), [inherited, 2]]))
    expect(types).toHaveLength(3)
  })
  for (const relation of ['languages', 'channels'])
    expect((await whoami(child.key)).body.data).not.toHaveProperty(relation)
})

test('without the channel module an account shows no channels', async () => {
  const account = await anAccount(api, { channels: ['Reisen'] })
  const { key } = await aKey(api, account.accountId, { defaultChannelIds: account.channelIds })
  expect((await whoami(key)).body.data.apiKey.defaultChannelIds).toEqual(account.channelIds)
  await inAccount(api.operator, account.accountId, cancelChannels)
  const { data } = (await whoami(key, '?include=channels')).body
  expect(data).toMatchObject({ hasChannels: false, channels: { data: [] }, apiKey: { defaultChannelIds: [] } })
})

test('whoami takes nothing: other parameters are refused', proving('R-209'), async () => {
  const { key } = await anAccount(api)
  for (const query of ['?page=1', '?limit=5', '?sort=id', '?filter[id]=1', '?accountId=1'])
    expect((await whoami(key, query)).status).toBe(422)
})

test('the customer and people do not appear', proving(['R-014', 'R-015.1']), async () => {
  const account = await anAccount(api)
  const { text } = await whoami(account.key, '?include=channels,languages')
  expect(text).not.toMatch(/customer|user|role/i)
})
