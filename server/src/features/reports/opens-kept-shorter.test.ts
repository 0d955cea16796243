import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proving } from '../../../test/proves.ts'
import { anEvent, type SentRun } from '../../../test/statistics-fixture.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { Database } from '../../platform/db/database.ts'
import { inAccount, switchTracking } from '../account-setup/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { forgetOutdated } from '../rights/index.ts'
import { refoldNewsletter } from '../statistics/fold.store.ts'
import { foldStatistics, recountStatistics } from '../statistics/index.ts'
import { judgeEvents, storeEvents } from '../tracking/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const dayMs = 86_400_000
const html = '<html><body><a href="https://shop.example/tulpen">Tulpen</a></body></html>'
const people = [1020, 1021, 1022, 1023]

let engine: TestEngine
let tracker: Database
beforeAll(async () => {
  engine = await startTestEngine(api)
  tracker = new Database({ url: api.database.trackingUrl, poolSize: 1, preparedStatements: true })
})
afterAll(async () => {
  await tracker.close()
  await engine.stop()
})

async function aSentMailing({ account, call, at }: TestAdmin): Promise<{ path: string; run: SentRun }> {
  await manySubscribers(
    api,
    account,
    people.map((id) => ({ id, email: `p${id}@leser.example`, firstname: 'Kim' })),
  )
  await inAccount(api.operator, account.accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    await switchTracking(act, 'individual')
  })
  const group = (await call('POST', `${at}/groups`, { body: { name: 'Allotment holders' } })).body.data.id
  await call('POST', `${at}/groups/${group}/members`, { body: { people: people.map(String) } })
  const id = await aMailing(api, account.accountId, { subject: 'Tulpen', html })
  const path = `${at}/mailings/${id}`
  const version = async () => ({ 'if-match': `"${(await call('GET', path)).body.data.version}"` })
  const changed = await call('PATCH', path, { body: { groupIds: [group] }, headers: await version() })
  expect(changed.status, changed.text).toBe(204)
  const body = { at: null, notAfter: null }
  const planned = await call('POST', `${path}/planning`, { body, headers: await version() })
  expect(planned.status, planned.text).toBe(200)
  api.clock.advance(61_000)
  await engine.work()
  const [run] = await api.database.query<{ runId: number; contentId: number }>(
    'select id::int as "runId", content_id::int as "contentId" from runs where mailing_id = $1',
    [id],
  )
  return { path, run: run as SentRun }
}

/** Judged and counted up to the clock of the product. */
async function count(): Promise<void> {
  const parts = { db: engine.engine.db, clock: api.clock }
  await judgeEvents(parts)
  await foldStatistics(parts)
}

