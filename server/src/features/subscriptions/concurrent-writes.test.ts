import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
/** On a crowded machine a connection may take too long to come by; then nothing has happened yet. */
const call = async (method: string, path: string, body?: unknown, key = account.key): Promise<Answer> => {
  const answer = await api.call(method, path, { key, body })
  return answer.status === 503 ? call(method, path, body, key) : answer
}
const times = <T>(number: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: number }, (_, i) => work(i)))

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

describe('parallel writes of one address', () => {
  test('of parallel creates one wins, the others are told who', proving(['E-088', 'D-SUB-10.1']), async () => {
    for (let round = 0; round < 5; round++) {
      const email = anEmail()
      const answers = await times(6, (i) =>
        call('POST', '/subscribers', { email: i % 2 ? email : email.toUpperCase() }),
      )
      const winners = answers.filter(({ status }) => status === 201)
      const losers = answers.filter(({ status }) => status === 409)
      expect([winners.length, losers.length]).toEqual([1, 5])
      const { id } = winners[0]?.body.data ?? {}
      expect(losers.map(({ body }) => [body.code, body.subscriberId])).toEqual(
        losers.map(() => ['subscriber_exists', id]),
      )
    }
  })

  test('parallel upserts make one record', proving(['E-098', 'D-SUB-10.2']), async () => {
    for (let round = 0; round < 5; round++) {
      const email = anEmail()
      const members = ['firstname', 'lastname', 'city', 'salutation', 'reference', 'academicTitle']
      const answers = await times(6, (i) => call('POST', '/subscribers/upsert', { email, [members[i] as string]: 'x' }))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
      const { data } = (await call('GET', `/subscribers?filter[email]=${email}`)).body
      expect(data).toHaveLength(1)
      expect(members.map((member) => data[0][member])).toEqual(members.map(() => 'x'))
    }
  })

  test('of parallel changes to one address one wins', async () => {
    const wanted = anEmail('wanted')
    const people = await times(5, () => aSubscriber(api, account))
    const answers = await Promise.all(people.map(({ id }) => call('PUT', `/subscribers/${id}`, { email: wanted })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('of parallel deletes one wins', async () => {
    const { id } = await aSubscriber(api, account)
    const answers = await times(5, () => call('DELETE', `/subscribers/${id}`))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
  })
})

test('fifty parallel writes of all kinds to one account lose nothing', proving('D-SUB-10.3'), async () => {
  const busy = await anAccount(api)
  const write = (method: string, path: string, body?: unknown) => call(method, path, body, busy.key)
  const group = (await write('POST', '/subscriberGroups', { name: 'Alle' })).body.data
  const old: { id: number }[] = []
  while (old.length < 30) old.push(await aSubscriber(api, busy))
  const [updated, deleted, joined] = [old.slice(0, 10), old.slice(10, 20), old.slice(20)]
  const statuses = await Promise.all([
    ...Array.from({ length: 10 }, () => write('POST', '/subscribers', { email: anEmail() })),
    ...Array.from({ length: 10 }, () => write('POST', '/subscribers/upsert', { email: anEmail() })),
    ...updated.map(({ id }) => write('PUT', `/subscribers/${id}`, { status: 3, statusAddition: 4 })),
    ...deleted.map(({ id }) => write('DELETE', `/subscribers/${id}`)),
    ...joined.map(({ id }) => write('POST', `/subscriberGroups/${group.id}/subscribers`, { subscriberIds: [id] })),
  ]).then((answers) => answers.map(({ status }) => status))
  const all = (status: number, number: number) => Array.from({ length: number }, () => status)
  expect(statuses).toEqual([...all(201, 20), ...all(200, 10), ...all(204, 10), ...all(200, 10)])

  const { data, meta } = (await write('GET', '/subscribers?limit=500&include=groups')).body
  expect([data.length, meta.pagination.total]).toEqual([40, 40])
  const ids = data.map(({ id }: { id: number }) => id)
  expect(ids).toEqual([...updated, ...joined].map(({ id }) => id).concat(Array.from({ length: 20 }, (_, i) => 31 + i)))
  const count = async (query: string) => (await write('GET', `/subscribers?${query}`)).body.meta.pagination.total
  expect([await count('filter[status]=3'), await count('filter[status]=1')]).toEqual([10, 30])
  expect(await count(`filter[groupId]=${group.id}`)).toBe(10)
  const entries = await api.database.query<{ seq: string }>(
    'select seq from consent_entries where account_id = $1 order by seq',
    [busy.accountId],
  )
  expect(entries.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 70 }, (_, i) => i + 1))
})
