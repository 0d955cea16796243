import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { proving } from '../../../test/proves.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { aTrackedRun, type TrackedRun } from '../../../test/tracked-run.ts'
import { startTracking, type TrackingFixture } from '../../../test/tracking-fixture.ts'
import { configSchema } from '../../platform/config/config.ts'
import type { TrackingMode } from './tracking-mode.rules.ts'
import { createTrackingTokens } from './tracking-token.rules.ts'
import { agents, verdicts } from './verdict.rules.ts'

const shop = 'https://shop.example/sale?id=1&utm_source=mail'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const tokens = createTrackingTokens(configSchema.parse({}).POSTRIDER_SECRET)
let database: TestDatabase
let run: TrackedRun
let tracking: TrackingFixture

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  run = await aTrackedRun(database.query, [shop, 'https://shop.example/imprint'])
  tracking = await startTracking({ tracking: database.trackingUrl, nats: serviceUrls().nats })
})
afterEach(() => tracking.stop())
afterAll(() => database.drop())

const tokenOf = (messageId = 0) => tokens.seal({ ...run, messageId })
function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(tracking.url + path, {
    redirect: 'manual',
    ...options,
    headers: { 'user-agent': firefox, ...options.headers },
  })
}
const click = (link = 1, options?: RequestInit) => ask(`/c/${tokenOf()}/${link}`, options)
const rows = () =>
  database.query(
    `select account_id::int, message_id::int, content_id::int, link, verdict, is_head, is_prefetch, network::text
     from tracking_events where run_id = $1 order by at, id`,
    [run.runId],
  )

