import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { aTrackedRun, type TrackedRun } from '../../../test/tracked-run.ts'
import { Database } from '../../platform/db/database.ts'
import { judgeEvents, rejudgeEvents } from './judge-events.ts'
import { storeEvents, type TrackingEvent } from './tracking-event.store.ts'
import { agents, verdicts } from './verdict.rules.ts'

const start = new Date('2026-11-15T10:00:00Z').getTime()
let database: TestDatabase
let db: { engine: Database; tracking: Database }
let run: TrackedRun
let nextId = 0

beforeAll(async () => {
  database = await createTestDatabase()
  const open = (url: string) => new Database({ url, poolSize: 2, preparedStatements: true })
  db = { engine: open(database.engineUrl), tracking: open(database.trackingUrl) }
})
beforeEach(async () => {
  run = await aTrackedRun(database.query, ['https://a.example/', 'https://b.example/', 'https://c.example/'])
  await database.query('update tracking_progress set judged_to = $1', [new Date(start)])
})
afterAll(async () => {
  await db.engine.close()
  await db.tracking.close()
  await database.drop()
})

function anEvent(seconds: number, link: number | null, messageId = 7): TrackingEvent {
  nextId += 1
  return {
    ...{ runId: run.runId, contentId: run.contentId, messageId, link, id: nextId, atMs: start + seconds * 1000 },
    ...{ agent: agents.program, isHead: false, isPrefetch: false, verdict: verdicts.human, network: null },
  }
}
const judge = (seconds: number) =>
  judgeEvents({ db: db.engine, clock: { now: () => new Date(start + seconds * 1000 + 30_000) } })
const verdictsNow = async () =>
  (
    await database.query<{ verdict: number }>('select verdict from tracking_events where run_id = $1 order by at, id', [
      run.runId,
    ])
  ).map(({ verdict }) => verdict)

test('three links of one message in two seconds are a machine, over the edge of two looks as well', async () => {
  await storeEvents(db.tracking, [anEvent(9, 1), anEvent(9.5, 2), anEvent(10.5, 3), anEvent(9, 1, 8)])
  expect(await judge(10)).toBe(2)
  expect(await judge(60)).toBe(1)
  const { human, burst } = verdicts
  expect(await verdictsNow()).toEqual([burst, human, burst, burst])
  expect(await judge(120)).toBe(0)
})

