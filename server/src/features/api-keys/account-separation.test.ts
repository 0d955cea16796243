import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { bookChannels, inAccount, lookInto } from '../account-setup/index.ts'
import { changePageSettings, listPageSettings } from '../pages/index.ts'

let api: TestApi
let own: TestAccount
let sibling: TestAccount
let stranger: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  own = await anAccount(api)
  sibling = await anAccount(api, { customerId: own.customerId })
  stranger = await anAccount(api)
})
afterAll(() => api.stop())

async function aGroup(account: TestAccount): Promise<number> {
  const body = { name: anEmail('group'), type: 3 }
  return (await api.call('POST', '/subscriberGroups', { key: account.key, body })).body.data.id
}

const places: [string, string, (ids: { subscriber: number; group: number }) => string, object?][] = [
  ['E-011.1 read a subscriber', 'GET', ({ subscriber }) => `/subscribers/${subscriber}`],
  ['E-011.1 update a subscriber', 'PUT', ({ subscriber }) => `/subscribers/${subscriber}`, { city: 'Kiel' }],
  ['E-011.1 delete a subscriber', 'DELETE', ({ subscriber }) => `/subscribers/${subscriber}`],
  ['E-011.2 read a group', 'GET', ({ group }) => `/subscriberGroups/${group}`],
  ['E-011.2 update a group', 'PUT', ({ group }) => `/subscriberGroups/${group}`, { name: 'Übernommen' }],
  ['E-011.2 delete a group', 'DELETE', ({ group }) => `/subscriberGroups/${group}`],
  ['E-011.2 list the members of a group', 'GET', ({ group }) => `/subscriberGroups/${group}/subscribers`],
  ['E-011.2 assign members', 'POST', ({ group }) => `/subscriberGroups/${group}/subscribers`, { subscriberIds: [1] }],
  [
    'E-011.2 dismiss a member',
    'DELETE',
    ({ group, subscriber }) => `/subscriberGroups/${group}/subscribers/${subscriber}`,
  ],
]

describe('records of another account do not exist', () => {
  test.each(places)(
    '%s',
    provingEach(async (_, method, path, body) => {
      const answerFor = async (ids: { subscriber: number; group: number }) => {
        const answer = await api.call(method, path(ids), { key: own.key, body })
        return { status: answer.status, ...answer.body, instance: '' }
      }
      const missing = await answerFor({ subscriber: 99_999_999, group: 99_999_999 })
      expect(missing.status).toBe(404)
      for (const owner of [sibling, stranger]) {
        // Accounts number their subscribers themselves; the caller's has none, so that every id is a foreign one.
        const ids = { subscriber: (await aSubscriber(api, owner)).id, group: await aGroup(owner) }
        await proves(['D-AUTH-10', 'R-013'], async () => expect(await answerFor(ids)).toEqual(missing))
        expect((await api.call('GET', `/subscribers/${ids.subscriber}`, { key: owner.key })).body.data.city).toBeNull()
        expect((await api.call('GET', `/subscriberGroups/${ids.group}`, { key: owner.key })).status).toBe(200)
      }
    }),
  )
})

test('a foreign subscriber in a list of many is notFound, like a missing one', proving('D-AUTH-10'), async () => {
  const { id } = await aSubscriber(api, sibling)
  const group = await aGroup(own)
  const body = { subscriberIds: [id, 99_999_999] }
  const answer = await api.call('POST', `/subscriberGroups/${group}/subscribers`, { key: own.key, body })
  const results = answer.body.data.map(({ result }: { result: string }) => result)
  expect(results).toEqual(['notFound', 'notFound'])
})

test('the same address lives in each account on its own', proving('R-012.1'), async () => {
  const accounts = [await anAccount(api), await anAccount(api)] as const
  const email = anEmail()
  const body = (city: string) => ({ email, city })
  for (const [i, { key }] of accounts.entries())
    expect((await api.call('POST', '/subscribers', { key, body: body(`City ${i}`) })).status).toBe(201)
  for (const [i, { key }] of accounts.entries()) {
    const { body: list } = await api.call('GET', '/subscribers', { key })
    expect(list.data.map(({ city }: { city: string }) => city)).toEqual([`City ${i}`])
  }
})

test('accounts of one customer have settings of their own', proving('R-012.2'), async () => {
  const one = await anAccount(api)
  const other = await anAccount(api, { customerId: one.customerId })
  const field = await aCustomerField(api, one.customerId, 1, { fieldType: 2, defaultValue: 'Kiel' })
  const path = `/customerFields/${field}/value`
  expect((await api.call('PUT', path, { key: one.key, body: { value: 'Bonn' } })).status).toBe(200)
  await inAccount(api.operator, one.accountId, async (act) => {
    await changePageSettings(act, 0, { unsubscribeUrl: 'https://eins.example/ab' })
    await bookChannels(act)
  })
  const settingsOf = async ({ key, accountId }: TestAccount) => [
    (await api.call('GET', '/customerFields', { key })).body.data[0].value,
    (await api.call('GET', '/whoami', { key })).body.data.hasChannels,
    (await lookInto(api.operator, accountId, ({ reader }) => listPageSettings(reader)))[0]?.unsubscribeUrl,
  ]
  expect(await settingsOf(one)).toEqual(['Bonn', true, 'https://eins.example/ab'])
  expect(await settingsOf(other)).toEqual(['Kiel', false, undefined])
})

test('accounts of one customer share their fields and nothing else', proving('R-014'), async () => {
  const customer = await anAccount(api)
  const second = await anAccount(api, { customerId: customer.customerId })
  const field = await aCustomerField(api, customer.customerId, 1)
  await aSubscriber(api, customer)
  await aGroup(customer)
  const total = async (path: string) => (await api.call('GET', path, { key: second.key })).body.meta.pagination.total
  expect([await total('/subscribers'), await total('/subscriberGroups')]).toEqual([0, 0])
  const { body } = await api.call('GET', '/customerFields', { key: second.key })
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([field])
})
