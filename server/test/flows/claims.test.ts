import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageStateName } from '../../src/features/messages/index.ts'
import { DueFeed } from '../../src/features/sending/due-feed.ts'
import { SenderSession } from '../../src/features/sending/index.ts'
import { Ledger } from '../../src/features/sending/ledger.ts'
import { again } from '../../src/features/sending/outcome.rules.ts'
import type { SendJob } from '../../src/features/sending/send-job.ts'
import { anAccount, anEmail, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
let sender: SenderSession
let feed: DueFeed
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  await api.database.query('update messages set due_at = null')
  account = await anAccount(api)
  await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail('beansprucht') } })
  sender = await SenderSession.begin(engine.engine)
  feed = aFeed(sender)
  await feed.refresh(8)
})
afterEach(() => vi.restoreAllMocks())

const aFeed = (owner: SenderSession) =>
  new DueFeed(engine.engine, 'priority', owner, { ready: () => {}, resting: () => {} })
const takeAll = () => {
  const jobs: SendJob[] = []
  for (let job = feed.next(); job; job = feed.next()) jobs.push(job)
  return jobs
}
const endClaims = () =>
  api.database.query('update messages set due_at = now() where account_id = $1', [account.accountId])
const waitHere = (seconds: number) => {
  const now = performance.now() + seconds * 1000
  vi.spyOn(performance, 'now').mockReturnValue(now)
}
async function message() {
  const [row] = await api.database.query<{ state: number; claims: number; owner: string | null }>(
    'select state, claims, owner from messages where account_id = $1',
    [account.accountId],
  )
  return row && { state: messageStateName(row.state), claims: row.claims, owner: row.owner && Number(row.owner) }
}

describe('a claim that ends while its sender lives', () => {
  test('brings no second job for a message that waits in the same sender', async () => {
    await endClaims()
    await feed.refresh(8)
    expect(takeAll()).toHaveLength(1)
  })

  test('nor for one that is being sent, until that has come to its end', async () => {
    const [job] = takeAll()
    await endClaims()
    await feed.refresh(8)
    expect(takeAll()).toEqual([])
    feed.settled(job as SendJob)
    await endClaims()
    await feed.refresh(8)
    expect(takeAll()).toHaveLength(1)
  })

  test('leaves the message to whoever takes it next, and costs it nothing however often that happens', async () => {
    for (let i = 0; i < 10; i++) {
      waitHere(121)
      expect(feed.next()).toBeUndefined()
      await endClaims()
      await feed.refresh(8)
    }
    expect(await message()).toEqual({ state: 'claimed', claims: 0, owner: sender.id })
    expect(takeAll()).toHaveLength(1)
  })

  test('is renewed by no sender that is stopping: what it claimed meanwhile is given back', async () => {
    takeAll()
    await endClaims()
    const late = aFeed(sender)
    const claiming = late.refresh(8)
    await Promise.all([late.stop(), claiming])
    expect(await message()).toEqual({ state: 'pending', claims: 0, owner: null })
  })
})

describe('two jobs for one message', () => {
  test('get one permission between them, also in one transaction', async () => {
    const [job] = takeAll() as [SendJob]
    const ledger = new Ledger(engine.engine, sender)
    expect(await Promise.all([ledger.mark(job), ledger.mark({ ...job })])).toEqual(['granted', 'refused'])
    expect(await message()).toMatchObject({ state: 'onWire' })
  })

  test('one that comes while the other is on the wire gets none', async () => {
    const [job] = takeAll() as [SendJob]
    const ledger = new Ledger(engine.engine, sender)
    expect(await ledger.mark(job)).toBe('granted')
    expect(await ledger.mark({ ...job })).toBe('refused')
  })

  test('one that never got a permission decides nothing about the other, which has one', async () => {
    const [job] = takeAll() as [SendJob]
    const ledger = new Ledger(engine.engine, sender)
    await ledger.mark(job)
    await ledger.settle({ ...job }, again('the relay is away', 1), { marked: false })
    expect(await message()).toMatchObject({ state: 'onWire' })
  })
})
