import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStates, returnHeldWork } from '../../src/features/messages/index.ts'
import { readCoverage } from '../../src/features/previews/read-coverage.ts'
import { accountOfRun } from '../../src/features/runs/index.ts'
import { listPlaces } from '../../src/features/runs/people.store.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { explained, type Plan, rowsRead, rowsReadBy, scansOf } from '../rows-read.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

/** People in each of several blocks of ids, as in an account of many thousands of whom most were erased. */
const blocks = 5
const peopleInBlock = 8
const people = blocks * peopleInBlock
/** PostgreSQL tells the rows of a step that runs for each block in whole numbers a time. */
const rounding = blocks

let api: TestApi
let engine: TestEngine
let account: TestAccount
/** A newsletter that went to everybody, and one that is on its way while the relay does not answer. */
let underWay: { mailingId: number; runId: number; onWire: number; isOver: Promise<void>; letGo(): void }

beforeAll(async () => {
  api = await startTestApi({ minuteLimit: 10_000 })
  engine = await startTestEngine(api)
  account = await anAccount(api)
  for (let block = 1; block <= blocks; block += 1) {
    const heads = 'update account_heads set last_subscriber_id = $2 where account_id = $1'
    await api.database.query(heads, [account.accountId, block * 1024])
    for (let n = 0; n < peopleInBlock; n += 1) await aSubscriber(api, account)
  }
  await planLetter()
  await engine.work()
  expect(engine.receiver.mails).toHaveLength(people)
  underWay = await beginLetter()
})
afterAll(async () => {
  underWay.letGo()
  await underWay.isOver
  await engine.stop()
  await api.stop()
})

async function planLetter(): Promise<number> {
  const id = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  return id
}

async function beginLetter(): Promise<typeof underWay> {
  const gate = Promise.withResolvers<void>()
  engine.receiver.hold = gate.promise
  const mailingId = await planLetter()
  const isOver = engine.work()
  let onWire = 0
  // As many as the relay is trusted with wait for its answer; then nothing moves.
  await vi.waitUntil(
    async () => {
      const before = onWire
      const messages = await messagesOf(mailingId)
      onWire = messages.filter(({ state }) => state === messageStates.onWire).length
      return onWire > 0 && onWire === before && messages.length === onWire
    },
    { timeout: 60_000, interval: 500 },
  )
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [mailingId])
  return { mailingId, runId: Number(run?.id), onWire, isOver, letGo: gate.resolve }
}

const messagesOf = (mailingId: number) =>
  api.database.query<{ id: string; state: number }>(
    'select m.id, m.state from messages m join runs r on r.id = m.run_id where r.mailing_id = $1',
    [mailingId],
  )

test('a look at a run counts the messages of a block for that block alone', async () => {
  const { runId, onWire } = underWay
  const reader = api.app.db.reader(account)
  const read = await rowsReadBy(reader, 'messages', async (explaining) => {
    const run = await accountOfRun({ reader: explaining }, runId)
    expect(run).toMatchObject({ targeted: people, waiting: people, states: { onWire }, difference: 0 })
  })
  expect(read).toBeLessThanOrEqual(onWire + rounding)
})

test('who has a value for a variable is asked of each person once', async () => {
  const reader = api.app.db.reader(account)
  const read = await rowsReadBy(reader, 'subscribers', async (explaining) => {
    const { people: reached } = await readCoverage({ reader: explaining, clock: api.clock }, underWay.mailingId)
    expect(reached).toBe(people)
  })
  expect(read).toBeLessThanOrEqual(people + rounding)
})

test('those who wait are found block by block, each by its place', async () => {
  const reader = api.app.db.reader(account)
  const part = { runId: underWay.runId, states: ['pending'], isWithUntouched: true, after: 0, limit: 2 } as const
  const read = await rowsReadBy(reader, 'messages', async (explaining) => {
    const [first, second] = await listPlaces(explaining, part)
    expect([first?.state, second?.state]).toEqual([null, null])
  })
  expect(read).toBeLessThanOrEqual(underWay.onWire + people + rounding)
})

test('what a sender holds is looked up in its blocks, not in all messages there are', async () => {
  const { mailingId, runId, onWire } = underWay
  const [sender] = await api.database.query<{ owner: string }>('select distinct owner from run_blocks where state = 1')
  // It knows of all it holds, as at each of its heartbeats, so nothing goes back.
  const messages = (await messagesOf(mailingId)).map(({ id }) => ({ runId, id: Number(id) }))
  const [returnMessages] = returnHeldWork(sql`select ${Number(sender?.owner)}::bigint`, {
    ...{ quiescenceSeconds: 1, countClaims: false, except: { blocks: [], messages } },
  })
  // As senders ask, with the planner's settings of their role.
  const [[row]] = await engine.engine.db.outsideTenants<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>([
    explained(returnMessages as Sql) as Sql,
  ])
  const parts = (row as typeof row & {})['QUERY PLAN'][0].Plan.Plans ?? []
  expect(rowsRead(parts.flatMap((part) => scansOf('messages', part)))).toBeLessThanOrEqual(onWire + rounding)
  expect(await messagesOf(mailingId)).toHaveLength(onWire)
})