test('what happens within five seconds of acceptance is a machine', async () => {
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state)
     values ($1, $2, 7, 7, $3, now(), 1, 3)`,
    [run.accountId, run.runId, new Date(start)],
  )
  await storeEvents(db.tracking, [anEvent(4, null), anEvent(6, null)])
  expect(await judge(60)).toBe(1)
  expect(await verdictsNow()).toEqual([verdicts.tooEarly, verdicts.human])
})

test(
  'who withdrew is recognised no more, in mails from before either; what was told until then stays',
  proving('W-107.4'),
  async () => {
    await database.query(
      `with person as (insert into subscribers (account_id, id, email, email_key, created_at, updated_at)
                     values ($1, 7, 'a@b.example', 'a@b.example', now(), now()))
     insert into tracking_withdrawals (account_id, subscriber_id, withdrawn_at) values ($1, 7, $2)`,
      [run.accountId, new Date(start + 10_000)],
    )
    await database.query(
      `insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state)
     values ($1, $2, 7, 7, $3, now(), 1, 3)`,
      [run.accountId, run.runId, new Date(start - 60_000)],
    )
    await storeEvents(db.tracking, [anEvent(9, 1), anEvent(11, 1), anEvent(30, null)])
    const readers = async () =>
      database.query('select message_id::int as message from tracking_events where run_id = $1 order by at', [
        run.runId,
      ])
    expect(await judge(60)).toBe(2)
    expect(await readers()).toEqual([{ message: 7 }, { message: null }, { message: null }])
    // Whoever agrees again is recognised from then on.
    await database.query('update tracking_withdrawals set agreed_again_at = $2 where account_id = $1', [
      run.accountId,
      new Date(start + 90_000),
    ])
    await storeEvents(db.tracking, [anEvent(91, 1)])
    expect(await judge(120)).toBe(0)
    expect((await readers()).at(-1)).toEqual({ message: 7 })
  },
)

test('where nobody can be recognised there are no neighbours', async () => {
  await storeEvents(db.tracking, [anEvent(1, 1, 0), anEvent(1, 2, 0), anEvent(1, 3, 0)])
  expect(await judge(60)).toBe(0)
})

test(
  'a pixel that is fetched again and again is a person every ten seconds, over the edges of looks as well',
  proving('W-100.2'),
  async () => {
    await storeEvents(
      db.tracking,
      Array.from({ length: 1000 }, (_, i) => anEvent(i * 0.06, null)),
    )
    for (const seconds of [7, 13, 31, 44, 90]) await judge(seconds)
    const judged = await verdictsNow()
    expect(judged.filter((verdict) => verdict === verdicts.human)).toHaveLength(6)
    expect(judged.filter((verdict) => verdict === verdicts.repeated)).toHaveLength(994)
  },
)

test('where nobody can be recognised, ten events of a network and a link in ten seconds may be people', async () => {
  const from = (network: string, link: number) => (_: unknown, i: number) => ({ ...anEvent(i * 0.1, link, 0), network })
  await storeEvents(db.tracking, [
    ...Array.from({ length: 15 }, from('192.0.2.0/24', 1)),
    ...Array.from({ length: 8 }, from('192.0.2.0/24', 2)),
    ...Array.from({ length: 8 }, from('198.51.100.0/24', 1)),
  ])
  await judge(1)
  await judge(60)
  const judged = await verdictsNow()
  expect(judged.filter((verdict) => verdict === verdicts.human)).toHaveLength(10 + 8 + 8)
  expect(judged.filter((verdict) => verdict === verdicts.repeated)).toHaveLength(5)
  // Looked at again, nothing is seen otherwise.
  await rejudgeEvents({ db: db.engine, clock: { now: () => new Date(start + 600_000) } }, new Date(start))
  expect(await verdictsNow()).toEqual(judged)
})

test('events that come late are looked at with those that were there', async () => {
  await storeEvents(db.tracking, [anEvent(1, 1), anEvent(1, 2)])
  expect(await judge(600)).toBe(0)
  await storeEvents(db.tracking, [anEvent(2, 3)])
  expect(await judge(600)).toBe(3)
})

test('new rules are applied to old events, of people and of nobody', async () => {
  await storeEvents(db.tracking, [anEvent(1, 1), { ...anEvent(1, null, 0), agent: agents.scanner }])
  await judge(600)
  await database.query('update tracking_events set rules = 0, verdict = 0 where run_id = $1', [run.runId])
  expect(await judge(600)).toBe(0)
  const parts = { db: db.engine, clock: { now: () => new Date(start + 600_000) } }
  expect(await rejudgeEvents(parts, new Date(start))).toBe(2)
  expect(await verdictsNow()).toEqual([verdicts.human, verdicts.scanner])
  expect(await rejudgeEvents(parts, new Date(start))).toBe(0)
})

test('an event written twice is there once', async () => {
  const event = anEvent(1, 1)
  await storeEvents(db.tracking, [event, anEvent(1, 2)])
  await storeEvents(db.tracking, [event])
  await storeEvents(db.tracking, [event])
  expect(await verdictsNow()).toHaveLength(2)
})

test('the login of the tracking process can neither read events nor people', async () => {
  const refused = (text: string) =>
    db.tracking.outsideTenants([{ text, values: [] }]).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    )
  for (const table of ['tracking_events', 'subscribers', 'messages', 'contents', 'accounts'])
    expect([table, await refused(`select * from ${table}`)]).toEqual([table, '42501'])
  for (const text of [
    'delete from tracking_events',
    'update content_links set url = url',
    'select mailing_id from runs',
  ])
    expect([text, await refused(text)]).toEqual([text, '42501'])
})
