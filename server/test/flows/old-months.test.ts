import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { keepMonths, prepareMonths } from '../../src/features/months/index.ts'
import { accountOfRun, cancelRun, handOverRuns, startDueRuns, whyInRun } from '../../src/features/runs/index.ts'
import { recountStatistics } from '../../src/features/statistics/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { numbersFor, type StatisticsFixture, startStatistics } from '../statistics-fixture.ts'
import type { TestApi } from '../test-api.ts'
import type { TestEngine } from '../test-engine.ts'

let fixture: StatisticsFixture
let api: TestApi
let engine: TestEngine
let account: TestAccount

beforeAll(async () => {
  fixture = await startStatistics()
  ;({ api, engine } = fixture)
})
beforeEach(async () => {
  account = await anAccount(api)
})
afterAll(() => fixture.stop())

const look = () => ({ reader: api.app.db.reader(account) })

async function passMonths(): Promise<void> {
  api.clock.advance(460 * 24 * 3600 * 1000)
  await prepareMonths(engine.engine)
  await handOverRuns(engine.engine)
}

async function plan(): Promise<number> {
  const id = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  return id
}

test('when the messages of a month have gone, the numbers stand as before, and lists say so', async () => {
  const people = [await aSubscriber(api, account), await aSubscriber(api, account)]
  const mailingId = await plan()
  await engine.work()
  await fixture.count()
  const { runId } = await fixture.runOf(mailingId)
  const numbers = numbersFor(api, account)
  const path = `/newsletters/${await numbers.newsletterOf(mailingId)}/statistics`
  const { calculatedAt: _, ...before } = (await numbers.get(path)).data
  const accountBefore = await accountOfRun(look(), runId)
  expect(accountBefore).toMatchObject({ targeted: 2, accepted: 2, difference: 0, isKept: true })

  await passMonths()
  expect((await keepMonths(engine.engine)).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['messages', 'run_blocks']),
  )
  expect(await api.database.query('select from messages where run_id = $1', [runId])).toEqual([])

  expect(await accountOfRun(look(), runId)).toEqual({ ...accountBefore, isKept: false })
  expect(await whyInRun(look(), runId, people[0]?.id as number)).toEqual({ answer: 'noLongerKept' })
  const { calculatedAt: __, ...after } = (await numbers.get(path)).data
  expect(after).toEqual(before)
  const { drifts } = await recountStatistics({ ...engine.engine }, { repair: true, accountId: account.accountId })
  expect(drifts).toEqual([])
})

test('of a run that was canceled, those who never got a mail are still counted', async () => {
  await aSubscriber(api, account)
  const mailingId = await plan()
  await startDueRuns(engine.engine)
  const { runId } = await fixture.runOf(mailingId)
  await inAccount(api.operator, account.accountId, (act) => cancelRun(act, runId))
  expect(await accountOfRun(look(), runId)).toMatchObject({ targeted: 1, canceled: 1, difference: 0, isKept: true })
  await passMonths()
  await keepMonths(engine.engine)
  expect(await accountOfRun(look(), runId)).toMatchObject({ targeted: 1, canceled: 1, difference: 0, isKept: false })
})
