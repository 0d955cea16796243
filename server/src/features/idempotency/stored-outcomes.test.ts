import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aChangedKey, aDeletedKey } from '../../../test/changed-set-up.ts'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { aFailingRoute, aWaitingRoute } from '../../platform/http/testing/probe-routes.ts'
import { type PrivateRedis, startPrivateRedis } from '../../platform/limiter/testing/private-redis.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

const waiting = aWaitingRoute()
const failing = aFailingRoute()
let redis: PrivateRedis
let api: TestApi
let account: TestAccount
beforeAll(async () => {
  redis = await startPrivateRedis()
  api = await startTestApi({
    config: { REDIS_URL: redis.url },
    concurrentLimit: 10,
    minuteLimit: 600,
    routes: [...apiRoutes, waiting.read, waiting.write, failing.write],
  })
  account = await anAccount(api)
})
beforeEach(() => waiting.letGo())
afterAll(async () => {
  await api.stop()
  await redis.kill()
})

function send(name: string, path: string, body: unknown, key = account.key) {
  return api.call('POST', path, { key, body, headers: { 'idempotency-key': name } })
}
const wasReplayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed') === 'true'

describe('which outcomes are kept', () => {
  test.each([
    [422, 'validation_failed', () => ['/subscribers', { email: 'no address' }] as const],
    [404, 'group_not_found', () => ['/subscriberGroups/99999999/subscribers', { subscriberIds: [1] }] as const],
    [
      409,
      'subscriber_exists',
      async () => ['/subscribers', { email: (await aSubscriber(api, account)).email }] as const,
    ],
  ])('%i is answered again word for word: %s', proving(['D-IDM-4.1', 'E-273.1']), async (status, code, request) => {
    const [path, body] = await request()
    const name = randomUUID()
    const [first, second] = [await send(name, path, body), await send(name, path, body)]
    expect([first.status, first.body.code, wasReplayed(first)]).toEqual([status, code, false])
    expect(second.text).toBe(first.text)
    expect([second.status, wasReplayed(second)]).toEqual([status, true])
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
  })

  test('400 is answered again, although the body could not be read', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    const ask = () => api.call('POST', '/subscribers', { key: account.key, rawBody: '{', headers })
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.text, wasReplayed(second)]).toEqual([400, first.text, true])
  })

  test('413 is answered again, although the body was never read', proving('D-IDM-4.2'), async () => {
    const name = randomUUID()
    const large = { email: 'x'.repeat(1024 * 1024) }
    const [first, second] = [await send(name, '/subscribers', large), await send(name, '/subscribers', large)]
    expect([first.status, wasReplayed(first)]).toEqual([413, false])
    expect([second.status, second.text, wasReplayed(second)]).toEqual([413, first.text, true])
    const fitting = await send(name, '/subscribers', { email: anEmail() })
    expect([fitting.status, fitting.body.code]).toEqual([422, 'idempotency_key_reused'])
    const other = await send(randomUUID(), '/subscribers', { email: anEmail() })
    expect(other.status).toBe(201)
  })

  test('a refusal stays although its reason is gone', async () => {
    const { id, email } = await aSubscriber(api, account)
    const name = randomUUID()
    expect((await send(name, '/subscribers', { email })).status).toBe(409)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    expect((await send(name, '/subscribers', { email })).status).toBe(409)
    expect((await send(randomUUID(), '/subscribers', { email })).status).toBe(201)
  })

  test('500 is not kept: the next try may succeed', proving(['D-IDM-4.3', 'E-273.2']), async () => {
    const name = randomUUID()
    expect((await send(name, '/probes/failing', undefined)).status).toBe(500)
    failing.mend()
    const second = await send(name, '/probes/failing', undefined)
    expect([second.status, wasReplayed(second)]).toEqual([200, false])
    expect(wasReplayed(await send(name, '/probes/failing', undefined))).toBe(true)
  })

  test('403 is not kept: the permission may be given in between', proving('D-IDM-4.3'), async () => {
    const { key, prefix } = await aKey(api, account.accountId, { permissions: [] })
    const { email } = await aSubscriber(api, account)
    const [name, body] = [randomUUID(), { email, status: 3, statusAddition: 6 }]
    expect((await send(name, '/subscribers/upsert', body, key)).status).toBe(403)
    await aChangedKey(api, prefix, { permissions: ['archiveReceiveReady'] })
    const second = await send(name, '/subscribers/upsert', body, key)
    expect([second.status, wasReplayed(second)]).toEqual([200, false])
  })

  test('401 is neither kept nor does it show a kept answer', proving('D-IDM-4.3'), async () => {
    const { key, prefix } = await aKey(api, account.accountId)
    const [name, body] = [randomUUID(), { email: anEmail() }]
    await send(name, '/subscribers', body, key)
    await aDeletedKey(api, prefix)
    const refused = await send(name, '/subscribers', body, key)
    expect([refused.status, wasReplayed(refused)]).toEqual([401, false])
  })

  test('429 is not kept', proving(['D-IDM-4.3', 'E-273.2']), async () => {
    const { key } = await aKey(api, account.accountId)
    const ten = Array.from({ length: 10 }, () => api.call('GET', '/probes/waiting', { key }))
    await waiting.untilWaiting(10)
    const [name, body] = [randomUUID(), { email: anEmail() }]
    expect((await send(name, '/subscribers', body, key)).status).toBe(429)
    waiting.letGo()
    await Promise.all(ten)
    const second = await send(name, '/subscribers', body, key)
    expect([second.status, wasReplayed(second)]).toEqual([201, false])
  })
})

