import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { type Act, actAs } from '../../src/features/accounts/index.ts'
import { composeNewsletter, deactivateMailing, planMailing, unplanMailing } from '../../src/features/mailings/index.ts'
import { cancelRun, FailedStarts, pauseRun, startBirthdayRuns, startDueRuns } from '../../src/features/runs/index.ts'
import { scheduleCopy, unscheduleCopy } from '../../src/features/triggers/schedule-copy.ts'
import { type Timestamp, timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import {
  aMailing,
  anAccount,
  anArticle,
  anEmail,
  aSubscriber,
  aTriggerMailing,
  type TestAccount,
} from '../factories.ts'
import { proves, proving } from '../proves.ts'
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
  await aSubscriber(api, account)
  const id = await aMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (act) => plan(act, id, timestamp(api.clock.now())))
  return id
}
const plan = (act: Act, id: number, at: Timestamp) => planMailing(act, id, { at, fromVerifiedDomain: false })

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
async function startDuring(start: () => Promise<number>, change: (act: Act) => Promise<unknown>): Promise<number> {
  let started: Promise<number> | undefined
  await engine.engine.db.transaction(account, async (tx) => {
    await change(await actAs(api.app, tx, { kind: 'operator' }))
    await tx.rows(sql`select`)
    started = start()
    await vi.waitUntil(isSomebodyWaiting, { timeout: 60_000, interval: 20 })
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
    ['taken back', (act: Act, id: number) => unplanMailing(act, id)],
    ['moved to later', (act: Act, id: number) => plan(act, id, tomorrow)],
  ])('a mailing %s does not start', async (_name, change) => {
    const id = await aPlannedMailing()
    expect(
      await startDuring(
        () => startDueRuns(engine.engine),
        (act) => change(act, id),
      ),
    ).toBe(0)
    expect(await runsOf(id)).toEqual([])
  })

  test('a campaign moved to later does not start before', async () => {
    const id = await aScheduledCopy()
    const later = async (act: Act) => {
      await unscheduleCopy(act, id)
      await scheduleCopy(act, id, tomorrow)
    }
    expect(await startDuring(() => startDueRuns(engine.engine), later)).toBe(0)
    expect(await runsOf(id)).toEqual([])
  })

  test('a birthday mailing that is switched off congratulates nobody', async () => {
    await aSubscriber(api, account, { birthday: '1990-07-02' })
    const id = await aMailing(api, account.accountId, { type: 'birthday', isActive: true })
    const clock = { now: () => new Date('2027-07-02T12:00:00Z') }
    const off = (act: Act) => deactivateMailing(act, id)
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

describe('a mailing that reaches nobody', () => {
  const read = async (id: number) => {
    const { status, dispatchState, failureReason } = (await api.call('GET', `/mailings/${id}`, { key: account.key }))
      .body.data
    return [status, dispatchState, failureReason]
  }
  const aGroup = async (members: number[] = []) => {
    const { body } = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: anEmail() } })
    const { id } = body.data
    if (members.length > 0)
      await api.call('POST', `/subscriberGroups/${id}/subscribers`, {
        key: account.key,
        body: { subscriberIds: members },
      })
    return id as number
  }
  const planNow = (id: number) =>
    inAccount(api.operator, account.accountId, (act) => plan(act, id, timestamp(api.clock.now())))

  test.each(['the only', 'one of two'])(
    'fails when %s group is gone, and mails nobody',
    proving('F-013'),
    async (which) => {
      const person = await aSubscriber(api, account)
      const gone = await aGroup([person.id])
      const groupIds = which === 'the only' ? [gone] : [gone, await aGroup([person.id])]
      const id = await aMailing(api, account.accountId, { groupIds })
      await planNow(id)
      await api.database.query('delete from subscriber_groups where account_id = $1 and id = $2', [
        account.accountId,
        gone,
      ])
      expect(await startDueRuns(engine.engine)).toBe(0)
      expect(await read(id)).toEqual(['planned', 'failed', 'group_missing'])
      expect(await runsOf(id)).toEqual([])
      expect(await startDueRuns(engine.engine)).toBe(0)
    },
  )

  test(
    'fails instead of being sent to 0 people, and can be planned again',
    proving(['W-081.1', 'W-080.2']),
    async () => {
      const id = await aMailing(api, account.accountId)
      await planNow(id)
      expect(await startDueRuns(engine.engine)).toBe(0)
      expect([await read(id), await runsOf(id)]).toEqual([['planned', 'failed', 'no_recipients'], []])
      await aSubscriber(api, account)
      await planNow(id)
      expect(await read(id)).toEqual(['planned', 'planned', null])
      expect(await startDueRuns(engine.engine)).toBe(1)
      expect(await read(id)).toEqual(['planned', 'sending', null])
    },
  )

  test('fails when an article in it is not to be read by then', proving('W-081.1'), async () => {
    await aSubscriber(api, account)
    const article = await anArticle(api, account)
    const id = await aMailing(api, account.accountId)
    await inAccount(api.operator, account.accountId, (act) => composeNewsletter(act, id, { articleIds: [article.id] }))
    await planNow(id)
    const body = { ...article, availableUntil: '2020-01-01 00:00:00' }
    expect((await api.call('PUT', `/articles/${article.id}`, { key: account.key, body })).status).toBe(200)
    expect(await startDueRuns(engine.engine)).toBe(0)
    expect([await read(id), await runsOf(id)]).toEqual([['planned', 'failed', 'article_unavailable'], []])
  })

  test('fails when the domain of its sender is verified no longer', proving('W-081.1'), async () => {
    const id = await aPlannedMailing()
    expect(await startDueRuns({ ...engine.engine, config: { REQUIRE_SENDER_DOMAIN: true } })).toBe(0)
    expect([await read(id), await runsOf(id)]).toEqual([['planned', 'failed', 'sender_unverified'], []])
    await planNow(id)
    expect(await startDueRuns(engine.engine)).toBe(1)
  })

  test('fails when it is found a day too late', proving('F-030'), async () => {
    const id = await aPlannedMailing()
    await api.database.query("update mailings set planned_at = planned_at - interval '3 days' where id = $1", [id])
    expect(await startDueRuns(engine.engine)).toBe(0)
    expect(await read(id)).toEqual(['planned', 'failed', 'too_late'])
  })

  test('a campaign whose receivers are gone fails, and its event says so', proving('D-CMP-2.3'), async () => {
    const id = await aScheduledCopy()
    await api.database.query('delete from copy_receivers where copy_id = $1', [id])
    expect(await startDueRuns(engine.engine)).toBe(0)
    const copy = await api.call('GET', `/mailings/trigger/${id}`, { key: account.key })
    expect(copy.body.data).toMatchObject({ status: 'failed', mailingStatus: 'planned', receivers: { pending: 0 } })
    expect(await read(id)).toEqual(['planned', 'failed', 'no_recipients'])
    const events = await api.call('GET', '/events?limit=500', { key: account.key })
    proves('D-WHK-3.7', () =>
      expect(events.body.data.at(-1)).toMatchObject({ type: 'mailing.trigger.failed', data: { mailingId: id } }),
    )
  })

  test('a canceled run leaves a draft that reads canceled and stays so', proving(['F-058', 'W-137.1']), async () => {
    const id = await aPlannedMailing()
    expect(await startDueRuns(engine.engine)).toBe(1)
    const [run] = await runsOf(id)
    const runId = Number((run as { id: string }).id)
    const inRun = (work: (tx: Tx) => Promise<boolean>) => engine.engine.db.transaction(account, work)
    await inRun((tx) => pauseRun({ tx }, runId, 'test'))
    expect(await read(id)).toEqual(['planned', 'paused', null])
    await inRun((tx) => cancelRun({ tx }, runId))
    expect(await read(id)).toEqual(['draft', 'canceled', null])
    await expect(planNow(id)).rejects.toMatchObject({ code: 'invalid_state' })
  })
})

