import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
const list = (query = '', key = account.key) => api.call('GET', `/subscribers${query && `?${query}`}`, { key })
const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    range(1, 25).map((id) => ({ id })),
  )
})
afterAll(() => api.stop())

describe('pages', () => {
  test('the first ten without being asked', proving(['R-060', 'R-185', 'R-043']), async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    proves(['E-050', 'R-187', 'R-184'], () =>
      expect(body.meta).toEqual({
        include: ['channels', 'groups'],
        meta: {},
        pagination: { total: 25, count: 10, perPage: 10, currentPage: 1, totalPages: 3 },
      }),
    )
    expect(idsOf({ body })).toEqual(range(1, 10))
    const one = await api.call('GET', '/subscribers/1', { key: account.key })
    expect(body.data[0]).toEqual(one.body.data)
  })

  test('an empty account has one empty page', proving(['E-051', 'R-188']), async () => {
    const { body } = await list('', (await anAccount(api)).key)
    expect(body.data).toEqual([])
    proves('D-PAG-L2.1', () =>
      expect(body.meta.pagination).toEqual({ total: 0, count: 0, perPage: 10, currentPage: 1, totalPages: 1 }),
    )
  })

  test('the last page is partly filled', async () => {
    const answer = await list('page=3&limit=10')
    proves(['E-052', 'R-186', 'D-PAG-L2.2'], () =>
      expect(answer.body.meta.pagination).toEqual({ total: 25, count: 5, perPage: 10, currentPage: 3, totalPages: 3 }),
    )
    expect(idsOf(answer)).toEqual(range(21, 25))
  })

  test('a total that fills its pages has no empty one after them', async () => {
    expect((await list('limit=5')).body.meta.pagination.totalPages).toBe(5)
    expect((await list('limit=25')).body.meta.pagination.totalPages).toBe(1)
  })

  test.each([1, 50, 100, 500])('limit %i is accepted', proving(['E-053', 'R-189', 'D-PAG-L1.1']), async (limit) => {
    const { status, body } = await list(`limit=${limit}`)
    expect([status, body.meta.pagination.perPage, body.data.length]).toEqual([200, limit, Math.min(limit, 25)])
  })

  test.each(['0', '-1', '501', '1.5', 'abc', '%22abc%22', ''])(
    'limit %s is refused',
    proving(['E-053', 'D-PAG-L1.1']),
    async (limit) => {
      expect(refusals(await list(`limit=${limit}`))).toEqual(['422 limit query_parameter_invalid'])
    },
  )

  test.each(['0', '-1', 'x', '1.5', ''])('page %s is refused', proving(['E-054.1', 'D-PAG-L1.2']), async (page) => {
    expect(refusals(await list(`page=${page}`))).toEqual(['422 page query_parameter_invalid'])
  })

  test.each([4, 9999, 2 ** 53 - 1])(
    'page %i beyond the end is empty',
    proving(['E-054.2', 'D-PAG-L3']),
    async (page) => {
      const { status, body } = await list(`page=${page}&limit=500`)
      expect(status).toBe(200)
      expect(body.data).toEqual([])
      expect(body.meta.pagination).toEqual({ total: 25, count: 0, perPage: 500, currentPage: page, totalPages: 1 })
    },
  )

  test('all five are integers', proving(['E-057', 'R-184']), async () => {
    const { pagination } = (await list('page=2&limit=7')).body.meta
    expect(Object.keys(pagination).sort()).toEqual(['count', 'currentPage', 'perPage', 'total', 'totalPages'])
    expect(Object.values(pagination).every(Number.isInteger)).toBe(true)
  })
})

/** As an integrator is told to do it: until currentPage equals totalPages. */
async function walk(query: string, key: string, between?: (page: number) => Promise<unknown>): Promise<number[]> {
  const seen: number[] = []
  for (let page = 1; page < 1000; page++) {
    const answer = await list(`${query}&page=${page}`, key)
    seen.push(...idsOf(answer))
    const { currentPage, totalPages } = answer.body.meta.pagination
    if (currentPage === totalPages) return seen
    await between?.(page)
  }
  throw new Error('the loop does not end')
}

