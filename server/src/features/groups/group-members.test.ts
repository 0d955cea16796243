import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
const call = (method: string, path: string, body?: unknown, key = account.key) =>
  api.call(method, `/subscriberGroups${path}`, { key, body })
let sequence = 0
const aGroup = async (type = 3): Promise<{ id: number }> => {
  sequence += 1
  return (await call('POST', '', { name: `Gruppe ${sequence}`, type })).body.data
}
/** Dynamic groups are made in the application, so the test arranges one. */
const aDynamicGroup = async () => {
  const group = await aGroup(1)
  await api.database.query('update subscriber_groups set type = 2 where id = $1', [group.id])
  return group
}
const countOf = async (id: number) => (await call('GET', `/${id}`)).body.data.subscriberCount
const membersOf = async (id: number, query = '') =>
  (await call('GET', `/${id}/subscribers${query}`)).body.data.map((member: { id: number }) => member.id)

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

describe('assigning', () => {
  test('each id has its outcome, foreign and unknown ones alike', async () => {
    const foreign = await anAccount(api)
    await api.database.query('update account_heads set last_subscriber_id = 5000 where account_id = $1', [
      foreign.accountId,
    ])
    const [{ id }, one, two, stranger] = [
      await aGroup(),
      await aSubscriber(api, account),
      await aSubscriber(api, account),
      await aSubscriber(api, foreign),
    ]
    await call('POST', `/${id}/subscribers`, { subscriberIds: [one.id] })
    const { status, body } = await call('POST', `/${id}/subscribers`, {
      subscriberIds: [one.id, two.id, stranger.id, 999_999, two.id],
    })
    expect(status).toBe(200)
    const result = (index: number, subscriberId: number, outcome: string) => ({
      objectType: 'GroupAssignmentResult',
      index,
      subscriberId,
      result: outcome,
    })
    proves(['D-GRP-1.4', 'E-285.3'], () =>
      expect(body).toEqual({
        data: [
          result(0, one.id, 'alreadyMember'),
          result(1, two.id, 'added'),
          result(2, stranger.id, 'notFound'),
          result(3, 999_999, 'notFound'),
          result(4, two.id, 'alreadyMember'),
        ],
        meta: { include: [], meta: { total: 5, added: 1, alreadyMember: 2, notFound: 2 } },
      }),
    )
    await proves(['R-072.1', 'R-077.3'], async () =>
      expect([await countOf(id), await membersOf(id)]).toEqual([2, [one.id, two.id]]),
    )
  })

  test('a person is in several groups, a group has several people', proving('R-074'), async () => {
    const [first, second] = [await aGroup(), await aGroup(1)]
    const people = [await aSubscriber(api, account), await aSubscriber(api, account)]
    const subscriberIds = people.map(({ id }) => id)
    for (const { id } of [first, second]) await call('POST', `/${id}/subscribers`, { subscriberIds })
    expect([await membersOf(first.id), await membersOf(second.id)]).toEqual([subscriberIds, subscriberIds])
    const { body } = await api.call('GET', `/subscribers/${subscriberIds[0]}?include=groups`, { key: account.key })
    expect(body.data.groups.data.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
  })

  test('permissions bind application users, never an API key', proving('D-GRP-3.5'), async () => {
    const { id } = await aGroup(3)
    const person = await aSubscriber(api, account)
    expect((await call('GET', `/${id}`)).body.data.permissions.canAssignSubscribers).toBe(false)
    expect((await call('POST', `/${id}/subscribers`, { subscriberIds: [person.id] })).body.meta.meta.added).toBe(1)
    expect((await call('PUT', `/${id}`, { name: `Neu ${id}` })).status).toBe(200)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
  })

  test('1000 ids are fine', async () => {
    const { id } = await aGroup()
    const { status, body } = await call('POST', `/${id}/subscribers`, {
      subscriberIds: Array.from({ length: 1000 }, (_, i) => 100_000 + i),
    })
    expect([status, body.meta.meta]).toEqual([200, { total: 1000, added: 0, alreadyMember: 0, notFound: 1000 }])
  })

  test.each<[string, unknown, string]>([
    ['E-285.2: 1001 ids', Array.from({ length: 1001 }, (_, i) => i + 1), '422 #/subscriberIds too_long'],
    ['none', [], '422 #/subscriberIds too_short'],
    ['absent', undefined, '422 #/subscriberIds required'],
    ['no list', 5, '422 #/subscriberIds type_mismatch'],
    ['a text', ['5'], '422 #/subscriberIds/0 type_mismatch'],
    ['a fraction', [1.5], '422 #/subscriberIds/0 type_mismatch'],
    ['zero', [1, 0], '422 #/subscriberIds/1 out_of_range'],
  ])(
    '%s is refused',
    provingEach(async (_name, subscriberIds, expected) => {
      const { id } = await aGroup()
      expect(refusals(await call('POST', `/${id}/subscribers`, { subscriberIds }))).toEqual([expected])
      expect(await countOf(id)).toBe(0)
    }),
  )

  test('a dynamic group fills itself', async () => {
    const { id } = await aDynamicGroup()
    const person = await aSubscriber(api, account)
    const answer = await call('POST', `/${id}/subscribers`, { subscriberIds: [person.id] })
    proves(['E-285.1', 'D-GRP-4.1'], () => expect(refusals(answer)).toEqual(['409 group_is_dynamic']))
    expect(refusals(await call('DELETE', `/${id}/subscribers/${person.id}`))).toEqual(['409 group_is_dynamic'])
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ type: 2, subscriberCount: 0 })
  })
})

