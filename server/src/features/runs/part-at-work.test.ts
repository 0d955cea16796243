import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber } from '../../../test/factories.ts'
import { explained, type Plan, scansOf } from '../../../test/rows-read.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { readRunsAtWork, startDueRuns } from './index.ts'
import { findPartsAtWork, hasOpenMail, runsAtWorkIn } from './part-at-work.store.ts'

let api: TestApi
let engine: TestEngine
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  await api.database.query("select prepare_months(date_trunc('month', now())::date, 3)")
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

test('a look at the runs at work opens the parts of the ledger they lie in, and no other', async () => {
  const { db } = engine.engine
  expect(await findPartsAtWork(db)).toEqual([])
  expect(await readRunsAtWork(db)).toEqual({ atWork: 0, withOpenBlocks: 0, unfinished: [] })
  const account = await anAccount(api)
  await aSubscriber(api, account)
  const mailingId = await aMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  expect(await findPartsAtWork(db)).toEqual([0])
  expect(await readRunsAtWork(db)).toEqual({ atWork: 1, withOpenBlocks: 1, unfinished: [] })
  const look = explained(sql`select r.block_state, ${hasOpenMail(0)} from ${runsAtWorkIn(0)} r`) as Sql
  const [[row]] = await db.outsideTenants<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>([look])
  const plan = row?.['QUERY PLAN'][0].Plan as Plan
  const opened = ['run_blocks', 'messages']
    .flatMap((table) => scansOf(table, plan))
    .map((scan) => scan['Relation Name'])
  expect(opened.toSorted()).toEqual(['messages_first', 'run_blocks_first'])
})
