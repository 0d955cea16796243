import { beforeAll, expect, test } from 'vitest'
import { aCustomerField } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let ada: TestAdmin
let field: number
beforeAll(async () => {
  ada = await anAdmin(api, web)
  field = await aCustomerField(api, ada.account.customerId, 1)
  const [channel] = ada.account.channelIds as [number]
  await manySubscribers(
    api,
    ada.account,
    Array.from({ length: 9 }, (_, i) => ({
      id: i + 1,
      email: `p${i + 1}@example.com`,
      customerFields: i % 3 === 0 ? { [field]: i === 0 ? 'Gold' : 'silver' } : {},
      states: { [channel]: i < 6 ? ([1, null] as [number, null]) : ([2, 1] as [number, number]) },
    })),
  )
})

const all = (...of: object[]) => ({ join: 'all', of })
const isGold = () => ({ source: `field:${field}`, operator: 'is', values: ['gold'] })
const isFilled = () => ({ source: `field:${field}`, operator: 'isNotEmpty', values: [] })

async function idsOf(body: object, query = ''): Promise<{ ids: number[]; total: number | null }> {
  const answer = await ada.call('POST', `${ada.at}/subscribers/search?sort=id&${query}`, {
    body: { words: '', ...body },
  })
  expect(answer.status, answer.text).toBe(200)
  return { ids: answer.body.data.map(({ id }: { id: number }) => id), total: answer.body.meta.total }
}

test('conditions narrow a list as they make a group, and the total is exact', async () => {
  expect(await idsOf({ conditions: all(isGold()) })).toEqual({ ids: [1], total: 1 })
  expect(await idsOf({ conditions: all(isFilled()) })).toEqual({ ids: [1, 4, 7], total: 3 })
  expect(await idsOf({ conditions: null })).toMatchObject({ total: 9 })
})

test('beside filters, words and another order', async () => {
  const conditions = all(isFilled())
  expect(await idsOf({ conditions }, 'filter[status]=1')).toEqual({ ids: [1, 4], total: 2 })
  expect((await idsOf({ conditions, words: 'p4@' })).ids).toEqual([4])
  const byAddress = await ada.call('POST', `${ada.at}/subscribers/search?sort=-email`, {
    body: { words: '', conditions },
  })
  expect(byAddress.body.data.map(({ id }: { id: number }) => id)).toEqual([7, 4, 1])
  const counted = await ada.call('POST', `${ada.at}/subscribers/count`, { body: { words: 'p', conditions } })
  expect(counted.body.data.total).toBe(3)
})

test('nobody of whom nothing is known has opened nothing', async () => {
  for (const source of ['opened', 'clicked']) {
    const line = { source, operator: 'notInLastDays', values: ['395'] }
    expect(await idsOf({ conditions: all(line) })).toEqual({ ids: [], total: 0 })
  }
})

test('an act on everybody who matches is for them alone', async () => {
  const body = { mode: 'all', ids: [4], words: '', conditions: all(isFilled()), groupId: null }
  const { data } = (await ada.call('POST', `${ada.at}/subscribers/chosen`, { body })).body
  expect(data).toEqual({ total: 2, inGroup: null })
  const order = { mode: 'all', ids: [4], words: '', conditions: all(isFilled()), act: 'archive' }
  expect((await ada.call('POST', `${ada.at}/subscribers/acts`, { body: order })).body.data.total).toBe(2)
})

test('an export of those who match; the audit log has the source and no value', async () => {
  const order = { mode: 'all', ids: [], words: '', columns: ['email'], format: 'csv', language: 'en' }
  const body = { ...order, conditions: all(isGold()) }
  expect((await ada.call('POST', `${ada.at}/exports`, { body })).body.data.total).toBe(1)
  const [entry] = (await ada.call('GET', `${ada.at}/audit`)).body.data
  expect(entry.changes.filter).toEqual([null, [`field:${field} is`]])
  expect(JSON.stringify(entry)).not.toContain('gold')
})

test('what cannot be judged is refused, with its place', async () => {
  const conditions = all(isGold(), { source: 'field:999999', operator: 'is', values: ['x'] })
  const refused = await ada.call('POST', `${ada.at}/subscribers/search`, { body: { words: '', conditions } })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/conditions/of/1' }] })
})
