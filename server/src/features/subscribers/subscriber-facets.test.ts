import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operation, perform, type World } from '../../../test/facets/operations.ts'
import { expectedIds, type Question, queryOf, question, readTruth } from '../../../test/facets/questions.ts'
import { aCustomerField, anAccount } from '../../../test/factories.ts'
import fc from '../../../test/fast-check.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let customerId: number
let fields: World['fields']

beforeAll(async () => {
  api = await startTestApi()
  customerId = (await anAccount(api)).customerId
  const field = (type: number) => aCustomerField(api, customerId, type)
  fields = {
    text: await field(1),
    integer: await field(2),
    boolean: await field(4),
    list: await field(5),
    amount: await field(6),
  }
})
afterAll(() => api.stop())

async function aWorld(hasChannels: boolean): Promise<World> {
  const account = await anAccount(api, { customerId, ...(hasChannels && { channels: ['Angebote'] }) })
  const groups: number[] = []
  for (const name of ['Eins', 'Zwei']) {
    const { body } = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name } })
    groups.push(body.data.id)
  }
  return { api, account, hasChannels, fields, groups, ids: [] }
}

/** Facets that are missing, superfluous, empty or miscounted, against a recomputation from the tables. */
const drift = `
  with facts as (
    select 'all' as facet, '' as value, id from subscribers where account_id = $1
    union all
    select 'field:' || e.key, case when octet_length(e.value #>> '{}') <= 128 then e.value #>> '{}'
             else '#' || encode(sha256(convert_to(e.value #>> '{}', 'UTF8')), 'hex') end, s.id
    from subscribers s, jsonb_each(s.customer_fields) e
    where s.account_id = $1 and jsonb_typeof(e.value) not in ('array', 'null')
    union all
    select 'zone', time_zone, id from subscribers where account_id = $1 and time_zone is not null
    union all
    select 'consent', '', id from subscribers where account_id = $1 and tracking_consent_at is not null
    union all
    select 'status:' || channel_id, concat_ws('/', status, status_addition), subscriber_id from subscriptions where account_id = $1
    union all
    select 'group:' || group_id, '', subscriber_id from group_members where account_id = $1
  ), recomputed as (
    select facet, value, id / 1024 as block, array_agg((id % 1024)::int order by id) as bits, count(*) as cnt
    from facts group by 1, 2, 3
  ), kept as (
    select facet, value, block, array(select i from generate_series(0, 1023) i where get_bit(members, i) = 1) as bits, cnt
    from subscriber_facets where account_id = $1
  )
  (select 'missing' as fault, * from recomputed except select 'missing', * from kept)
  union all
  (select 'superfluous', * from kept except select 'superfluous', * from recomputed)`

async function walk(world: World, asked: Question): Promise<{ ids: number[]; totals: number[] }> {
  const ids: number[] = []
  const totals = new Set<number>()
  for (let page = 1; ; page++) {
    const path = `/subscribers?${queryOf(world, asked)}&page=${page}`
    const { status, body, text } = await api.call('GET', path, { key: world.account.key })
    if (status !== 200) throw new Error(`${path}: ${text}`)
    ids.push(...body.data.map(({ id }: { id: number }) => id))
    totals.add(body.meta.pagination.total)
    if (body.meta.pagination.currentPage >= body.meta.pagination.totalPages) return { ids, totals: [...totals] }
  }
}

test('whatever is written, the bitmaps answer as the tables would', async () => {
  const stories = fc.tuple(
    fc.boolean(),
    fc.array(operation, { minLength: 8, maxLength: 24, size: 'max' }),
    fc.array(question, { minLength: 4, maxLength: 8, size: 'max' }),
  )
  await fc.assert(
    fc.asyncProperty(stories, async ([hasChannels, operations, questions]: [boolean, Operation[], Question[]]) => {
      const world = await aWorld(hasChannels)
      for (const step of operations) await perform(world, step)
      expect(await api.database.query(drift, [world.account.accountId])).toEqual([])
      const truth = await readTruth(world)
      for (const asked of questions) {
        const expected = expectedIds(world, truth, asked)
        const { ids, totals } = await walk(world, asked)
        expect(totals).toEqual([expected.length])
        if (asked.sort === '' || asked.sort === 'id') expect(ids).toEqual(expected)
        else if (asked.sort === '-id') expect(ids).toEqual(expected.toReversed())
        else expect(ids.toSorted((a, b) => a - b)).toEqual(expected)
      }
    }),
    { numRuns: 20 },
  )
})
