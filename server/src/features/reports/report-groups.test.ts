import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { anEvent, type SentRun } from '../../../test/statistics-fixture.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { Database } from '../../platform/db/database.ts'
import { inAccount, switchTracking } from '../account-setup/index.ts'
import { react } from '../demo/leave-by-letter.ts'
import { changePageSettings } from '../pages/index.ts'
import type { PastRun } from '../runs/index.ts'
import { foldStatistics } from '../statistics/index.ts'
import { judgeEvents, storeEvents } from '../tracking/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const html = '<html><body><a href="https://shop.example/tulpen">Tulpen</a></body></html>'
const people = Array.from({ length: 12 }, (_, i) => 1020 + i)
const listed = people.slice(0, 5)
/** Two of those who are listed, and one more. */
const named = people.slice(3, 6)

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

const addressOf = (id: number) => `p${id}@leser.example`

/** A mailing to a list and to whoever has a name, each in it as they were when it went out. */
async function sendToGroups({ account, call, at }: TestAdmin, groups = 2): Promise<number> {
  await manySubscribers(
    api,
    account,
    people.map((id) => ({ id, email: addressOf(id), firstname: named.includes(id) ? 'Ida' : 'Kim' })),
  )
  await inAccount(api.operator, account.accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    await switchTracking(act, 'individual')
  })
  const groupOf = async (body: object): Promise<number> => (await call('POST', `${at}/groups`, { body })).body.data.id
  const list = await groupOf({ name: 'Allotment holders' })
  await call('POST', `${at}/groups/${list}/members`, { body: { people: listed.map(String) } })
  const conditions = { join: 'all', of: [{ source: 'firstname', operator: 'is', values: ['Ida'] }] }
  const dynamic = await groupOf({ name: 'Idas', conditions })
  const id = await aMailing(api, account.accountId, { subject: 'Tulpen', html })
  const version = async () => ({ 'if-match': `"${(await call('GET', `${at}/mailings/${id}`)).body.data.version}"` })
  const path = `${at}/mailings/${id}`
  const changed = await call('PATCH', path, {
    body: { groupIds: [list, dynamic].slice(0, groups) },
    headers: await version(),
  })
  expect(changed.status, changed.text).toBe(204)
  const planned = await call('POST', `${path}/planning`, {
    body: { at: null, notAfter: null },
    headers: await version(),
  })
  expect(planned.status, planned.text).toBe(200)
  api.clock.advance(61_000)
  await engine.work()
  return id
}

/** Judged and counted as if a minute had passed. */
async function count(): Promise<void> {
  const parts = { db: engine.engine.db, clock: { now: () => new Date(Date.now() + 60_000) } }
  await judgeEvents(parts)
  await foldStatistics(parts)
}

async function runOf(mailingId: number): Promise<SentRun & Omit<PastRun, 'subscriberIds'>> {
  const [run] = await api.database.query(
    `select id::int as id, id::int as "runId", content_id::int as "contentId", newsletter_id::int as "newsletterId", channel_id::int as "channelId"
     from runs where mailing_id = $1`,
    [mailingId],
  )
  return run as SentRun & PastRun
}

test('a report tells the groups apart as they were when the mailing went out, and so does its file', async () => {
  const desk = await anAdmin(api, web)
  const { account, call, at } = desk
  const id = await sendToGroups(desk)
  // Who has another name afterwards was in the group all the same.
  await api.database.query(`update subscribers set firstname = 'Kim' where account_id = $1`, [account.accountId])
  const run = await runOf(id)
  const readers = [1023, 1024, 1025]
  await storeEvents(
    tracker,
    readers.flatMap((reader) => [anEvent(run, reader, null), anEvent(run, reader, 1)]),
  )
  await count()
  const { body } = await call('GET', `${at}/mailings/${id}/report`)
  expect(body.data).toMatchObject({ counting: 'people', figures: { delivered: 6, uniqueOpens: 3 } })
  expect(body.data.byGroup).toMatchObject({
    several: 2,
    everybody: { delivered: 6, opened: 3, clicked: 3 },
    groups: [
      { name: 'Allotment holders', delivered: 5, opened: 2, clicked: 2, left: 0 },
      { name: 'Idas', delivered: 3, opened: 3, clicked: 3, left: 0 },
    ],
  })
  await inAccount(api.operator, account.accountId, async (act) => {
    await react(act, { ...run, subscriberIds: [] }, 1024, 'unsubscribed')
    await react(act, { ...run, subscriberIds: [] }, 1020, 'hardBounce')
  })
  await count()
  const { groups } = (await call('GET', `${at}/mailings/${id}/report`)).body.data.byGroup
  expect(groups).toMatchObject([
    { delivered: 4, left: 1 },
    { delivered: 3, left: 1 },
  ])
  const file = await call('GET', `${at}/mailings/${id}/report/file?of=groups&format=csv&language=en`)
  expect(file.text).toContain('Allotment holders,4,2,0.5,2,0.5,1')
})

test('of a mailing to one group, or to everybody, nothing is told apart', async () => {
  const desk = await anAdmin(api, web)
  const id = await sendToGroups(desk, 1)
  expect((await desk.call('GET', `${desk.at}/mailings/${id}/report`)).body.data.byGroup).toBeNull()
})
