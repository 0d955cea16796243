import { beforeAll, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let user: TestSession

beforeAll(async () => {
  account = await anAccount(api)
  user = await web.sessionOf(await aUser(api, account.accountId))
})

interface Shown {
  id: number
  type: string
  data: { subscriberId: number; occurredAt: string }
}

const look = async (query = '') => {
  const { status, body } = await user.call('GET', `/accounts/${account.accountId}/events${query}`)
  return { status, body, events: (body.data ?? []) as Shown[] }
}

test('the log is read backwards, and filtered by type, person and time', proving('W-106.3'), async () => {
  expect((await look()).body).toEqual({ data: [], meta: { firstSequence: 0, lastSequence: 0, nextBefore: null } })
  const { id: ida } = await aSubscriber(api, account)
  const { id: kim } = await aSubscriber(api, account)
  await api.call('PUT', `/subscribers/${ida}`, { key: account.key, body: { city: 'Kiel' } })
  api.clock.advance(3_600_000)
  await api.call('PUT', `/subscribers/${kim}`, { key: account.key, body: { city: 'Ulm' } })

  const all = await look()
  const numbers = all.events.map(({ id }) => id)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  expect(all.body.meta).toEqual({ firstSequence: 1, lastSequence: numbers[0], nextBefore: null })
  // As the API shows them.
  const { body } = await api.call('GET', '/events', { key: account.key })
  expect([...all.events].reverse()).toEqual(body.data)

  const updates = (await look('?type=subscriber.updated')).events
  expect(updates.map(({ data }) => data.subscriberId)).toEqual([kim, ida])
  const ofIda = (await look(`?subscriberId=${ida}`)).events
  expect(new Set(ofIda.map(({ data }) => data.subscriberId))).toEqual(new Set([ida]))
  expect(ofIda.map(({ id }) => id)).toEqual(
    all.events.filter(({ data }) => data.subscriberId === ida).map(({ id }) => id),
  )

  const [last, ...earlier] = all.events as [Shown, ...Shown[]]
  const at = encodeURIComponent(last.data.occurredAt)
  expect((await look(`?since=${at}`)).events).toEqual([last])
  expect((await look(`?until=${at}`)).events).toEqual(earlier)
  expect((await look(`?before=${last.id}`)).events).toEqual(earlier)
})

test('more than a page follows from where it stopped', async () => {
  const before = (await look()).body.meta.lastSequence as number
  for (let i = 0; i < 60; i++) await aSubscriber(api, account)
  const first = await look('?type=subscriber.created')
  expect(first.events).toHaveLength(50)
  const second = await look(`?type=subscriber.created&before=${first.body.meta.nextBefore}`)
  const ids = [...first.events, ...second.events].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id > before)).toHaveLength(60)
  expect(second.body.meta.nextBefore).toBeNull()
})

test.each(['type=nothing', 'subscriberId=x', 'since=yesterday', 'before=0', 'page=2', 'before=1&before=2'])(
  '%s is no filter',
  async (query) => expect((await look(`?${query}`)).status).toBe(422),
)

test('only who looks after integrations reads it', async () => {
  const editor = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
  expect((await editor.call('GET', `/accounts/${account.accountId}/events`)).status).toBe(403)
})
