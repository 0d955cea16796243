import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
const call = (method: string, path: string, body?: unknown, key = account.key) => api.call(method, path, { key, body })

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

test('a person is created, read, changed and deleted', proving('R-005'), async () => {
  const created = await call('POST', '/subscribers', { email: 'four.ways@example.com' })
  const path = `/subscribers/${created.body.data.id}`
  const answers = [
    created,
    await call('GET', path),
    await call('PUT', path, { city: 'Kiel' }),
    await call('DELETE', path),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 204])
})

describe('delete', () => {
  test('once, then it is gone', proving(['E-107', 'D-SUB-7.1']), async () => {
    const { id } = await aSubscriber(api, account)
    const { status, text } = await call('DELETE', `/subscribers/${id}`)
    expect([status, text]).toEqual([204, ''])
    expect(refusals(await call('GET', `/subscribers/${id}`))).toEqual(['404 subscriber_not_found'])
    expect(refusals(await call('PUT', `/subscribers/${id}`, { city: 'x' }))).toEqual(['404 subscriber_not_found'])
    expect(refusals(await call('DELETE', `/subscribers/${id}`))).toEqual(['404 subscriber_not_found'])
    expect((await call('GET', `/subscribers?filter[id]=${id}`)).body.data).toEqual([])
  })

  test('takes memberships and queued messages along', async () => {
    const group = (await call('POST', '/subscriberGroups', { name: 'Kurz dabei' })).body.data
    const { id } = await aSubscriber(api, account, { status: 2, statusAddition: 1 })
    await call('POST', `/subscriberGroups/${group.id}/subscribers`, { subscriberIds: [id] })
    await call('DELETE', `/subscribers/${id}`)
    expect((await call('GET', `/subscriberGroups/${group.id}`)).body.data.subscriberCount).toBe(0)
    const left = await api.database.query(
      `select 1 from subscriptions where (account_id, subscriber_id) = ($1, $2) union all
       select 1 from group_members where (account_id, subscriber_id) = ($1, $2) union all
       select 1 from messages where (account_id, subscriber_id) = ($1, $2)`,
      [account.accountId, id],
    )
    expect(left).toEqual([])
  })

  test('a plain address can be created again, as another record', proving('E-109'), async () => {
    const { id, email } = await aSubscriber(api, account, { firstname: 'Eva' })
    await call('DELETE', `/subscribers/${id}`)
    const { status, body } = await call('POST', '/subscribers', { email })
    expect([status, body.data.status, body.data.firstname]).toEqual([201, 1, null])
    expect(body.data.id).not.toBe(id)
  })

  test('an unsubscribed one comes back only with the permission', proving(['E-108', 'D-SUB-7.7']), async () => {
    const powerless = (await aKey(api, account.accountId, { permissions: [] })).key
    const { id, email } = await aSubscriber(api, account, { status: 3, statusAddition: 4 })
    await call('DELETE', `/subscribers/${id}`)
    const refused = await call('POST', '/subscribers', { email, status: 1 }, powerless)
    expect([refused.status, refused.body.requiredPermissions]).toEqual([403, ['reactivateUnsubscribed']])
    expect((await call('POST', '/subscribers', { email }, powerless)).status).toBe(403)
    expect((await call('POST', '/subscribers', { email, status: 1 })).status).toBe(201)
  })

  test('frees the address for another record', proving('E-110'), async () => {
    const { id, email } = await aSubscriber(api, account)
    const other = await aSubscriber(api, account)
    await call('DELETE', `/subscribers/${id}`)
    expect((await call('PUT', `/subscribers/${other.id}`, { email })).status).toBe(200)
  })

  test('a foreign record is not there to be deleted', async () => {
    const foreign = await anAccount(api)
    const { id } = await aSubscriber(api, account)
    expect(refusals(await call('DELETE', `/subscribers/${id}`, undefined, foreign.key))).toEqual([
      '404 subscriber_not_found',
    ])
    expect((await call('GET', `/subscribers/${id}`)).status).toBe(200)
  })
})
