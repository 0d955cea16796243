import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { keepMonths, prepareMonths } from '../../src/features/months/index.ts'
import { accountOfRun, handOverRuns, pauseRun, resumeRun } from '../../src/features/runs/index.ts'
import { recountStatistics } from '../../src/features/statistics/index.ts'
import { anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { numbersFor, type StatisticsFixture, startStatistics } from '../statistics-fixture.ts'
import type { TestApi } from '../test-api.ts'
import type { TestEngine } from '../test-engine.ts'

let fixture: StatisticsFixture
let api: TestApi
let engine: TestEngine
let account: TestAccount
let mailing: { id: number; triggerTypeId: number }

beforeAll(async () => {
  fixture = await startStatistics()
  ;({ api, engine } = fixture)
})
beforeEach(async () => {
  account = await anAccount(api)
  mailing = await aTriggerMailing(api, account, { html: 'Hallo', placeholders: [] })
})
afterAll(() => fixture.stop())

const monthMs = 31 * 24 * 3600 * 1000
let passedMs = 0
/** Months go by for whoever keeps them; mails are as old as the database's clock says. */
const keeper = () => ({ ...engine.engine, clock: { now: () => new Date(Date.now() + passedMs) } })
async function beginMonth(later = 1): Promise<void> {
  passedMs += later * monthMs
  await prepareMonths(keeper())
  await handOverRuns(keeper())
}

async function trigger(): Promise<{ email: string; id: number }> {
  const { email } = await aSubscriber(api, account)
  const body = { triggerTypeId: mailing.triggerTypeId, receiver: { email } }
  const { status, body: answer } = await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
  expect(status).toBe(200)
  return { email, id: answer.data.id }
}
interface StandingRun {
  id: number
  occurrence: string
  state: string
  messages: number
}
const runs = () =>
  api.database.query<StandingRun>(
    `select r.id::int, r.occurrence, r.state, (select count(*)::int from messages m where m.run_id = r.id) as messages
     from runs r where r.mailing_id = $1 order by r.id`,
    [mailing.id],
  )
const within = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, account.accountId, work)
const isSent = (email: string) => engine.receiver.mails.some(({ to }) => to === email)

test('single mails of a new month have a run of their own; numbers and answers are those of all months', async () => {
  const numbers = numbersFor(api, account)
  const statistics = async () => {
    await fixture.count()
    return (await numbers.get(`/newsletters/${await numbers.newsletterOf(mailing.id)}/statistics`)).data
  }
  const first = await trigger()
  await engine.work()
  await beginMonth()
  const second = await trigger()
  await engine.work()
  expect([isSent(first.email), isSent(second.email)]).toEqual([true, true])
  const [former, current, ...more] = await runs()
  expect(more).toEqual([])
  expect(former).toMatchObject({
    occurrence: expect.stringMatching(/^standing \d{4}-\d\d$/),
    messages: 1,
    state: 'sending',
  })
  expect(current).toMatchObject({ occurrence: 'standing', messages: 1, state: 'sending' })
  expect((current as StandingRun).id).toBeGreaterThan((former as StandingRun).id)
  expect(await statistics()).toMatchObject({ sent: 2 })
  await handOverRuns(keeper())
  expect((await runs()).length).toBe(2)

  await beginMonth(15)
  await keepMonths(keeper())
  expect((await runs()).map(({ messages }) => messages)).toEqual([0, 0, 0])
  expect(await statistics()).toMatchObject({ sent: 2 })
  const look = { reader: api.app.db.reader(account) }
  expect(await accountOfRun(look, (former as StandingRun).id)).toMatchObject({
    targeted: 1,
    accepted: 1,
    difference: 0,
    isKept: false,
  })
  expect((await recountStatistics(engine.engine, { repair: false, accountId: account.accountId })).drifts).toEqual([])
  const third = await trigger()
  await engine.work()
  expect(isSent(third.email)).toBe(true)
})

test('a pause holds up the mails of every month, outlasts the month, and ends for all of them', async () => {
  const early = await trigger()
  const [{ id: former }] = (await runs()) as [StandingRun]
  expect(await within((act) => pauseRun(act, former, 'a look at it'))).toBe(true)
  await beginMonth()
  const late = await trigger()
  await engine.work()
  expect((await runs()).map(({ state }) => state)).toEqual(['paused', 'paused'])
  expect([isSent(early.email), isSent(late.email)]).toEqual([false, false])
  const current = (await runs()).at(-1) as StandingRun
  expect(await within((act) => resumeRun(act, current.id))).toBe(true)
  await engine.work()
  expect([isSent(early.email), isSent(late.email)]).toEqual([true, true])
})
