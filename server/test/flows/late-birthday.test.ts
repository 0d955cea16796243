import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountOfRun, pauseRun, resumeRun, startBirthdayRuns, whyInRun } from '../../src/features/runs/index.ts'
import { BlockFeed } from '../../src/features/sending/block-feed.ts'
import { FairTurns } from '../../src/features/sending/fair-turns.rules.ts'
import { SenderSession } from '../../src/features/sending/index.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
let run: number
let child: { id: number; email: string }
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  const mailing = await aMailing(api, account.accountId, { type: 'birthday', isActive: true })
  const today = api.clock.now().toISOString().slice(0, 10)
  child = await aSubscriber(api, account, { birthday: `1990${today.slice(4)}` })
  await startBirthdayRuns({ ...engine.engine, clock: { now: () => new Date(`${today}T12:00:00Z`) } })
  const [row] = await api.database.query<{ id: number }>(
    'update runs set started_at = $2 where mailing_id = $1 returning id::int',
    [mailing, api.clock.now().toISOString()],
  )
  run = row?.id as number
})

const db = () => engine.engine.db
const explain = () => whyInRun({ reader: db().reader(account) }, run, child.id)
const tooOld = { answer: 'expired', reason: 'too old to be sent', attempts: 0 }

test(
  'a day after its run began nobody is congratulated any more, as when a pause ends',
  proving('W-090.3'),
  async () => {
    await db().transaction(account, (tx) => pauseRun({ tx }, run, 'test'))
    await api.database.query("update runs set started_at = started_at - interval '25 hours' where id = $1", [run])
    await db().transaction(account, (tx) => resumeRun({ tx }, run))
    await engine.work()
    expect(engine.receiver.mails.filter(({ to }) => to === child.email)).toEqual([])
    expect(await explain()).toMatchObject(tooOld)
    const after = await accountOfRun({ reader: db().reader(account) }, run)
    expect(after).toMatchObject({ run: { state: 'finished' }, failed: 1, waiting: 0, difference: 0 })
  },
)

test('nor when a relay comes back that the mails have been waiting for', async () => {
  const clock = { now: () => api.clock.now() }
  const feed = new BlockFeed({ ...engine.engine, clock }, await SenderSession.begin(engine.engine), {
    turns: new FairTurns(),
    onReady: () => {},
  })
  await feed.refresh()
  const late = new Date(api.clock.now().getTime() + 25 * 3600_000)
  clock.now = () => late
  expect(feed.next()).toBeUndefined()
  await vi.waitFor(async () => {
    await feed.refresh()
    expect(await explain()).toMatchObject(tooOld)
  })
  feed.stop()
})
