import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { leaseBlock, markFresh } from '../../src/features/messages/index.ts'
import { settleDoubts } from '../../src/features/relay/index.ts'
import { accountOfRun, startDueRuns, whyInRun } from '../../src/features/runs/index.ts'
import { BlockFeed } from '../../src/features/sending/block-feed.ts'
import { FairTurns } from '../../src/features/sending/fair-turns.rules.ts'
import {
  beat,
  checkSendingState,
  endSender,
  freeze,
  returnAbandonedWork,
  SenderSession,
  unfreezeSending,
} from '../../src/features/sending/index.ts'
import { mayReceive } from '../../src/features/sending/may-receive.store.ts'
import type { SendJob } from '../../src/features/sending/send-job.ts'
import { SenderGivenUp } from '../../src/features/sending/sender-session.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { enterTenant, type Row } from '../../src/platform/db/database.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const places = 7
let api: TestApi
let engine: TestEngine
let account: TestAccount
let people: { id: number; email: string }[]
let run: {
  id: number
  accountId: number
  customerId: number
  class: 'newsletter'
  channelId: number
  newsletterId: number
  purpose: 'general'
  startedAt: string
}

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api, { QUIESCENCE_SECONDS: 1, RELAY_CONNECTIONS: places })
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  people = [await aSubscriber(api, account), await aSubscriber(api, account)]
  const mailingId = await aMailing(api, account.accountId)
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: now, fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const [row] = await api.database.query<{ id: string; newsletter: string; channel: string }>(
    'select id, newsletter_id as newsletter, channel_id as channel from runs where mailing_id = $1',
    [mailingId],
  )
  run = {
    id: Number(row?.id),
    accountId: account.accountId,
    customerId: account.customerId,
    class: 'newsletter',
    channelId: Number(row?.channel),
    newsletterId: Number(row?.newsletter),
    purpose: 'general',
    startedAt: now,
  }
})
const mailsTo = (email: string) => engine.receiver.mails.filter(({ to }) => to === email)
const db = () => engine.engine.db
const aSender = () => SenderSession.begin(engine.engine)
const marked = async (sender: SenderSession) => {
  const mark = markFresh(run, {
    ids: people.map(({ id }) => id),
    emails: people.map(({ email }) => email),
    sessions: people.map(() => null),
    senderId: sender.id,
    mayReceive: mayReceive(run),
  })
  const [, rows] = await sender.write<[Row, { id: number }]>([enterTenant(run), mark])
  return rows
}
const silence = ({ id }: SenderSession) =>
  api.database.query("update senders set heartbeat_at = now() - interval '1 minute' where id = $1", [id])

test('a sender that stops has not finished a block of which a mail is under way and then stays unsent', async () => {
  const [stopping, next] = [await aSender(), await aSender()]
  // What other tests have left unsent would be taken as well.
  await api.database.query('delete from run_blocks where run_id <> $1', [run.id])
  const feed = new BlockFeed(engine.engine, stopping, { turns: new FairTurns(), onReady: () => {} })
  await feed.refresh()
  const jobs: SendJob[] = []
  for (let job = feed.next(); job; job = feed.next()) jobs.push(job)
  expect(jobs).toHaveLength(people.length)
  feed.stop()
  for (const job of jobs) feed.settled(job)
  const owner = async () => (await api.database.query('select owner from run_blocks where run_id = $1', [run.id]))[0]
  await expect.poll(owner).toEqual({ owner: null })
  expect(await leaseBlock(next, run)).toMatchObject({ block: 0 })
  for (const { id } of [stopping, next]) await endSender(db(), id)
  await returnAbandonedWork(db(), 1)
})

