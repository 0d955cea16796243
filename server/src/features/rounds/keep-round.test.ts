import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createEngine, type Engine } from '../../processes/create-engine.ts'
import { forgetOutdated } from '../rights/index.ts'
import { keepRound, readFailedAccounts, readRounds } from './index.ts'

const dayMs = 86_400_000
let api: TestApi
let engine: Engine
let poisoned: TestAccount
let other: TestAccount
let blocker: pg.Client
beforeAll(async () => {
  api = await startTestApi()
  engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
})
afterAll(async () => {
  await engine.close()
  await api.stop()
})
beforeEach(async () => {
  poisoned = await anAccount(api)
  other = await anAccount(api)
  for (const { key } of [poisoned, other])
    await api.call('POST', '/subscribers', { key, body: { email: anEmail() }, headers: { 'idempotency-key': 'once' } })
  blocker = new pg.Client({ connectionString: api.database.adminUrl })
  await blocker.connect()
  await blocker.query('begin')
})
afterEach(() => blocker.end())

const count = async (table: string, { accountId }: TestAccount) =>
  (await api.database.query(`select from ${table} where account_id = $1`, [accountId])).length
const roundOf = async (name: string) => (await readRounds(engine.db)).find((round) => round.name === name)
const failedIn = async (name: string) =>
  (await readFailedAccounts(engine.db, 100)).filter(({ round }) => round === name)

test('an account whose answers cannot be deleted keeps no other from being served, and is named until it is', async () => {
  const round = keepRound(engine, 'forgetOutdated', (turn) => forgetOutdated(engine, turn))
  // Somebody else holds its rows for longer than a statement waits.
  await blocker.query('select from idempotency_records where account_id = $1 for update', [poisoned.accountId])
  api.clock.advance(2 * dayMs)
  await round()
  expect([await count('idempotency_records', poisoned), await count('idempotency_records', other)]).toEqual([1, 0])
  expect(await failedIn('forgetOutdated')).toMatchObject([
    { accountId: poisoned.accountId, failure: 'idempotencyAnswers: DatabaseUnavailable: 55P03' },
  ])
  expect(await roundOf('forgetOutdated')).toMatchObject({ failure: null, failedAccounts: 1, done: null })

  await blocker.query('rollback')
  await round()
  expect(await count('idempotency_records', poisoned)).toBe(0)
  expect(await failedIn('forgetOutdated')).toEqual([])
})

test('what is too old goes in every other account, and of the poisoned one as far as possible', async () => {
  await blocker.query('select from account_heads where account_id = $1 for update', [poisoned.accountId])
  api.clock.advance(2 * dayMs)
  await keepRound(engine, 'forgetOutdated', (turn) => forgetOutdated(engine, turn))()
  // Whoever never confirmed is erased under the account's lock; kept answers are not.
  for (const account of [poisoned, other]) expect(await count('idempotency_records', account)).toBe(0)
  expect(await failedIn('forgetOutdated')).toMatchObject([
    { accountId: poisoned.accountId, failure: 'unconfirmed: DatabaseUnavailable: 55P03' },
  ])
})

test('an account that failed rests for a moment, and is still known to fail', async () => {
  const tried: number[] = []
  const round = keepRound(engine, 'tellOfMessages', async (turn) => {
    if (turn.resting.includes(other.accountId)) return
    await turn.attempt(other.accountId, 'part', async () => {
      tried.push(other.accountId)
      throw new TypeError('anna@example.com')
    })
  })
  await round()
  await round()
  expect(tried).toHaveLength(1)
  expect(await failedIn('tellOfMessages')).toMatchObject([{ accountId: other.accountId, failure: 'part: TypeError' }])
})

test('a turn that fails as a whole is written down by name, and the next one that ends is well again', async () => {
  let isBroken = true
  const round = keepRound(engine, 'settleDoubts', async () => {
    if (isBroken) throw new RangeError('anna@example.com')
  })
  await expect(round()).rejects.toThrow(RangeError)
  expect(await roundOf('settleDoubts')).toMatchObject({ failure: 'RangeError', sinceSuccess: null })
  isBroken = false
  await round()
  expect(await roundOf('settleDoubts')).toMatchObject({ failure: null, sinceSuccess: expect.any(Number) })
})

test('while the database is away no account is blamed: the turn fails', async () => {
  const away = createEngine({ ...api.app.config, ENGINE_DATABASE_URL: 'postgres://postrider@127.0.0.1:1/none' })
  const round = keepRound({ ...away, log: api.app.log }, 'tellOfMessages', (turn) =>
    turn.attempt(other.accountId, '', () => forgetOutdated({ ...away, clock: api.clock })),
  )
  await expect(round()).rejects.toThrow('the database is not available')
  await away.close()
})
