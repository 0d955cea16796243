import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { holdSender, messageStateName } from '../../src/features/messages/index.ts'
import { startDueRuns } from '../../src/features/runs/index.ts'
import { BlockFeed } from '../../src/features/sending/block-feed.ts'
import { FairTurns } from '../../src/features/sending/fair-turns.rules.ts'
import { beat, endSender, returnAbandonedWork, SenderSession } from '../../src/features/sending/index.ts'
import { Ledger } from '../../src/features/sending/ledger.ts'
import { again } from '../../src/features/sending/outcome.rules.ts'
import type { SendJob } from '../../src/features/sending/send-job.ts'
import { SenderGivenUp } from '../../src/features/sending/sender-session.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { Database } from '../../src/platform/db/database.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

/** Sooner than any statement here is let go on. */
const patienceMs = 1500
let api: TestApi
let engine: TestEngine
let impatient: Database
let account: TestAccount
let person: { id: number; email: string }
let runId: number
let sender: SenderSession
let feed: BlockFeed
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api, { QUIESCENCE_SECONDS: 1 })
  const { ENGINE_DATABASE_URL: url } = engine.engine.config
  impatient = new Database({ url, poolSize: 5, preparedStatements: true, answerTimeoutMs: patienceMs })
})
afterAll(async () => {
  await impatient.close()
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  person = await aSubscriber(api, account)
  const mailingId = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at, fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const [row] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [mailingId])
  runId = Number(row?.id)
})
afterEach(async () => {
  void feed.stop()
  await endSender(engine.engine.db, sender.id)
  // The next test is to find nothing but its own work.
  await engine.work()
})

async function beginSending(parts: typeof engine.engine) {
  sender = await SenderSession.begin(parts)
  feed = new BlockFeed(parts, sender, { turns: new FairTurns(), onReady: () => {} })
  sender.ask(() => ({ blocks: feed.holdings, messages: [] }))
}

const mails = () => engine.receiver.mails.filter(({ to }) => to === person.email)
async function message() {
  const [row] = await api.database.query<{ state: number; waits: boolean }>(
    'select state, due_at is not null as waits from messages where run_id = $1',
    [runId],
  )
  return row && { ...row, state: messageStateName(row.state) }
}
const block = async () =>
  (await api.database.query('select state, owner from run_blocks where run_id = $1', [runId]))[0]
/** Until somebody waits in the database, and has stopped waiting for an answer. */
async function outwaited() {
  const blocked = async () =>
    (
      await api.database.query<{ pid: number }>(
        `select pid from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0 and pid <> pg_backend_pid()`,
      )
    ).length
  await expect.poll(blocked).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 2 * patienceMs))
}

describe('a statement that takes effect after its sender has stopped waiting for it', () => {
  let blocker: pg.Client
  beforeEach(async () => {
    await beginSending({ ...engine.engine, db: impatient })
    blocker = new pg.Client({ connectionString: api.database.adminUrl })
    await blocker.connect()
    await blocker.query('set idle_in_transaction_session_timeout = 0')
    await blocker.query('begin')
  })
  afterEach(() => blocker.end())

  test('a mark is taken back, and the mail goes out once', async () => {
    await feed.refresh()
    const job = feed.next() as SendJob
    sender.ask(() => ({ blocks: feed.holdings, messages: [{ runId, id: job.id }] }))
    await blocker.query(
      `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
       values ($1, $2, $3, $3, now(), 1, 0)`,
      [account.accountId, runId, person.id],
    )
    const mark = new Ledger(engine.engine, sender).mark(job)
    await outwaited()
    await blocker.query('rollback')
    expect(await mark).toBe('lost')
    expect(await message()).toEqual({ state: 'deferred', waits: true })
    feed.settled(job)
    await expect.poll(block).toMatchObject({ owner: null })
    await expect.poll(() => engine.work().then(mails), { timeout: 120_000 }).toHaveLength(1)
  })

  test('a block that was leased unheard goes back to all', async () => {
    await blocker.query('lock table run_blocks in share mode')
    const looking = feed.refresh()
    await outwaited()
    await blocker.query('rollback')
    await looking
    await expect.poll(block).toEqual({ state: 0, owner: null })
    await engine.work()
    expect(mails()).toHaveLength(1)
  })

  test('what arrives of an older term has no effect', async () => {
    await sender.settlePast()
    await expect(engine.engine.db.outsideTenants([holdSender(sender.id, 1)])).rejects.toThrow('term 1 is over')
  })
})

test('a sender goes on with what it has in its hands, whatever else goes back', async () => {
  await beginSending(engine.engine)
  await feed.refresh()
  await sender.settlePast()
  expect(await block()).toMatchObject({ state: 1, owner: String(sender.id) })
  sender.ask(() => ({ blocks: [], messages: [] }))
  await sender.settlePast()
  expect(await block()).toMatchObject({ state: 0, owner: null })
  expect(await beat(engine.engine.db, sender.id)).toBe(true)
})

test('a block with a mail on the wire is not done, and whoever takes it next doubts the mail', async () => {
  await beginSending(engine.engine)
  await feed.refresh()
  const job = feed.next() as SendJob
  expect(await new Ledger(engine.engine, sender).mark(job)).toBe('granted')
  void feed.stop()
  feed.settled(job)
  await expect.poll(block).toEqual({ state: 0, owner: null })
  expect(await message()).toEqual({ state: 'onWire', waits: false })
  await new BlockFeed(engine.engine, sender, { turns: new FairTurns(), onReady: () => {} }).refresh()
  await expect.poll(message).toEqual({ state: 'inDoubt', waits: true })
})

test('the work of a sender that ended long ago goes back, too', async () => {
  await beginSending(engine.engine)
  await feed.refresh()
  await api.database.query("update senders set stopped_at = now() - interval '3 days' where id = $1", [sender.id])
  await returnAbandonedWork(engine.engine.db, 0)
  expect(await block()).toEqual({ state: 0, owner: null })
})

test('a sender whose process closes its database comes to an end with it', async () => {
  const { ENGINE_DATABASE_URL: url } = engine.engine.config
  const closing = new Database({ url, poolSize: 5, preparedStatements: true })
  await beginSending({ ...engine.engine, db: closing })
  await feed.refresh()
  const job = feed.next() as SendJob
  const ledger = new Ledger(engine.engine, sender)
  await closing.close()
  // Whatever waits for the sender is told so, or it would keep its process alive.
  await sender.settlePast()
  expect(sender.isGivenUp).toBe(true)
  expect(await ledger.mark(job)).toBe('lost')
  await expect(ledger.settle(job, again('nothing was sent', 1))).rejects.toThrow(SenderGivenUp)
  await ledger.flushed()
})

test('a sender that stops has given its blocks back', async () => {
  await beginSending(engine.engine)
  const looking = feed.refresh()
  await expect.poll(block).toMatchObject({ state: 1 })
  await feed.stop()
  expect(await block()).toEqual({ state: 0, owner: null })
  await looking
})
