import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStates } from '../../src/features/messages/index.ts'
import { accountOfRun, startDueRuns, whyInRun } from '../../src/features/runs/index.ts'
import { BlockFeed } from '../../src/features/sending/block-feed.ts'
import { FairTurns } from '../../src/features/sending/fair-turns.rules.ts'
import { endSender, returnAbandonedWork, SenderSession } from '../../src/features/sending/index.ts'
import { Ledger } from '../../src/features/sending/ledger.ts'
import { again } from '../../src/features/sending/outcome.rules.ts'
import type { SendJob } from '../../src/features/sending/send-job.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, type TestAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

vi.setConfig({ testTimeout: 120_000 })

const people = 300
let api: TestApi
let engine: TestEngine
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

async function aRun(): Promise<{ account: TestAccount; runId: number }> {
  const account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    Array.from({ length: people }, (_, i) => ({ id: i + 1 })),
  )
  const mailingId = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at, fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const [row] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [mailingId])
  return { account, runId: Number(row?.id) }
}

/** One sender's life: it ends when it has to do with somebody deadly, before any of the mails it has begun is marked. */
async function live(isDeadly: (job: SendJob) => boolean): Promise<{ died: boolean; sent: number }> {
  const sender = await SenderSession.begin(engine.engine)
  const ledger = new Ledger(engine.engine, sender)
  const feed = new BlockFeed(engine.engine, sender, { turns: new FairTurns(), onReady: () => {} })
  await feed.refresh()
  const jobs: SendJob[] = []
  for (let job = feed.next(); job; job = feed.next()) jobs.push(job)
  const died = jobs.some(isDeadly)
  if (!died) {
    const accepted = { ...again('', 0), state: messageStates.accepted, dueInSeconds: null, reason: null }
    await Promise.all(jobs.map((job) => ledger.mark(job)))
    await Promise.all(jobs.map((job) => ledger.settle(job, accepted)))
    for (const job of jobs) feed.settled(job)
    await expect.poll(() => feed.holdings).toEqual([])
  }
  feed.stop()
  await endSender(engine.engine.db, sender.id)
  await returnAbandonedWork(engine.engine.db, 1)
  return { died, sent: died ? 0 : jobs.length }
}

test('the one over whom senders end is found, and everybody else gets the mail', async () => {
  const [poisoned, healthy] = [await aRun(), await aRun()]
  const deadly = 217
  let deaths = 0
  let sent = 0
  for (let lives = 0; sent < 2 * people - 1; lives++) {
    expect(lives).toBeLessThan(80)
    const life = await live(({ id, run }) => run.id === poisoned.runId && id === deadly)
    if (life.died) deaths += 1
    sent += life.sent
  }
  const show = (run: typeof healthy) => accountOfRun({ reader: engine.engine.db.reader(run.account) }, run.runId)
  const reason = 'the last 8 senders that held it have ended'
  expect(await show(healthy)).toMatchObject({ accepted: people, failed: 0, difference: 0 })
  expect(await show(poisoned)).toMatchObject({
    accepted: people - 1,
    failed: 1,
    quarantined: { [reason]: 1 },
    waiting: 0,
    difference: 0,
  })
  const reader = engine.engine.db.reader(poisoned.account)
  expect(await whyInRun({ reader }, poisoned.runId, deadly)).toMatchObject({ answer: 'quarantined', reason })
  expect(deaths).toBe(8)
})
