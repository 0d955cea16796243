import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi, type TestApiOptions } from '../test-api.ts'
import { dumpOthers } from './matrix.ts'

describe.each<[string, TestApiOptions]>([
  ['filters and row-level security', {}],
  ['row-level security alone', { tenantFilters: false }],
  ['filters alone', { bypassRowSecurity: true }],
])('two accounts with the same numbers, addresses and names, by %s', (_name, options) => {
  let api: TestApi
  let here: TestAccount
  let there: TestAccount
  const shared = { email: 'erika@example.com', id: 1, groupId: 77 }
  beforeAll(async () => {
    api = await startTestApi(options)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    here = await anAccount(api)
    there = await anAccount(api, { customerId: here.customerId })
    for (const { account, city } of [
      { account: here, city: 'Kiel' },
      { account: there, city: 'Ulm' },
    ]) {
      expect(await aSubscriber(api, account, { email: shared.email, city })).toMatchObject({ id: shared.id })
      await api.database.query(
        `insert into subscriber_groups (account_id, id, name, name_key, type, can_edit, can_delete, can_assign_subscribers, created_at, updated_at)
         overriding system value values ($1, $2, $3, 'stammgäste', 3, false, false, false, now(), now())`,
        [account.accountId, shared.groupId, `Stammgäste ${city}`],
      )
      await as(account, 'POST', `/subscriberGroups/${shared.groupId}/subscribers`, { subscriberIds: [shared.id] })
    }
  })

  const as = (account: TestAccount, method: string, path: string, body?: unknown, headers = {}) =>
    api.call(method, path, { key: account.key, body, headers })

  /** `work` must leave every row of the other account as it is. */
  async function leavingThereAlone<T>(work: () => Promise<T>): Promise<T> {
    const before = await dumpOthers(api, here.accountId)
    const result = await work()
    expect(await dumpOthers(api, here.accountId)).toEqual(before)
    return result
  }

  test('each key reads its own record under the shared number', async () => {
    expect((await as(here, 'GET', '/subscribers/1')).body.data.city).toBe('Kiel')
    expect((await as(there, 'GET', '/subscribers/1')).body.data.city).toBe('Ulm')
    expect((await as(here, 'GET', `/subscriberGroups/${shared.groupId}`)).body.data).toMatchObject({
      name: 'Stammgäste Kiel',
      subscriberCount: 1,
    })
  })

  test.each([
    ['/subscribers?include=channels,groups'],
    ['/subscribers?filter[id]=1&include=groups'],
    ['/subscribers?filter[email]=erika@example.com'],
    ['/subscribers?filter[status]=1'],
    ['/subscribers?filter[status]=1&sort=email'],
    [`/subscribers?filter[groupId]=${shared.groupId}`],
    [`/subscribers?filter[groupId]=${shared.groupId}&sort=-createdAt`],
    [`/subscriberGroups/${shared.groupId}/subscribers?include=groups`],
  ])('the list %s holds the own record only', proving('R-013'), async (path) => {
    const { body, text } = await as(here, 'GET', path)
    expect(body.meta.pagination.total).toBe(1)
    expect(body.data).toHaveLength(1)
    expect(text).toContain('Kiel')
    expect(text).not.toContain('Ulm')
  })

  test('every write under the shared number leaves the other record untouched', async () => {
    const writes: [string, string, unknown?][] = [
      ['PUT', '/subscribers/1', { firstname: 'Erika', status: 3, statusAddition: 6 }],
      [
        'PUT',
        '/subscribers/multiple',
        {
          subscribers: [
            { id: 1, status: 1 },
            { email: shared.email, lastname: 'M' },
          ],
        },
      ],
      ['POST', '/subscribers/upsert', { email: shared.email, city: 'Husum' }],
      ['POST', '/subscribers/register', { email: shared.email, forceOptIn: true }],
      ['PUT', `/subscriberGroups/${shared.groupId}`, { name: 'Gäste' }],
      ['DELETE', `/subscriberGroups/${shared.groupId}/subscribers/1`],
      ['POST', `/subscriberGroups/${shared.groupId}/subscribers`, { subscriberIds: [1] }],
      ['DELETE', `/subscriberGroups/${shared.groupId}`],
      ['DELETE', '/subscribers/1'],
    ]
    await leavingThereAlone(async () => {
      for (const [method, path, body] of writes) {
        const { status, text } = await as(here, method, path, body)
        expect([method, path, status < 300, text]).toEqual([method, path, true, text])
      }
    })
    expect((await as(there, 'GET', '/subscribers/1')).body.data).toMatchObject({
      city: 'Ulm',
      firstname: null,
      status: 1,
    })
    expect((await as(there, 'GET', `/subscriberGroups/${shared.groupId}`)).body.data.subscriberCount).toBe(1)
  })

  test('an address or a group name taken over there is free here', async () => {
    const email = anEmail('taken')
    await aSubscriber(api, there, { email })
    await as(there, 'POST', '/subscriberGroups', { name: 'Taken' })
    await leavingThereAlone(async () => {
      expect(
        (await as(here, 'PUT', '/subscribers/multiple', { subscribers: [{ email }] })).body.data[0].error.code,
      ).toBe('subscriber_not_found')
      expect((await as(here, 'POST', '/subscribers', { email })).status).toBe(201)
      expect((await as(here, 'POST', '/subscriberGroups', { name: 'Taken' })).status).toBe(201)
    })
  })

  test('what an address was archived for over there does not follow it here', async () => {
    const email = anEmail('complained')
    const { id } = await aSubscriber(api, there, { email, status: 3, statusAddition: 7 })
    await as(there, 'DELETE', `/subscribers/${id}`)
    const { key } = await aKey(api, here.accountId, { permissions: [] })
    expect((await api.call('POST', '/subscribers', { key, body: { email, status: 1 } })).status).toBe(201)
  })

  test('an Idempotency-Key of one account means nothing in another', async () => {
    const repeated = { email: anEmail('once') }
    const headers = { 'idempotency-key': 'same-everywhere' }
    const first = await as(there, 'POST', '/subscribers', repeated, headers)
    const second = await as(here, 'POST', '/subscribers', repeated, headers)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotency-replayed')).toBeNull()
    expect((await as(here, 'POST', '/subscribers', repeated, headers)).text).toBe(second.text)
    expect((await as(there, 'POST', '/subscribers', repeated, headers)).text).toBe(first.text)
  })

  test('two keys of one account see the same data', async () => {
    const second = await aKey(api, here.accountId)
    await aSubscriber(api, here)
    for (const path of [
      '/subscribers?limit=500&include=channels,groups',
      '/subscriberGroups',
      '/channels',
      '/customerFields',
    ]) {
      const [one, two] = await Promise.all([as(here, 'GET', path), api.call('GET', path, { key: second.key })])
      expect(two.status).toBe(200)
      expect(two.text).toBe(one.text)
    }
  })
})