describe('the same key in parallel', () => {
  test('while the first runs the second is told to come back; afterwards it gets the answer', async () => {
    const name = randomUUID()
    const first = send(name, '/probes/waiting', undefined)
    await waiting.untilWaiting(1)
    const second = await send(name, '/probes/waiting', undefined)
    proves('D-IDM-3.2', () => {
      expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress'])
      expect(second.headers.get('retry-after')).toBe('1')
    })
    waiting.letGo()
    expect((await first).status).toBe(200)
    const third = await send(name, '/probes/waiting', undefined)
    expect([third.status, wasReplayed(third)]).toEqual([200, true])
  })

  test('of eight at once one takes effect, the others replay it or are told to wait', proving('E-270'), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(name, '/subscribers/register', { email })))
    const fresh = answers.filter((answer) => answer.status === 201 && !wasReplayed(answer))
    expect(fresh).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 409) expect(answer.body.code).toBe('idempotency_in_progress')
      else expect(answer.text).toBe(fresh[0]?.text)
    }
    const mails = await api.database.query(
      `select 1 from messages m join subscribers s on s.account_id = m.account_id and s.id = m.subscriber_id
       where s.email = $1`,
      [email],
    )
    expect(mails).toHaveLength(1)
  })

  test('the same key of another account does not wait', proving('E-271'), async () => {
    const name = randomUUID()
    const stranger = await anAccount(api)
    const first = send(name, '/probes/waiting', undefined)
    await waiting.untilWaiting(1)
    const other = send(name, '/probes/waiting', undefined, stranger.key)
    await waiting.untilWaiting(2)
    waiting.letGo()
    expect([(await first).status, (await other).status]).toEqual([200, 200])
  })
})

test('erasing a person erases the kept answers that show them', async () => {
  const [name, email] = [randomUUID(), anEmail('erase')]
  const { body } = await send(name, '/subscribers', { email })
  const kept = () =>
    api.database.query(
      `select encode(body_sealed, 'escape') as sealed from idempotency_records where subject_ids @> array[$1]::bigint[] and account_id = $2`,
      [body.data.id, account.accountId],
    )
  const [answer, ...more] = await kept()
  proves('W-126.2', () => {
    expect(more).toEqual([])
    expect(answer?.sealed).not.toMatch(/erase|objectType|example/)
  })
  await api.call('DELETE', `/subscribers/${body.data.id}`, { key: account.key })
  expect(await kept()).toEqual([])
})
