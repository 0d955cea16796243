import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { claimDue, messageStateName } from '../../src/features/messages/index.ts'
import { pauseRun, resumeRun, startDueRuns } from '../../src/features/runs/index.ts'
import { DueFeed } from '../../src/features/sending/due-feed.ts'
import { endSender, returnAbandonedWork, SenderSession } from '../../src/features/sending/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
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
})

const day = 24 * 3600
const db = () => engine.engine.db
const mailsTo = (email: string) => engine.receiver.mails.filter(({ to }) => to === email)
const pause = (runId: number) => db().transaction(account, (tx) => pauseRun({ tx }, runId, 'test'))
const resume = (runId: number) => db().transaction(account, (tx) => resumeRun({ tx }, runId))
async function messageOf(runId: number) {
  const [row] = await api.database.query<{ state: number; attempt: number }>(
    'select state, attempt from messages where run_id = $1',
    [runId],
  )
  return row && { state: messageStateName(row.state), attempt: row.attempt }
}
/** The opt-in mail of a new registration, which waits. */
async function optinMail(): Promise<{ email: string; runId: number }> {
  const email = anEmail('wartet')
  await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const [row] = await api.database.query<{ id: number }>(
    'select run_id::int as id from messages where account_id = $1',
    [account.accountId],
  )
  return { email, runId: row?.id as number }
}
async function lookAgain(runId: number, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await api.database.query('update messages set due_at = now() where run_id = $1 and due_at is not null', [runId])
    await engine.work()
  }
}
/** So much time has passed since the message was made, and since its run was paused. */
async function age(runId: number, seconds: number): Promise<void> {
  for (const [table, column] of [
    ['messages', 'created_at'],
    ['runs', 'paused_at'],
  ])
    await api.database.query(
      `update ${table} set ${column} = ${column} - $2 * interval '1 second' where ${table === 'runs' ? 'id' : 'run_id'} = $1`,
      [runId, seconds],
    )
}

describe('a pause', () => {
  test('keeps waiting mail, however often somebody looks at it', proving('W-096.1'), async () => {
    const { email, runId } = await optinMail()
    await pause(runId)
    await lookAgain(runId, 12)
    expect(await messageOf(runId)).toEqual({ state: 'pending', attempt: 0 })
    await resume(runId)
    await engine.work()
    expect(mailsTo(email)).toHaveLength(1)
  })

  test(
    'stops the clock: mail is no older afterwards, and is tried again when the relay defers it',
    proving('W-096.1'),
    async () => {
      const { email, runId } = await optinMail()
      await pause(runId)
      await age(runId, day + 600)
      await lookAgain(runId, 4)
      expect(await messageOf(runId)).toEqual({ state: 'pending', attempt: 0 })
      engine.receiver.refuse.set(email, { at: 'dot', reply: '451 4.3.0 later' })
      await resume(runId)
      await engine.work()
      expect(await messageOf(runId)).toEqual({ state: 'deferred', attempt: 1 })
      engine.receiver.refuse.delete(email)
      await lookAgain(runId, 1)
      expect(mailsTo(email)).toHaveLength(1)
    },
  )

  test('saves nothing that is too old without it', async () => {
    const { email, runId } = await optinMail()
    await age(runId, day + 600)
    await engine.work()
    expect(await messageOf(runId)).toEqual({ state: 'expired', attempt: 0 })
    expect(mailsTo(email)).toEqual([])
  })

  test('of days leaves a newsletter its further attempts', async () => {
    const { email } = await aSubscriber(api, account)
    const runId = await startedRun()
    await pause(runId)
    await api.database.query("update runs set started_at = started_at - interval '3 days' where id = $1", [runId])
    engine.receiver.refuse.set(email, { at: 'dot', reply: '451 4.3.0 later' })
    await resume(runId)
    await engine.work()
    expect(await messageOf(runId)).toEqual({ state: 'deferred', attempt: 1 })
  })
})

describe('a mail whose senders end', () => {
  const dieWith = async () => {
    const sender = await SenderSession.begin(engine.engine)
    const { accountId } = account
    expect(await claimDue(sender, { lane: 'priority', accounts: [accountId], each: 1 })).toHaveLength(1)
    await endSender(db(), sender.id)
    await returnAbandonedWork(db(), 1)
  }

  test.each([
    [7, { state: 'accepted', attempt: 1 }],
    [8, { state: 'quarantined', attempt: 0 }],
  ])('over it %i times: %o', async (times, message) => {
    const { runId } = await optinMail()
    for (let i = 0; i < times; i++) await dieWith()
    await engine.work()
    expect(await messageOf(runId)).toEqual(message)
  })
})

/** The run exists with its recipients, and nothing has been sent. */
async function startedRun(): Promise<number> {
  const mailingId = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at, fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const [run] = await api.database.query<{ id: number }>('select id::int from runs where mailing_id = $1', [mailingId])
  return run?.id as number
}

describe('an account with much mail waiting', () => {
  const registerMany = async (of: TestAccount, count: number) => {
    for (let i = 0; i < count; i++)
      await api.call('POST', '/subscribers/register', { key: of.key, body: { email: anEmail('viele') } })
  }
  const feedOf = (sender: SenderSession) =>
    new DueFeed(engine.engine, 'priority', sender, { ready: () => {}, resting: () => {} })
  const takenFrom = (feed: DueFeed) => {
    const accounts: number[] = []
    for (let job = feed.next(); job; job = feed.next()) accounts.push(job.run.accountId)
    return accounts
  }

  test('leaves room for one whose mail came last', async () => {
    await registerMany(account, 12)
    const other = await anAccount(api)
    await registerMany(other, 1)
    const sender = await SenderSession.begin(engine.engine)
    const feed = feedOf(sender)
    await feed.refresh(8)
    expect(takenFrom(feed).sort()).toEqual(
      [account, account, account, account, other].map((one) => one.accountId).sort(),
    )
    await endSender(db(), sender.id)
    await returnAbandonedWork(db(), 1)
    await engine.work()
  })

  test('has none of it looked at twice while its run is paused', async () => {
    const { runId } = await optinMail()
    await registerMany(account, 12)
    await pause(runId)
    const sender = await SenderSession.begin(engine.engine)
    const feed = feedOf(sender)
    await feed.refresh(2)
    expect(takenFrom(feed)).toEqual([])
    const [row] = await api.database.query(
      `select count(*)::int as parked from messages where run_id = $1 and due_at = 'infinity' and state = 0 and owner is null`,
      [runId],
    )
    expect(row).toEqual({ parked: 13 })
    await resume(runId)
    await engine.work()
    expect(await messageOf(runId)).toMatchObject({ state: 'accepted' })
    await endSender(db(), sender.id)
  })
})