describe('paging through', () => {
  test.each(['limit=1', 'limit=4', 'limit=10', 'limit=25', 'limit=500'])(
    'by %s the loop ends and sees each id once',
    proving(['E-055', 'R-188']),
    async (query) => expect(await walk(query, account.key)).toEqual(range(1, 25)),
  )

  test('records that come in between are not a reason for doubles', proving(['E-056', 'D-FLT-3.1']), async () => {
    const busy = await anAccount(api)
    await manySubscribers(
      api,
      busy,
      range(1, 20).map((id) => ({ id })),
    )
    const seen = await walk('limit=6&sort=id', busy.key, () => aSubscriber(api, busy))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, 20)).toEqual(range(1, 20))
  })

  test('a sync by updatedAt sees every change', proving('D-FLT-3.2'), async () => {
    const busy = await anAccount(api)
    await manySubscribers(
      api,
      busy,
      range(1, 20).map((id) => ({ id })),
    )
    for (const id of [3, 17, 5]) {
      api.clock.advance(2000)
      await api.call('PUT', `/subscribers/${id}`, { key: busy.key, body: { city: 'Bonn' } })
    }
    const query = 'filter[updatedAt][gte]=2025-01-01%2000:00:01&sort=updatedAt&limit=2'
    expect(await walk(query, busy.key)).toEqual([3, 17, 5])
  })

  test.each(['sort=-createdAt', 'sort=createdAt', 'sort=firstname', 'sort=-optinAt', 'sort=-lastname,firstname'])(
    '%s is stable over pages where all values are equal',
    proving(['E-063', 'D-SRT-1.3']),
    async (query) => {
      const seen = await walk(`${query}&limit=7`, account.key)
      expect(seen.toSorted((a, b) => a - b)).toEqual(range(1, 25))
      expect(await walk(`${query}&limit=3`, account.key)).toEqual(seen)
    },
  )
})

describe('relations', () => {
  let channelled: TestAccount
  beforeAll(async () => {
    channelled = await anAccount(api, { channels: ['Angebote'] })
    const [first, second] = channelled.channelIds as [number, number]
    await aSubscriber(api, channelled, { channels: [{ id: first, status: 1 }] })
    await aSubscriber(api, channelled, {
      channels: [
        { id: second, status: 2, statusAddition: 2 },
        { id: first, status: 3, statusAddition: 4 },
      ],
    })
    await aSubscriber(api, channelled)
  })

  test('channels only when included, each with its own', proving('E-058'), async () => {
    const plain = await list('', channelled.key)
    proves('R-059', () => {
      for (const record of plain.body.data) expect(record).not.toHaveProperty('channels')
    })
    const { data } = (await list('include=channels', channelled.key)).body
    const [first, second] = channelled.channelIds as [number, number]
    proves(['R-058', 'R-130'], () =>
      expect(data.map((s: { channels: { data: object[] } }) => s.channels.data)).toMatchObject([
        [{ id: first, status: 1, statusAddition: null }],
        [
          { id: first, status: 3, statusAddition: 4 },
          { id: second, status: 2, statusAddition: 2 },
        ],
        [],
      ]),
    )
  })

  test('the status of the record is null there', proving('E-120.2'), async () => {
    const { data } = (await list('include=channels', channelled.key)).body
    for (const { status, statusAddition, optinAt } of data)
      expect([status, statusAddition, optinAt]).toEqual([null, null, null])
  })

  test('several, none, and an unknown one', async () => {
    const record = async (query: string) => (await list(query)).body.data[0]
    await proves('E-059.2', async () => {
      expect(await record('include=channels,groups')).toMatchObject({ channels: { data: [] }, groups: { data: [] } })
      expect(await record('include=')).toEqual(await record(''))
    })
    await proves('E-059.1', async () =>
      expect(refusals(await list('include=foo'))).toEqual(['422 include include_unknown']),
    )
  })

  test('groups of each record', async () => {
    const mixed = await anAccount(api)
    const [one, two] = [await aSubscriber(api, mixed), await aSubscriber(api, mixed, { email: anEmail() })]
    const group = await api.call('POST', '/subscriberGroups', { key: mixed.key, body: { name: 'VIP' } })
    const path = `/subscriberGroups/${group.body.data.id}/subscribers`
    await api.call('POST', path, { key: mixed.key, body: { subscriberIds: [two.id] } })
    const { data } = (await list('include=groups', mixed.key)).body
    expect(
      data.map((s: { id: number; groups: { data: { name: string }[] } }) => [
        s.id,
        s.groups.data.map(({ name }) => name),
      ]),
    ).toEqual([
      [one.id, []],
      [two.id, ['VIP']],
    ])
  })
})
