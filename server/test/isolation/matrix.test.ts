import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi, type TestApiOptions } from '../test-api.ts'
import { findIdPlaces } from './id-places.ts'
import { apiDocument, askAsParent, dumpOthers, recipesFor, runMatrix } from './matrix.ts'
import { recipes } from './recipes.ts'
import { buildWorld, type World } from './world.ts'

const titles = 'E-011 E-103 E-139 R-012 R-013 R-021 D-AUTH-10'
/** These ids read no record, or are looked for among the members of an own group: no fence stands behind them. */
const harmless =
  /optoutNewsletterId|placeholders| body id$|PUT \/articles\/\{id\} body templateId|path subscriberId|\{id\}\/subscribers query filter\[(id|channelId|groupId)\]/

describe.each<[string, TestApiOptions]>([
  ['filters and row-level security', {}],
  ['row-level security alone', { tenantFilters: false }],
  ['filters alone', { bypassRowSecurity: true }],
])('isolation by %s', (name, options) => {
  let api: TestApi
  let world: World
  beforeAll(async () => {
    api = await startTestApi(options)
    world = await buildWorld(api)
  })
  afterAll(() => api.stop())

  test(`${titles} ids of others, deleted ids and ids that never were are answered alike`, async () => {
    const before = await dumpOthers(api, world.own.account.accountId)
    const { places, requests, leaks } = await runMatrix(api, world)
    console.log(`isolation: ${places} places, ${requests} requests, ${leaks.length} leaks (${name})`)
    expect(requests).toBeGreaterThan(200)
    expect(leaks).toEqual([])
    expect(before.length).toBeGreaterThan(40)
    expect(await dumpOthers(api, world.own.account.accountId)).toEqual(before)
  })

  test('an L-account does not reach into its S-accounts either', async () => {
    const { accountId } = world.parent.account
    const before = await dumpOthers(api, accountId)
    expect(await askAsParent(api, world)).toEqual([])
    expect(await dumpOthers(api, accountId)).toEqual(before)
  })
})

describe('the matrix itself', () => {
  test('covers every place, and every recipe has a place', () => {
    const used = recipesFor(findIdPlaces(apiDocument())).map(({ name }) => name)
    expect(Object.keys(recipes).filter((name) => !used.includes(name))).toEqual([])
  })

  test('refuses a place it has no recipe for', () => {
    const document = apiDocument()
    document.paths['/segments/{segmentId}'] = { get: { parameters: [{ name: 'segmentId', in: 'path' }] } }
    expect(() => recipesFor(findIdPlaces(document))).toThrow(
      'No recipe for the id at GET /segments/{segmentId} path segmentId',
    )
    const body = { properties: { parts: { items: { properties: { articleId: {} } } } } }
    document.paths = { '/campaigns': { post: { requestBody: { content: { 'application/json': { schema: body } } } } } }
    expect(() => recipesFor(findIdPlaces(document))).toThrow('POST /campaigns body parts[].articleId')
  })

  test('finds the leaks of an API without fences', async () => {
    const api = await startTestApi({ tenantFilters: false })
    try {
      const world = await buildWorld(api)
      const fenced = [
        'subscribers',
        'subscriber_groups',
        'group_members',
        'subscriber_facets',
        'channels',
        'customer_fields',
        'trigger_types',
        'trigger_copies',
        'runs',
        'messages',
        'mailings',
        'newsletters',
        'articles',
        'article_templates',
      ]
      for (const table of fenced) await api.database.query(`alter table ${table} disable row level security`)
      const { leaks } = await runMatrix(api, world)
      const leaking = new Set(leaks.map((leak) => leak.split(': id of ')[0]))
      const silent = Object.keys(recipes).filter((name) => !leaking.has(name))
      expect(silent.filter((name) => !harmless.test(name))).toEqual([])
    } finally {
      await api.stop()
    }
  })
})
