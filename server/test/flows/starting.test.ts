import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deactivateMailing, planMailing, unplanMailing } from '../../src/features/mailings/index.ts'
import { inAccount } from '../../src/features/provisioning/index.ts'
import { FailedStarts, startBirthdayRuns, startDueRuns } from '../../src/features/runs/index.ts'
import { scheduleCopy, unscheduleCopy } from '../../src/features/triggers/schedule-copy.ts'
import { timestamp } from '../../src/platform/clock/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { aMailing, anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const tomorrow = '2099-01-02 08:00:00'
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

async function aPlannedMailing(): Promise<number> {
  const id = await aMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (tx) => plan(tx, id, timestamp(api.clock.now())))
  return id
}
const plan = (tx: Tx, id: number, at: string) => planMailing(api, tx, id, { at, fromVerifiedDomain: false })

async function aScheduledCopy(): Promise<number> {
  const { triggerTypeId } = await aTriggerMailing(api, account)
  const call = (path: string, body: object) => api.call('POST', `/mailings/trigger${path}`, { key: account.key, body })
  const { id } = (await call('', { triggerTypeId })).body.data
  const receiver = { email: anEmail(), placeholders: { resetLink: 'https://shop.example/' } }
  await call(`/${id}/receivers`, { receivers: [receiver] })
  await call(`/${id}/schedule`, {})
  return id
}

const runsOf = (mailing: number) => api.database.query('select id from runs where mailing_id = $1', [mailing])

/** The dispatcher has found its work and waits for this change to commit before it starts. */
async function startDuring(start: () => Promise<number>, change: (tx: Tx) => Promise<unknown>): Promise<number> {
  let started: Promise<number> | undefined
  await engine.engine.db.transaction(account, async (tx) => {
    await change(tx)
    await tx.rows(sql`select`)
    started = start()
    await vi.waitUntil(isSomebodyWaiting, { timeout: 3000, interval: 20 })
  })
  return started as Promise<number>
}

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = await api.database.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return waiting.length > 0
}

describe('a plan that changes while the dispatcher starts', () => {
  test.each([
    ['taken back', (tx: Tx, id: number) => unplanMailing(api, tx, id)],
    ['moved to later', (tx: Tx, id: number) => plan(tx, id, tomorrow)],
  ])('a mailing %s does not start', async (_name, change) => {
    const id = await aPlannedMailing()
    expect(
      await startDuring(
        () => startDueRuns(engine.engine),
        (tx) => change(tx, id),
      ),
    ).toBe(0)
    expect(await runsOf(id)).toEqual([])
  })

  test('a campaign moved to later does not start before', async () => {
    const id = await aScheduledCopy()
    const later = async (tx: Tx) => {
      await unscheduleCopy({ app: api, tx }, id)
      await scheduleCopy({ app: api, tx }, id, tomorrow)
    }
    expect(await startDuring(() => startDueRuns(engine.engine), later)).toBe(0)
    expect(await runsOf(id)).toEqual([])
  })

  test('a birthday mailing that is switched off congratulates nobody', async () => {
    await aSubscriber(api, account, { birthday: '1990-07-02' })
    const id = await aMailing(api, account.accountId, { type: 'birthday', isActive: true })
    const clock = { now: () => new Date('2027-07-02T12:00:00Z') }
    const off = (tx: Tx) => deactivateMailing(api, tx, id)
    expect(await startDuring(() => startBirthdayRuns({ ...engine.engine, clock }), off)).toBe(0)
    expect(await runsOf(id)).toEqual([])
  })
})

describe('a mailing that cannot start', () => {
  /** The database refuses to start this mailing, for whatever reason. */
  async function cannotStart(mailing: number): Promise<void> {
    await api.database.query(`
      create or replace function refuse_run() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create or replace trigger refuse_run before insert on runs for each row when (new.mailing_id = ${mailing})
        execute function refuse_run()`)
  }
  afterEach(() => api.database.query('drop trigger refuse_run on runs; drop function refuse_run'))

  test.each([
    ['newsletter', () => aPlannedMailing()],
    ['campaign', () => aScheduledCopy()],
  ])('does not keep a later %s, and is tried again after a minute', async (_name, make) => {
    const [first, second] = [await make(), await make()]
    await cannotStart(first)
    const failed = new FailedStarts()
    expect(await startDueRuns(engine.engine, failed)).toBe(1)
    expect(await runsOf(second)).toHaveLength(1)
    await cannotStart(0)
    expect(await startDueRuns(engine.engine, failed)).toBe(0)
    api.clock.advance(60_000)
    expect(await startDueRuns(engine.engine, failed)).toBe(1)
    expect(await runsOf(first)).toHaveLength(1)
  })
})

test('a newsletter to ten million people starts in time, even while the planner knows nothing of them yet', async () => {
  const { accountId, channelIds } = account
  const id = await aPlannedMailing()
  await api.database.query('update mailings set group_ids = array[7] where id = $1', [id])
  await api.database.query(`
    set session_replication_role = replica;
    insert into subscriber_facets (account_id, facet, value, block, members, cnt)
    select ${accountId}, f.facet, f.value, b, ~0::bit(1024), 1024
    from generate_series(0, 9999) b, (values ('status:${channelIds[0]}', '1'), ('group:7', '')) f (facet, value);
    insert into soft_bounces (account_id, subscriber_id, last_at, suspended_until)
    select ${accountId}, i * 512, now(), now() + interval '1 day' from generate_series(1, 10000) i;
    reset session_replication_role`)
  expect(await startDueRuns(engine.engine)).toBe(1)
  const [run] = await api.database.query('select targeted::int from runs where mailing_id = $1', [id])
  expect(run).toEqual({ targeted: 10_000 * 1024 - 10_000 })
  await api.database.query("update runs set state = 'canceled' where mailing_id = $1", [id])
})
