import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

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
  ['read a subscriber', 'GET', ({ subscriber }) => `/subscribers/${subscriber}`],
  ['update a subscriber', 'PUT', ({ subscriber }) => `/subscribers/${subscriber}`, { city: 'Kiel' }],
  ['delete a subscriber', 'DELETE', ({ subscriber }) => `/subscribers/${subscriber}`],
  ['read a group', 'GET', ({ group }) => `/subscriberGroups/${group}`],
  ['update a group', 'PUT', ({ group }) => `/subscriberGroups/${group}`, { name: 'Übernommen' }],
  ['delete a group', 'DELETE', ({ group }) => `/subscriberGroups/${group}`],
  ['list the members of a group', 'GET', ({ group }) => `/subscriberGroups/${group}/subscribers`],
  ['assign members', 'POST', ({ group }) => `/subscriberGroups/${group}/subscribers`, { subscriberIds: [1] }],
  ['dismiss a member', 'DELETE', ({ group, subscriber }) => `/subscriberGroups/${group}/subscribers/${subscriber}`],
]

describe('D-AUTH-10 E-011 R-012 R-013 R-021 records of another account do not exist', () => {
  test.each(places)('%s', async (_, method, path, body) => {
    const answerFor = async (ids: { subscriber: number; group: number }) => {
      const answer = await api.call(method, path(ids), { key: own.key, body })
      return { status: answer.status, ...answer.body, instance: '' }
    }
    const missing = await answerFor({ subscriber: 99_999_999, group: 99_999_999 })
    expect(missing.status).toBe(404)
    for (const owner of [sibling, stranger]) {
      // Accounts number their subscribers themselves; the caller's has none, so that every id is a foreign one.
      const ids = { subscriber: (await aSubscriber(api, owner)).id, group: await aGroup(owner) }
      expect(await answerFor(ids)).toEqual(missing)
      expect((await api.call('GET', `/subscribers/${ids.subscriber}`, { key: owner.key })).body.data.city).toBeNull()
      expect((await api.call('GET', `/subscriberGroups/${ids.group}`, { key: owner.key })).status).toBe(200)
    }
  })
})

test('E-011 D-AUTH-10 a foreign subscriber in a list of many is notFound, like a missing one', async () => {
  const { id } = await aSubscriber(api, sibling)
  const group = await aGroup(own)
  const body = { subscriberIds: [id, 99_999_999] }
  const answer = await api.call('POST', `/subscriberGroups/${group}/subscribers`, { key: own.key, body })
  const results = answer.body.data.map(({ result }: { result: string }) => result)
  expect(results).toEqual(['notFound', 'notFound'])
})

test('R-012 R-013 the same address lives in each account on its own', async () => {
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

test('R-014 accounts of one customer share their fields and nothing else', async () => {
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
