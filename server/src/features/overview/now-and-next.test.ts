import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin, type TestWeb } from '../../../test/test-web.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { pauseRun, startDueRuns } from '../runs/index.ts'
import { foldStatistics } from '../statistics/index.ts'

let api: TestApi
let engine: TestEngine
let web: TestWeb
beforeAll(async () => {
  ;({ api, web } = await startApiAndWeb())
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await web.stop()
  await engine.stop()
  await api.stop()
})

const comingOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/overview`)).body.data.coming
const plan = ({ account }: TestAdmin, id: number, at: Timestamp) =>
  inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
const now = () => timestamp(api.clock.now())

test('a newsletter on its way: written, planned, going out, held', async () => {
  const admin = await anAdmin(api, web)
  for (let i = 0; i < 3; i += 1) await aSubscriber(api, admin.account)
  const id = await aMailing(api, admin.account.accountId, { name: 'Herbstbrief' })
  expect(await comingOf(admin)).toMatchObject([{ standing: 'draft', mailingId: id, recipients: null, done: null }])
  const at = now()
  await plan(admin, id, at)
  expect(await comingOf(admin)).toMatchObject([{ standing: 'planned', name: 'Herbstbrief', at, recipients: 3 }])
  expect(await startDueRuns(engine.engine)).toBe(1)
  expect(await comingOf(admin)).toMatchObject([{ standing: 'sending', recipients: 3, done: 0, endsAt: null }])
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [id])
  await engine.engine.db.transaction(admin.account, (tx) => pauseRun({ tx }, Number(run?.id), 'test'))
  expect(await comingOf(admin)).toMatchObject([{ standing: 'paused', mailingId: id, done: 0 }])
})

test('one that has gone out is no longer to come, but among the last ones', async () => {
  const admin = await anAdmin(api, web)
  await aSubscriber(api, admin.account)
  const id = await aMailing(api, admin.account.accountId)
  await plan(admin, id, now())
  await startDueRuns(engine.engine)
  await engine.work()
  expect(await comingOf(admin)).toEqual([])
  await foldStatistics({ db: engine.engine.db, clock: api.clock })
  const { newsletters } = (await admin.call('GET', `${admin.at}/overview`)).body.data
  expect(newsletters).toMatchObject([{ mailingId: id, recipients: 1, sent: 1, delivered: 1, average: null }])
})

test('one that reached nobody says so, a birthday mailing goes on, and nobody else sees either', async () => {
  const [admin, other] = [await anAdmin(api, web), await anAdmin(api, web)]
  const daily = await aMailing(api, admin.account.accountId, { type: 'birthday', name: 'Glückwunsch', isActive: true })
  const id = await aMailing(api, admin.account.accountId)
  await plan(admin, id, now())
  await startDueRuns(engine.engine)
  expect(await comingOf(admin)).toMatchObject([
    { standing: 'failed', mailingId: id, recipients: null },
    { standing: 'daily', mailingId: daily, at: null },
  ])
  expect(await comingOf(other)).toEqual([])
})

test('what goes out is told with its speed once it was watched, what is held without, and nobody else sees it', async () => {
  const [admin, other] = [await anAdmin(api, web), await anAdmin(api, web)]
  const people = [1, 2, 3, 4].map((id) => ({ id, email: `pace.${id}@leser.example` }))
  await manySubscribers(api, admin.account, people)
  engine.receiver.refuse.set('pace.4@leser.example', { at: 'rcpt', reply: '450 4.2.0 Later' })
  const id = await aMailing(api, admin.account.accountId, { name: 'Herbstbrief' })
  await plan(admin, id, now())
  await startDueRuns(engine.engine)
  const sendingOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/sending`)).body.data
  const atFirst = { mailingId: id, name: 'Herbstbrief', isPaused: false, recipients: 4, done: 0, perMinute: null }
  expect(await sendingOf(admin)).toEqual([atFirst])
  await engine.work()
  await foldStatistics({ db: engine.engine.db, clock: api.clock })
  api.clock.advance(30_000)
  const [seen] = await sendingOf(admin)
  expect(seen).toMatchObject({ isPaused: false, done: 3, perMinute: expect.toSatisfy((n) => n >= 4 && n <= 6) })
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [id])
  await engine.engine.db.transaction(admin.account, (tx) => pauseRun({ tx }, Number(run?.id), 'test'))
  expect(await sendingOf(admin)).toMatchObject([{ mailingId: id, isPaused: true, done: 3, perMinute: null }])
  expect(await sendingOf(other)).toEqual([])
})