describe('taking out', () => {
  test('once, then there is no such member', proving('D-GRP-1.5'), async () => {
    const { id } = await aGroup()
    const person = await aSubscriber(api, account)
    await call('POST', `/${id}/subscribers`, { subscriberIds: [person.id] })
    const { status, text } = await call('DELETE', `/${id}/subscribers/${person.id}`)
    expect([status, text]).toEqual([204, ''])
    expect(await countOf(id)).toBe(0)
    expect(refusals(await call('DELETE', `/${id}/subscribers/${person.id}`))).toEqual(['404 subscriber_not_found'])
    expect(refusals(await call('DELETE', `/${id}/subscribers/999999`))).toEqual(['404 subscriber_not_found'])
    expect((await api.call('GET', `/subscribers/${person.id}`, { key: account.key })).status).toBe(200)
  })
})

describe('listing members', () => {
  test('with pages, filters, order and relations', proving('D-GRP-1.3'), async () => {
    const { id } = await aGroup()
    const states = [{ status: 1 }, { status: 3, statusAddition: 4 }, { status: 1 }]
    const people: number[] = []
    for (const state of states) people.push((await aSubscriber(api, account, state)).id)
    await aSubscriber(api, account)
    await call('POST', `/${id}/subscribers`, { subscriberIds: people })
    const { body } = await call('GET', `/${id}/subscribers?limit=2&include=groups`)
    expect(body.meta).toMatchObject({
      pagination: { total: 3, count: 2, totalPages: 2 },
      include: ['channels', 'groups'],
    })
    expect(body.data[0]).toMatchObject({
      objectType: 'Subscriber',
      id: people[0],
      groups: { data: [{ id, subscriberCount: 3 }] },
    })
    expect(await membersOf(id, '?limit=2&page=2')).toEqual([people[2]])
    expect(await membersOf(id, '?filter[status]=1')).toEqual([people[0], people[2]])
    expect(await membersOf(id, '?sort=-id')).toEqual(people.toReversed())
    const other = await aGroup()
    await call('POST', `/${other.id}/subscribers`, { subscriberIds: [people[1]] })
    expect(await membersOf(id, `?filter[groupId]=${other.id}`)).toEqual([people[1]])
  })

  test('of an unknown or foreign group are not found', async () => {
    const { id } = await aGroup()
    const { key } = await anAccount(api)
    for (const [method, path, body] of [
      ['GET', `/${id}/subscribers`, undefined],
      ['POST', `/${id}/subscribers`, { subscriberIds: [1] }],
      ['DELETE', `/${id}/subscribers/1`, undefined],
    ] as const)
      expect(refusals(await call(method, path, body, key))).toEqual(['404 group_not_found'])
    expect(refusals(await call('GET', '/999999/subscribers'))).toEqual(['404 group_not_found'])
  })
})