test(
  'who keeps opens and clicks shorter has its sums and no names any more, and nobody else',
  proving('W-013.7'),
  async () => {
    const desks = [await anAdmin(api, web), await anAdmin(api, web)] as const
    const sent = [await aSentMailing(desks[0]), await aSentMailing(desks[1])] as const
    const [short] = desks
    const kept = (await short.call('GET', `${short.at}/settings`)).body.data.retention
    expect(kept.eventsMonths).toBe(13)
    const body = { retention: { ...kept, eventsMonths: 1 } }
    expect((await short.call('PATCH', `${short.at}/settings`, { body })).status).toBe(204)

    const [early, late] = [people.slice(0, 2) as [number, number], people[2] as number]
    await storeEvents(
      tracker,
      sent.flatMap(({ run }) => early.flatMap((reader) => [anEvent(run, reader, null), anEvent(run, reader, 1)])),
    )
    api.clock.advance(20 * dayMs)
    await storeEvents(
      tracker,
      sent.map(({ run }) => anEvent(run, late, null, { atMs: api.clock.now().getTime() })),
    )
    api.clock.advance(60_000)
    await count()
    const figures = () =>
      Promise.all(desks.map(async ({ call }, i) => (await call('GET', `${sent[i]?.path}/report`)).body.data.figures))
    const listOf = (of: string) =>
      Promise.all(
        desks.map(async ({ call }, i) => {
          const { people: found, notKept } = (await call('GET', `${sent[i]?.path}/report/people?of=${of}`)).body.data
          return [found.length, notKept]
        }),
      )
    const before = await figures()
    expect(before.map(({ uniqueOpens, uniqueClicks }) => [uniqueOpens, uniqueClicks])).toEqual([
      [3, 2],
      [3, 2],
    ])
    await forgetOutdated(engine.engine)
    expect(await listOf('opened')).toEqual([
      [3, 0],
      [3, 0],
    ])

    api.clock.advance(20 * dayMs)
    await count()
    await forgetOutdated(engine.engine)
    expect(await listOf('opened')).toEqual([
      [1, 2],
      [3, 0],
    ])
    expect(await listOf('clicked')).toEqual([
      [0, 2],
      [2, 0],
    ])
    const events = await api.database.query<{ n: number }>(
      `select count(*)::int as n from tracking_events where run_id in (${sent.map(({ run }) => run.runId).join()})
     group by run_id order by run_id`,
    )
    expect(events.map(({ n }) => n)).toEqual([1, 5])
    expect(await figures()).toEqual(before)

    const [reader] = early
    await storeEvents(
      tracker,
      [reader, people[3] as number].map((again) =>
        anEvent(sent[0].run, again, null, { atMs: Date.now() + 25 * dayMs }),
      ),
    )
    await count()
    const [after] = await figures()
    const found = { opens: before[0].opens + 2, uniqueOpens: 3, uniqueClicks: 2 }
    expect(after, 'whoever may have opened it before is nobody new').toMatchObject(found)
    const recounted = await recountStatistics({ db: engine.engine.db, clock: api.clock }, { repair: true })
    expect(recounted.drifts).toEqual([])
    const { accountId } = short.account
    const newsletterId = await newsletterOf(sent[0].run)
    await refoldNewsletter(engine.engine.db, { accountId, newsletterId }, 0)
    expect((await figures())[0]).toEqual(after)
    expect(await listOf('opened')).toEqual([
      [1, 2],
      [3, 0],
    ])
  },
)

test('a single mail counts by its own day, not by that of the run that takes them all', async () => {
  const desk = await anAdmin(api, web)
  const { run } = await aSentMailing(desk)
  const [old, recent] = people as [number, number]
  await api.database.query("update runs set occurrence = 'standing' where id = $1", [run.runId])
  const now = api.clock.now().toISOString()
  await api.database.query(
    "update messages set created_at = $3::timestamptz - case when id = $2 then interval '40 days' else '0' end where run_id = $1",
    [run.runId, old, now],
  )
  await api.database.query("update runs set started_at = started_at - interval '40 days' where id = $1", [run.runId])
  await api.database.query('update accounts set events_kept_from = $2 where id = $1', [
    desk.account.accountId,
    new Date(api.clock.now().getTime() - 5 * dayMs).toISOString().slice(0, 10),
  ])
  const atMs = api.clock.now().getTime()
  await storeEvents(tracker, [anEvent(run, old, null, { atMs }), anEvent(run, recent, null, { atMs })])
  api.clock.advance(60_000)
  await count()
  const sums = await api.database.query(
    "select sum(n)::int as n, sum(people)::int as people from newsletter_days where newsletter_id = $1 and kind = 0 and day = '-infinity'",
    [await newsletterOf(run)],
  )
  expect(sums).toEqual([{ n: 2, people: 1 }])
  const recounted = await recountStatistics({ db: engine.engine.db, clock: api.clock }, { repair: true })
  expect(recounted.drifts).toEqual([])
})

test('who is on the way out is not listed any more, nor counted both ways', async () => {
  const desk = await anAdmin(api, web)
  const { path, run } = await aSentMailing(desk)
  const atMs = api.clock.now().getTime()
  await storeEvents(
    tracker,
    people.slice(0, 2).map((reader) => anEvent(run, reader, null, { atMs })),
  )
  api.clock.advance(60_000)
  await count()
  const listed = async (days: number) => {
    const day = new Date(atMs + days * dayMs).toISOString().slice(0, 10)
    await api.database.query('update accounts set events_kept_from = $2 where id = $1', [desk.account.accountId, day])
    const { people: found, notKept } = (await desk.call('GET', `${path}/report/people?of=opened`)).body.data
    return [found.length, notKept]
  }
  expect([await listed(-2), await listed(2)]).toEqual([
    [2, 0],
    [0, 2],
  ])
})

async function newsletterOf({ runId }: SentRun): Promise<number> {
  const rows = await api.database.query<{ id: number }>('select newsletter_id::int as id from runs where id = $1', [
    runId,
  ])
  return rows[0]?.id as number
}
