import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
/** By id; null has no last name. */
const lastnames = ['Berg', null, 'Adler', 'Berg', null, 'Zorn', null]

const ready: [number, null] = [1, null]
const unsubscribed: [number, number] = [3, 4]

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  const [channelId] = account.channelIds as [number]
  const people = lastnames.map((_, i) => ({ id: i + 1, states: { [channelId]: i === 3 ? unsubscribed : ready } }))
  await manySubscribers(api, account, people)
  for (const [i, lastname] of lastnames.entries())
    await api.database.query('update subscribers set lastname = $3 where account_id = $1 and id = $2', [
      account.accountId,
      i + 1,
      lastname,
    ])
})
afterAll(() => api.stop())

async function walk(query: string, limit: number): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.call('GET', `/subscribers?${query}&limit=${limit}&page=${page}`, account)
    ids.push(...body.data.map(({ id }: { id: number }) => id))
    if (page >= body.meta.pagination.totalPages) return { ids, total: body.meta.pagination.total }
  }
}

// Page borders before, in and after the place where those without a name begin.
test.each([1, 2, 3, 5, 50])('whoever has no name comes last, in both directions, %i a page', async (limit) => {
  expect(await walk('sort=lastname', limit)).toEqual({ ids: [3, 1, 4, 6, 2, 5, 7], total: 7 })
  expect(await walk('sort=-lastname', limit)).toEqual({ ids: [6, 4, 1, 3, 7, 5, 2], total: 7 })
})

test.each([1, 2, 50])('the few of a filter that bitmaps know are sorted, %i a page', async (limit) => {
  expect(await walk('filter[status]=1&sort=-lastname', limit)).toEqual({ ids: [6, 1, 3, 7, 5, 2], total: 6 })
  expect(await walk('filter[status]=3&sort=email', limit)).toEqual({ ids: [4], total: 1 })
})

test('a page behind the end is empty', async () => {
  const { body } = await api.call('GET', '/subscribers?sort=-lastname&limit=5&page=9', account)
  expect(body).toMatchObject({ data: [], meta: { pagination: { total: 7, count: 0 } } })
})
