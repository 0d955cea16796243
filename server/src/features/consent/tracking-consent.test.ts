import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf } from '../../../test/ledgers.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const call = (method: string, id: number, body?: unknown) =>
  api.call(method, `/subscribers/${id}/trackingConsent`, { key: account.key, ...(body !== undefined && { body }) })
const read = async (id: number) => (await call('GET', id)).body.data
const events = async () => (await api.call('GET', '/events?limit=500', { key: account.key })).body.data
const text = 'Ja, der Shop darf sehen, was ich öffne.'
const formUrl = 'https://shop.example/newsletter'

test('nobody has agreed until it is said', async () => {
  const { id } = await aSubscriber(api, account)
  expect(await read(id)).toEqual({ objectType: 'TrackingConsent', agreedAt: null, withdrawnAt: null })
})

test(
  'agreeing is kept as evidence with its words, withdrawing too, and both are told',
  proving(['W-107.1', 'W-107.2']),
  async () => {
    const { id, email } = await aSubscriber(api, account)
    expect((await call('PUT', id, { text, formUrl })).status).toBe(204)
    expect(await read(id)).toMatchObject({ agreedAt: expect.any(String), withdrawnAt: null })
    expect((await call('DELETE', id)).status).toBe(204)
    expect(await read(id)).toMatchObject({ agreedAt: null, withdrawnAt: expect.any(String) })
    const [, agreed, withdrawn] = await consentOf(api, account, id)
    expect(agreed).toMatchObject({ to: 'trackingAgreed', source: 'trackingApi', evidence: { text, formUrl } })
    expect(agreed?.actor).toMatch(/^key:/)
    expect(withdrawn).toMatchObject({ from: 'trackingAgreed', to: 'trackingWithdrawn', source: 'trackingApi' })
    const told = (await events()).filter(({ data }: { data: { subscriberId: number } }) => data.subscriberId === id)
    expect(told.slice(-2)).toMatchObject([
      { type: 'subscriber.tracking_agreed', data: { email } },
      { type: 'subscriber.tracking_withdrawn', data: { email } },
    ])
  },
)

test('what is the case already is written down once, and other words once more', async () => {
  const { id } = await aSubscriber(api, account)
  await call('DELETE', id)
  expect(await consentOf(api, account, id)).toHaveLength(1)
  await call('PUT', id, { text })
  const first = await read(id)
  expect((await call('PUT', id, { text })).status).toBe(204)
  expect(await consentOf(api, account, id)).toHaveLength(2)
  const toldBefore = await events()
  const other = 'Ja, und auch, was ich anklicke.'
  for (let i = 0; i < 2; i += 1) expect((await call('PUT', id, { text: other })).status).toBe(204)
  expect(await read(id)).toEqual(first)
  const steps = await consentOf(api, account, id)
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)).toMatchObject({ from: 'trackingAgreed', to: 'trackingAgreed', evidence: { text: other } })
  expect(await events()).toEqual(toldBefore)
})

test('changing one’s mind within a moment ends as the last word says', async () => {
  const { id } = await aSubscriber(api, account)
  for (let i = 0; i < 3; i += 1) {
    expect((await call('PUT', id, { text })).status).toBe(204)
    expect((await call('DELETE', id)).status).toBe(204)
  }
  expect(await read(id)).toMatchObject({ agreedAt: null, withdrawnAt: expect.any(String) })
  const open = await api.database.query(
    'select 1 from tracking_withdrawals where account_id = $1 and subscriber_id = $2 and agreed_again_at is null',
    [account.accountId, id],
  )
  expect(open).toHaveLength(1)
})

test('the times are those of the ledger, whatever the part of the second', async () => {
  const { id } = await aSubscriber(api, account)
  api.clock.advance((1600 - api.clock.now().getMilliseconds()) % 1000)
  await call('PUT', id, { text })
  const { agreedAt } = await read(id)
  await call('DELETE', id)
  const { withdrawnAt } = await read(id)
  const steps = await api.database.query<{ at: string }>(
    `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at from consent_entries
     where account_id = $1 and subscriber_id = $2 and channel_id = 0 order by seq`,
    [account.accountId, id],
  )
  expect([agreedAt, withdrawnAt]).toEqual(steps.map(({ at }) => at))
})

test('without the words there is no evidence', async () => {
  const { id } = await aSubscriber(api, account)
  for (const body of [{}, { text: '' }, { text: '  ' }, { text: 1 }, { text, agreed: true }])
    expect((await call('PUT', id, body)).status).toBe(422)
  expect((await read(id)).agreedAt).toBeNull()
})

test('who is not there cannot agree', async () => {
  const answers = await Promise.all([call('GET', 999_999), call('PUT', 999_999, { text }), call('DELETE', 999_999)])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'subscriber_not_found']),
  )
})
