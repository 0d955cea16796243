import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { type PrivatePgBouncer, preparePgBouncer } from './private-pgbouncer.ts'

const serverConnections = 2
let bouncer: PrivatePgBouncer
let api: TestApi

beforeAll(async () => {
  bouncer = await preparePgBouncer()
  const DATABASE_URL = `postgres://postrider@127.0.0.1:${bouncer.port}/api`
  api = await startTestApi({ config: { DATABASE_URL, DATABASE_PREPARED_STATEMENTS: 'false' } })
  await bouncer.start({ url: api.database.servingUrl, serverConnections })
})
afterAll(async () => {
  await api?.stop()
  await bouncer?.stop()
})

const as = ({ key }: TestAccount, method: string, path: string, body?: unknown, headers = {}) =>
  api.call(method, path, { key, body, headers })

test('behind PgBouncer in transaction mode every kind of request works', async () => {
  const account = await anAccount(api, { channels: ['News'] })
  const fieldId = await aCustomerField(api, account.customerId, 1)
  const channels = [{ id: account.channelIds[0], status: 1 }]
  const { id } = await aSubscriber(api, account, { channels, customerFields: { [fieldId]: 'rot' } })
  const { body: group } = await as(account, 'POST', '/subscriberGroups', { name: 'VIP' })
  const groupPath = `/subscriberGroups/${group.data.id}`
  const requests: [string, string, number, unknown?][] = [
    ['GET', '/whoami?include=channels,languages', 200],
    ['GET', '/channels', 200],
    ['GET', '/customerFields', 200],
    ['GET', `/subscribers/${id}?include=channels,groups`, 200],
    ['GET', `/subscribers?filter[customerFields.${fieldId}]=rot&sort=-email`, 200],
    [
      'PUT',
      `/subscribers/${id}`,
      200,
      { city: 'Kiel', channels: [{ id: account.channelIds[1], status: 2, statusAddition: 1 }] },
    ],
    ['PUT', '/subscribers/multiple', 200, { subscribers: [{ id, city: 'Ulm' }, { id: 9999 }, { id, city: 'twice' }] }],
    ['POST', '/subscribers/upsert', 201, { email: anEmail() }],
    ['POST', '/subscribers/register', 201, { email: anEmail(), channelIds: account.channelIds }],
    ['POST', '/subscribers', 422, { email: 'nobody' }],
    ['GET', '/subscribers/9999', 404],
    ['POST', `${groupPath}/subscribers`, 200, { subscriberIds: [id, 9999] }],
    ['GET', `${groupPath}/subscribers`, 200],
    ['DELETE', `${groupPath}/subscribers/${id}`, 204],
    ['DELETE', groupPath, 204],
    ['DELETE', `/subscribers/${id}`, 204],
  ]
  for (const [method, path, status, body] of requests) {
    const answer = await as(account, method, path, body)
    expect([method, path, answer.status, answer.text]).toEqual([method, path, status, answer.text])
  }
})

test('an idempotent repeat is replayed, whichever server connection carries it', async () => {
  const account = await anAccount(api)
  const body = { email: anEmail('once') }
  const headers = { 'idempotency-key': 'behind-the-pooler' }
  const first = await as(account, 'POST', '/subscribers', body, headers)
  const repeats = await Promise.all(
    Array.from({ length: 20 }, () => as(account, 'POST', '/subscribers', body, headers)),
  )
  expect(first.status).toBe(201)
  for (const repeat of repeats) expect([repeat.status, repeat.text]).toEqual([201, first.text])
})

test('many accounts over two server connections never see each other', async () => {
  const accounts: TestAccount[] = []
  for (let i = 0; i < 20; i++) accounts.push(await anAccount(api, { name: `nummer-${100 + i}` }))
  const work = accounts.map(async (account, i) => {
    const mark = `nummer-${100 + i}`
    for (let round = 0; round < 5; round++) {
      const created = await as(account, 'POST', '/subscribers', { email: `p${round}@${mark}.example`, city: mark })
      expect([created.status, created.body.data.id]).toEqual([201, round + 1])
      const [list, me] = await Promise.all([as(account, 'GET', '/subscribers'), as(account, 'GET', '/whoami')])
      expect(list.body.meta.pagination.total).toBe(round + 1)
      expect(me.body.data.id).toBe(account.accountId)
      expect([...new Set(`${list.text}${me.text}`.match(/nummer-\d+/g))]).toEqual([mark])
    }
  })
  await Promise.all(work)
  const [{ count } = { count: 0 }] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where usename = 'postrider' and datname = current_database() and application_name <> 'operator'`,
  )
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(serverConnections)
})
