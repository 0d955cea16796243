import { expect, test } from 'vitest'
import { anAccount, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { openStream } from '../../platform/http/testing/open-stream.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)

const aSession = async (role: 'admin' | 'editor' = 'admin') =>
  web.sessionOf(await aUser(api, account.accountId, { role }))
const statusOf = async (session: TestSession) => (await session.call('GET', '/session')).status
const idOf = async (session: TestSession) =>
  (await session.call('GET', '/sessions')).body.data.find((each: { isCurrent: boolean }) => each.isCurrent).id as number
const age = (id: number, column: 'seen_at' | 'created_at', by: string) =>
  api.database.query(`update sessions set ${column} = now() - $2::interval where id = $1`, [id, by])
const seenSecondsAgo = async (id: number) => {
  const [row] = await api.database.query<{ age: number }>(
    'select extract(epoch from now() - seen_at)::int as age from sessions where id = $1',
    [id],
  )
  return row?.age
}

test('ends when nobody has used it for half an hour', proving('W-023.1'), async () => {
  const session = await aSession()
  const id = await idOf(session)
  await age(id, 'seen_at', '29 minutes')
  expect(await statusOf(session)).toBe(200)
  expect(await seenSecondsAgo(id)).toBeLessThan(60)
  await age(id, 'seen_at', '30 minutes')
  expect(await statusOf(session)).toBe(401)
})

test('ends after twelve hours, however much it is used', proving('W-023.1'), async () => {
  const session = await aSession()
  const id = await idOf(session)
  await age(id, 'created_at', '11 hours 59 minutes')
  expect(await statusOf(session)).toBe(200)
  await age(id, 'created_at', '12 hours')
  expect(await statusOf(session)).toBe(401)
})

test('is not kept alive by live updates, and they end with it', proving('W-023.1'), async () => {
  const session = await aSession()
  const id = await idOf(session)
  await age(id, 'seen_at', '10 minutes')
  const live = await openStream(`${web.url}/app/api/accounts/${account.accountId}/live`, { cookie: session.cookie })
  await live.until(1)
  expect(await seenSecondsAgo(id)).toBeGreaterThan(590)
  await age(id, 'seen_at', '30 minutes')
  await proves('W-115.4', () => expect(live.ended).resolves.toBeUndefined())
})

test('is not kept alive by a screen that asks by itself', proving('W-023.1'), async () => {
  const session = await aSession()
  const id = await idOf(session)
  await age(id, 'seen_at', '10 minutes')
  const byItself = await session.call('GET', '/session', { headers: { 'x-unattended': 'yes' } })
  expect(byItself.status).toBe(200)
  expect(await seenSecondsAgo(id)).toBeGreaterThan(590)
  await session.call('GET', '/session')
  expect(await seenSecondsAgo(id)).toBeLessThan(60)
})

test('is listed, and ends singly', async () => {
  const user = await aUser(api, account.accountId)
  const [here, there] = [await web.sessionOf(user), await web.sessionOf(user)]
  const listed = (await here.call('GET', '/sessions')).body.data
  proves('W-023.2', () => expect(listed).toHaveLength(2))
  expect(listed.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
  const live = await openStream(`${web.url}/app/api/accounts/${account.accountId}/live`, { cookie: there.cookie })
  const ended = await here.call('DELETE', `/sessions/${await idOf(there)}`)
  expect(ended.status).toBe(204)
  await proves('W-023.2', async () => expect([await statusOf(there), await statusOf(here)]).toEqual([401, 200]))
  await live.ended
})

test('of somebody else cannot be ended', async () => {
  const [mine, other] = [await aSession(), await aSession()]
  const answer = await mine.call('DELETE', `/sessions/${await idOf(other)}`)
  expect([answer.status, answer.body.code]).toEqual([404, 'session_not_found'])
  expect(await statusOf(other)).toBe(200)
})

test('signing out ends the one, signing out everywhere all', proving('W-023.2'), async () => {
  const user = await aUser(api, account.accountId)
  const [first, second, third] = [await web.sessionOf(user), await web.sessionOf(user), await web.sessionOf(user)]
  const out = await first.call('DELETE', '/session')
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; /)
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  expect((await second.call('DELETE', '/sessions')).status).toBe(204)
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401])
})

test('another role counts from the next request, on open streams too', async () => {
  const user = await aUser(api, account.accountId, { role: 'editor' })
  const session = await web.sessionOf(user)
  const people = `/accounts/${account.accountId}/subscribers`
  expect((await session.call('GET', people)).status).toBe(200)
  await api.database.query(`update memberships set role = 'analyst' where user_id = $1`, [user.id])
  expect((await session.call('GET', people)).body).toMatchObject({ status: 403, requiredRight: 'seePeople' })
  const live = await openStream(`${web.url}/app/api/accounts/${account.accountId}/live`, { cookie: session.cookie })
  await api.database.query('delete from memberships where user_id = $1', [user.id])
  await proves('W-115.4', () => expect(live.ended).resolves.toBeUndefined())
  expect(await statusOf(session)).toBe(401)
})

test('shows people as the interface does, and counts them exactly', async () => {
  const session = await aSession('editor')
  const { id } = await aSubscriber(api, account, { firstname: 'Ada', status: 1 })
  await aSubscriber(api, account, { firstname: 'Bea', status: 2, statusAddition: 2 })
  const base = `/accounts/${account.accountId}`
  const list = await session.call('GET', `${base}/subscribers?limit=1&sort=-id`)
  expect(list.body.meta.pagination).toMatchObject({ total: 2, count: 1, totalPages: 2 })
  const byName = await session.call('GET', `${base}/subscribers?filter[firstname]=Ada`)
  expect(byName.body.data).toMatchObject([{ id, firstname: 'Ada', status: 1, statusAddition: null }])
  const detail = await session.call('GET', `${base}/subscribers/${id}`)
  const { body } = await api.call('GET', `/subscribers/${id}?include=channels,groups`, { key: account.key })
  expect(detail.body.data).toEqual(body.data)
  const overview = await session.call('GET', `${base}/overview`)
  expect(overview.body.data.subscribers).toMatchObject({ total: 2, ready: 1, pending: 1, archived: 0 })
  expect((await session.call('GET', `${base}/subscribers?include=groups`)).status).toBe(422)
})