test('a newsletter to ten million people starts in time, even while the planner knows nothing of them yet', async () => {
  const { accountId, channelIds } = account
  const id = await aPlannedMailing()
  const group = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'Alle' } })
  const groupId = group.body.data.id
  await api.database.query('update mailings set group_ids = array[$2::bigint] where id = $1', [id, groupId])
  await api.database.query(`
    set session_replication_role = replica;
    delete from subscriber_facets where account_id = ${accountId};
    insert into subscriber_facets (account_id, facet, value, block, members, cnt)
    select ${accountId}, f.facet, f.value, b, ~0::bit(1024), 1024
    from generate_series(0, 9999) b, (values ('status:${channelIds[0]}', '1'), ('group:${groupId}', '')) f (facet, value);
    insert into soft_bounces (account_id, subscriber_id, last_at, suspended_until)
    select ${accountId}, i * 512, now(), now() + interval '1 day' from generate_series(1, 10000) i;
    reset session_replication_role`)
  expect(await startDueRuns(engine.engine)).toBe(1)
  const [run] = await api.database.query('select targeted::int from runs where mailing_id = $1', [id])
  expect(run).toEqual({ targeted: 10_000 * 1024 - 10_000 })
  await api.database.query("update runs set state = 'canceled' where mailing_id = $1", [id])
})
