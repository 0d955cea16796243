import { afterAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { anEvent, type SentRun } from '../../../test/statistics-fixture.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { Database } from '../../platform/db/database.ts'
import { inAccount, switchTracking } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { foldStatistics } from '../statistics/index.ts'
import { judgeEvents, storeEvents } from '../tracking/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const engine = await startTestEngine(api)
const tracker = new Database({ url: api.database.trackingUrl, poolSize: 1, preparedStatements: true })
afterAll(async () => {
  await tracker.close()
  await engine.stop()
})

const readersOf = async ({ call, at }: TestAdmin, query = '') =>
  (await call('GET', `${at}/statistics/readers${query}`)).body.data
const tally = ({ classes }: { classes: { days: number | null; people: number }[] }) =>
  classes.map(({ days, people }) => [days, people])

async function aReader(admin: TestAdmin, agrees = true): Promise<number> {
  const { id } = await aSubscriber(api, admin.account, {})
  const body = { text: 'Yes, recognise me.' }
  if (agrees) await api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: admin.account.key, body })
  return id
}

async function aSentMailing({ account }: TestAdmin): Promise<SentRun> {
  const id = await aMailing(api, account.accountId, { html: '<a href="https://shop.example/tulpen">Tulpen</a>' })
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  api.clock.advance(61_000)
  await engine.work()
  const [run] = await api.database.query<{ runId: number; contentId: number }>(
    'select id::int as "runId", content_id::int as "contentId" from runs where mailing_id = $1',
    [id],
  )
  return run as SentRun
}

async function reads(run: SentRun, person: number, link: number | null): Promise<void> {
  await storeEvents(tracker, [anEvent(run, person, link, { atMs: api.clock.now().getTime() })])
  api.clock.advance(60_000)
  const parts = { db: engine.engine.db, clock: api.clock }
  await judgeEvents(parts)
  await foldStatistics(parts)
}

test('who is receive-ready is in one class, by the newest mailing they opened or clicked, and each makes a group', async () => {
  const admin = await anAdmin(api, web)
  await inAccount(api.operator, admin.account.accountId, (act) => switchTracking(act, 'individual'))
  const [opens, clicks, nothing] = [await aReader(admin), await aReader(admin), await aReader(admin)]
  await aReader(admin, false)
  const first = await aSentMailing(admin)
  await reads(first, opens, null)
  await reads(first, clicks, 1)
  expect(tally(await readersOf(admin))).toEqual([...[[30, 2]], ...[[90, 0]], ...[[180, 0]], ...[[null, 1]]])
  api.clock.advance(60 * 86_400_000)
  await reads(await aSentMailing(admin), opens, null)
  const found = await readersOf(admin)
  expect(found).toMatchObject({ ready: 4, unknown: 1 })
  expect(tally(found)).toEqual([
    [30, 1],
    [90, 1],
    [180, 0],
    [null, 1],
  ])
  const file = await admin.call('GET', `${admin.at}/statistics/readers/file`)
  const rows = file.text.trim().split(/\r?\n/)
  expect(rows.map((row: string) => row.split(',').at(-1))).toEqual(['Receive-ready people', '1', '1', '0', '1', '1'])
  const expected = [[opens], [clicks], [], [nothing]]
  for (const [i, { conditions }] of found.classes.entries()) {
    const { body } = await admin.call('POST', `${admin.at}/conditions/preview`, { body: { conditions } })
    expect(body.data.sample.map(({ id }: { id: number }) => id)).toEqual(expected[i])
  }
})

test('where nobody is recognised nothing is known of anybody; a channel of nobody is refused', async () => {
  const admin = await anAdmin(api, web)
  await aReader(admin)
  const found = await readersOf(admin)
  expect([found.ready, found.unknown, tally(found).map(([, people]) => people)]).toEqual([1, 1, [0, 0, 0, 0]])
  expect((await admin.call('GET', `${admin.at}/statistics/readers?channelId=999999`)).status).toBe(404)
})