describe('a click', () => {
  test('goes where the content says, and is stored when the answer comes', proving('W-108.1'), async () => {
    const answer = await ask(`/c/${tokenOf(77)}/1?mc_cid=1`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, shop])
    expect(await rows()).toEqual([
      {
        ...{ account_id: run.accountId, content_id: run.contentId, message_id: 77, link: 1 },
        ...{ verdict: verdicts.human, is_head: false, is_prefetch: false, network: '127.0.0.0/24' },
      },
    ])
  })

  test.each([
    ['a number the content does not have', () => `/c/${tokenOf()}/3`],
    ['a changed token', () => `/c/${tokenOf().replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))}/1`],
    ['a target in the query', () => '/c?url=https://evil.example/'],
    ['a target behind the number', () => `/c/${tokenOf()}/1/https://evil.example/`],
    ['another path', () => '/'],
  ])('T54 %s leads to a note, and nowhere else', async (_name, path) => {
    const answer = await ask(path())
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    expect(await answer.text()).toContain('This link is not valid')
    expect(await rows()).toEqual([])
  })

  test('a link whose content is gone says so, and leads nowhere', proving('W-012.5'), async () => {
    const answer = await ask(`/c/${tokens.seal({ ...run, runId: 999_999, messageId: 0 })}/1`)
    expect([answer.status, answer.headers.get('location')]).toEqual([410, null])
    expect(await rows()).toEqual([])
  })

  test('HEAD and prefetching go the same way and count as machines', proving('W-108.3'), async () => {
    expect((await click(1, { method: 'HEAD' })).status).toBe(302)
    expect((await click(1, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(302)
    expect(await rows()).toMatchObject([{ verdict: verdicts.head }, { verdict: verdicts.prefetch }])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s does nothing', async (method) => {
    const answer = await click(1, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await rows()).toEqual([])
  })
})

describe('the setting of today', () => {
  const set = (mode: TrackingMode) =>
    database.query('update accounts set tracking = $2 where id = $1', [run.accountId, mode])

  test('none: a link of an older mail still leads on, and nothing is stored', proving('F-003'), async () => {
    await set('none')
    const answer = await ask(`/c/${tokenOf(77)}/1`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, shop])
    expect((await ask(`/o/${tokenOf(77)}.gif`)).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('aggregate: it is counted, and nobody recognised', async () => {
    await set('aggregate')
    await ask(`/c/${tokenOf(77)}/1`)
    expect(await rows()).toMatchObject([{ link: 1, message_id: null }])
  })
})

test('an open is a picture of one transparent dot', proving('W-108.2'), async () => {
  const answer = await ask(`/o/${tokenOf()}.gif`, { headers: { 'user-agent': 'Mozilla/5.0' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 10)
      .toString('latin1'),
  ).toBe('GIF89a\x01\0\x01\0')
  expect(await rows()).toMatchObject([{ link: null, content_id: null, message_id: null, verdict: verdicts.appleProxy }])
})

test('T61 T62 no answer is kept, framed, remembered by a cookie, or moved by a header', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }
  for (const path of [`/c/${tokenOf()}/1`, `/o/${tokenOf()}.gif`, '/c/nothing/1', '/health']) {
    const { headers } = await ask(path, { headers: forged })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('location') ?? shop).toBe(shop)
  }
  expect(await rows()).toMatchObject([{ network: '127.0.0.0/24' }, { network: '127.0.0.0/24' }])
})

test('neither the log nor a row says who it was', async () => {
  await ask(`/c/${tokenOf()}/1`, { headers: { 'user-agent': 'Marker/7 (secret phone)' } })
  const everything = JSON.stringify(await database.query('select * from tracking_events')) + tracking.logLines.join()
  for (const word of ['Marker', '127.0.0.1', tokenOf()]) expect(everything).not.toContain(word)
})

test('many clicks at once share a few commits', async () => {
  await click()
  const before = tracking.proxy.roundTrips()
  await Promise.all(Array.from({ length: 200 }, () => click()))
  expect(await rows()).toHaveLength(201)
  // One by one they would take 600 and more; how many share a commit depends on how fast they come.
  expect(tracking.proxy.roundTrips() - before).toBeLessThan(200)
})

test('an event that PostgreSQL will never take keeps no other in the journal', async () => {
  const event = (id: number, network: string | null) => ({
    ...{ runId: run.runId, contentId: run.contentId, messageId: 0, link: 1, atMs: Date.now(), id, network },
    ...{ agent: agents.program, isHead: false, isPrefetch: false, verdict: verdicts.human },
  })
  const good = [event(1, null), event(2, '192.0.2.0/24'), event(4, null), event(5, null)]
  const record = JSON.stringify([...good.slice(0, 2), event(3, '999.1.1.0/24'), ...good.slice(2)])
  await vi.waitFor(() => tracking.journal.append(record), 60_000)
  expect(await tracking.events.catchUp()).toBe(1)
  expect(await rows()).toHaveLength(good.length)
  expect(tracking.logLines.filter((line) => line.includes('refused an event for good'))).toHaveLength(1)
  expect(await tracking.events.catchUp()).toBe(0)
})

describe('while PostgreSQL is away', () => {
  async function withoutDatabase(work: () => Promise<void>): Promise<void> {
    tracking.proxy.freeze(true)
    await work()
    tracking.proxy.freeze(false)
    await sleep(600)
  }

  test('known links work, and the journal brings their events in afterwards, once', async () => {
    await click()
    await withoutDatabase(async () => {
      const answers = await Promise.all([click(1), click(2), ask(`/o/${tokenOf(5)}.gif`)])
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 200])
      expect(await tracking.count('journal')).toBe(3)
    })
    const progress = () => database.query<{ judged_to: Date }>('select judged_to from tracking_progress')
    const [before] = await progress()
    await database.query(`update tracking_progress set judged_to = now() + interval '1 hour'`)
    expect(await tracking.events.catchUp()).toBeGreaterThan(0)
    expect(await rows()).toHaveLength(4)
    expect(await tracking.events.catchUp()).toBe(0)
    expect(await rows()).toHaveLength(4)
    // What came late is looked at again with its neighbours.
    const [after] = await progress()
    expect(after?.judged_to.getTime()).toBeLessThan(Date.now())
    await database.query('update tracking_progress set judged_to = $1', [before?.judged_to])
  })

  test('a link that nobody has asked for yet is answered 503, to be tried again', async () => {
    await withoutDatabase(async () => {
      const answer = await click()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    })
    expect((await click()).status).toBe(302)
  })

  test('an event that was committed without our knowing is not doubled', async () => {
    await click()
    const stored = click()
    const isStored = async () => (await rows()).length === 2
    await waitUntil('the second click in the table', isStored)
    tracking.proxy.cut()
    await stored
    await tracking.events.catchUp()
    expect(await rows()).toHaveLength(2)
  })
})

test('with both away the reader still gets there, and the loss is counted and told', async () => {
  await tracking.stop()
  tracking = await startTracking({ tracking: database.trackingUrl, nats: 'nats://127.0.0.1:9' })
  await click()
  tracking.proxy.freeze(true)
  expect((await click()).status).toBe(302)
  expect(await tracking.count('lost')).toBe(1)
  expect(tracking.logLines.join()).toContain('opens and clicks are lost')
})

test('behind a trusted proxy the address is the one it forwards, cut off', async () => {
  await tracking.stop()
  tracking = await startTracking(
    { tracking: database.trackingUrl, nats: serviceUrls().nats },
    { TRUSTED_PROXIES: '127.0.0.0/8' },
  )
  await click(1, { headers: { 'x-forwarded-for': '203.0.113.99' } })
  await click(1, { headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } })
  await click(1, { headers: { 'x-forwarded-for': 'nonsense' } })
  expect((await rows()).map(({ network }) => network)).toEqual(['203.0.113.0/24', '2001:db8:1::/48', null])
})
