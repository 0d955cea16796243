import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStateName, messageStates } from '../../src/features/messages/index.ts'
import { accountOfRun, startDueRuns, whyInRun } from '../../src/features/runs/index.ts'
import { BlockFeed } from '../../src/features/sending/block-feed.ts'
import { DueFeed } from '../../src/features/sending/due-feed.ts'
import { FairTurns } from '../../src/features/sending/fair-turns.rules.ts'
import { endSender, returnAbandonedWork, SenderSession } from '../../src/features/sending/index.ts'
import { Ledger } from '../../src/features/sending/ledger.ts'
import { again } from '../../src/features/sending/outcome.rules.ts'
import type { SendJob } from '../../src/features/sending/send-job.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, anEmail, type TestAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

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
    await sendAll(ledger, jobs)
    for (const job of jobs) feed.settled(job)
    await expect.poll(() => feed.holdings).toEqual([])
  }
  feed.stop()
  await end(sender)
  return { died, sent: died ? 0 : jobs.length }
}

async function sendAll(ledger: Ledger, jobs: readonly SendJob[]): Promise<void> {
  const accepted = { ...again('', 0), state: messageStates.accepted, dueInSeconds: null, reason: null }
  await Promise.all(jobs.map((job) => ledger.mark(job)))
  await Promise.all(jobs.map((job) => ledger.settle(job, accepted)))
}

async function end(sender: SenderSession): Promise<void> {
  await endSender(engine.engine.db, sender.id)
  await returnAbandonedWork(engine.engine.db, 1)
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

/** The same for single mails, eight at a time. */
async function liveWithSingles(isDeadly: (job: SendJob) => boolean): Promise<{ died: boolean; sent: number }> {
  const sender = await SenderSession.begin(engine.engine)
  const ledger = new Ledger(engine.engine, sender)
  const feed = new DueFeed(engine.engine, 'priority', sender, { ready: () => {}, resting: () => {} })
  await feed.refresh(8)
  const jobs: SendJob[] = []
  for (let job = feed.next(); job; job = feed.next()) jobs.push(job)
  const died = jobs.some(isDeadly)
  if (!died) await sendAll(ledger, jobs)
  await end(sender)
  return { died, sent: died ? 0 : jobs.length }
}

test('a single mail over which senders end is found, and nobody is given up for being claimed beside it', async () => {
  const account = await anAccount(api)
  const singles = 20
  for (let i = 0; i < singles; i++)
    await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail('neben') } })
  const messages = () =>
    api.database.query<{ id: number; state: number; reason: string | null }>(
      'select id::int, state, reason from messages where account_id = $1 order by id',
      [account.accountId],
    )
  const deadly = (await messages())[5]?.id
  let deaths = 0
  let sent = 0
  for (let lives = 0; sent < singles - 1 && lives < 60; lives++) {
    const life = await liveWithSingles(({ id }) => id === deadly)
    if (life.died) deaths += 1
    sent += life.sent
  }
  while (deaths < 8 && (await liveWithSingles(({ id }) => id === deadly)).died) deaths += 1
  await liveWithSingles(() => false)
  const ended = Object.groupBy(await messages(), ({ state }) => messageStateName(state))
  expect(ended.quarantined).toEqual([
    { id: deadly, state: messageStates.quarantined, reason: '8 senders have ended over it' },
  ])
  expect(ended.accepted).toHaveLength(singles - 1)
  expect(deaths).toBe(8)
})
