import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomerField, anAccount, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const size = 5000
// Ids with gaps reach over many blocks of 1,024 and over the spans these are grouped in.
const ids = Array.from({ length: size }, (_, i) => 1 + i * 41)
const isThird = (id: number) => id % 3 === 0
const isUnsubscribed = (id: number) => id % 5 === 0
let api: TestApi
let account: TestAccount
let fieldId: number
let groupId: number

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  fieldId = await aCustomerField(api, account.customerId, 1)
  const [channelId] = account.channelIds as [number]
  await manySubscribers(
    api,
    account,
    ids.map((id) => ({
      id,
      customerFields: { [fieldId]: isThird(id) ? 'drei' : 'sonst' },
      states: { [channelId]: isUnsubscribed(id) ? [3, 4] : [1, null] },
    })),
  )
  const group = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'Gerade' } })
  groupId = group.body.data.id
  await api.database.query(
    `insert into group_members (account_id, group_id, subscriber_id, added_at)
     select account_id, $2, id, now() from subscribers where account_id = $1 and id % 2 = 0`,
    [account.accountId, groupId],
  )
})
afterAll(() => api.stop())

async function walk(query: string, limit: number) {
  const seen: number[] = []
  const totals = new Set<number>()
  for (let page = 1; ; page++) {
    const { body } = await api.call('GET', `/subscribers?${query}&limit=${limit}&page=${page}`, { key: account.key })
    seen.push(...body.data.map(({ id }: { id: number }) => id))
    totals.add(body.meta.pagination.total)
    if (body.meta.pagination.currentPage === body.meta.pagination.totalPages) return { seen, totals: [...totals] }
  }
}

test.each<[string, () => string, (id: number) => boolean]>([
  ['everyone', () => '', () => true],
  ['by status', () => 'filter[status]=3', isUnsubscribed],
  ['by two states', () => 'filter[status]=1,3', () => true],
  ['by customer field', () => `filter[customerFields.${fieldId}]=drei`, isThird],
  ['by two values of a field', () => `filter[customerFields.${fieldId}]=drei,sonst`, () => true],
  ['by group', () => `filter[groupId]=${groupId}`, (id) => id % 2 === 0],
  [
    'by all three',
    () => `filter[groupId]=${groupId}&filter[status]=1&filter[customerFields.${fieldId}]=drei`,
    (id) => id % 2 === 0 && isThird(id) && !isUnsubscribed(id),
  ],
])('walking %s returns each id once, in both directions', async (_name, query, isMeant) => {
  const expected = ids.filter(isMeant)
  expect(await walk(`${query()}&sort=id`, 100)).toEqual({ seen: expected, totals: [expected.length] })
  expect(await walk(`${query()}&sort=-id`, 100)).toEqual({ seen: expected.toReversed(), totals: [expected.length] })
})

test.each([77, 499, 500])('so does any other limit, such as %i', proving('E-055'), async (limit) => {
  expect((await walk('sort=-id', limit)).seen).toEqual(ids.toReversed())
})

test.each(['createdAt', '-updatedAt', 'email', '-optinAt'])('and the order by %s', proving('E-063'), async (sort) => {
  const { seen, totals } = await walk(`sort=${sort}`, 500)
  expect(totals).toEqual([size])
  expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
})