describe('a sender that dies', () => {
  test('before the mark leaves nothing behind: its block is sent by another', async () => {
    const dead = await aSender()
    expect(await leaseBlock(dead, run)).toMatchObject({ block: 0 })
    await endSender(db(), dead.id)
    await returnAbandonedWork(db(), 1)
    await engine.work()
    expect(people.map(({ email }) => mailsTo(email).length)).toEqual([1, 1])
  })

  test('after the mark leaves a doubt, and at a relay that cannot be asked nobody gets the mail twice', async () => {
    const dead = await aSender()
    await leaseBlock(dead, run)
    expect(await marked(dead)).toHaveLength(2)
    await endSender(db(), dead.id)
    await returnAbandonedWork(db(), 0)
    expect(await whyInRun({ reader: db().reader(account) }, run.id, people[0]?.id as number)).toMatchObject({
      answer: 'inDoubt',
    })
    await settleDoubts(engine.engine)
    await engine.work()
    expect(people.map(({ email }) => mailsTo(email).length)).toEqual([0, 0])
    expect(await accountOfRun({ reader: db().reader(account) }, run.id)).toMatchObject({ inDoubt: 2, difference: 0 })
  })

  test('and comes back finds that it was given up: it can mark nothing and take nothing', async () => {
    const zombie = await aSender()
    await leaseBlock(zombie, run)
    await silence(zombie)
    await returnAbandonedWork(db(), 1)
    expect(await beat(db(), zombie.id)).toBe(false)
    await expect(marked(zombie)).rejects.toThrow('was given up')
    await expect(leaseBlock(zombie, run)).rejects.toThrow(SenderGivenUp)
  })

  test('a mark is the permission of one sender: a second one gets nothing', async () => {
    const [first, second] = [await aSender(), await aSender()]
    await leaseBlock(first, run)
    expect(await marked(first)).toHaveLength(2)
    expect(await marked(second)).toEqual([])
    for (const { id } of [first, second]) await endSender(db(), id)
  })
})

test('no more mail is on the wire than the relay has places for', async () => {
  const crowd = await anAccount(api)
  for (let i = 0; i < 20; i++) await aSubscriber(api, crowd)
  const mailingId = await aMailing(api, crowd.accountId)
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, crowd.accountId, (act) =>
    planMailing(act, mailingId, { at: now, fromVerifiedDomain: false }),
  )
  const before = engine.receiver.mails.length
  const released = Promise.withResolvers<void>()
  engine.receiver.hold = released.promise
  const working = engine.work()
  const onWire = async () => {
    const [row] = await api.database.query<{ n: number }>(
      'select count(*)::int as n from messages m join senders s on s.id = m.owner where m.state = 2 and s.stopped_at is null',
    )
    return row?.n ?? 0
  }
  await vi.waitFor(async () => expect(await onWire()).toBe(places), 60_000)
  released.resolve()
  engine.receiver.hold = undefined
  await working
  expect(
    engine.receiver.mails.slice(before).filter(({ parsed }) => parsed.subject === 'Neues aus Kiel').length,
  ).toBeGreaterThanOrEqual(20)
})

describe('sending is bound to its database', () => {
  const change = (assignment: string) => api.database.query(`update sending_state set ${assignment}`)

  test.each([
    ['a copy', "system_identifier = 'another:1'", 'this database is a copy of the one that was sending'],
    ['a restored or promoted one', 'timeline = timeline + 1', 'the database was restored or promoted'],
    ['one with another secret', "seal = '\\x00'", 'the master secret is not the one sending was bound with'],
  ])('%s is frozen until somebody unfreezes it', async (_name, assignment, reason) => {
    await unfreezeSending(engine.engine)
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: false })
    await change(assignment)
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: true, reason })
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: true, reason })
    await unfreezeSending(engine.engine)
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: false })
  })

  test('a sender that was at work before it was restored or promoted writes nothing more in it', async () => {
    await unfreezeSending(engine.engine)
    const sender = await SenderSession.begin(engine.engine)
    await sender.write([sql`select 1`])
    await change('timeline = timeline + 1')
    await expect(sender.write([sql`select 1`])).rejects.toMatchObject({ code: 'PR001' })
    await sender.settlePast()
    await expect(sender.write([sql`select 1`])).rejects.toThrow(SenderGivenUp)
    expect(sender.isGivenUp).toBe(true)
    await unfreezeSending(engine.engine)
  })

  test('an operator can freeze it', async () => {
    await checkSendingState(engine.engine)
    await freeze(db(), 'moving house')
    expect(await checkSendingState(engine.engine)).toEqual({ frozen: true, reason: 'moving house' })
    await unfreezeSending(engine.engine)
  })
})
