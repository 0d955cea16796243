import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { states } from '../subscribers/status.rules.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let database: TestDatabase
let accountIds: number[]
beforeAll(async () => {
  database = await createTestDatabase()
  const accounts: { id: number; type: string }[] = await json('demo')
  accountIds = accounts.filter(({ type }) => type === 'S').map(({ id }) => id)
})
afterAll(() => database.drop())

async function json(...args: string[]) {
  const settings = { REQUIRE_SENDER_DOMAIN: 'false' }
  const { status, stdout, stderr } = await runPostrider(database, [...args, '--json'], settings)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
const rows = <R extends Record<string, unknown>>(text: string, ...values: unknown[]) => database.query<R>(text, values)

interface ListedRun {
  id: number
  class: string
  state: string
  startedAt: string
}
const newslettersOf = async (accountId: number): Promise<ListedRun[]> =>
  (await json('run', 'list', '--account', `${accountId}`)).filter((run: ListedRun) => run.class === 'newsletter')

test('every account has written for a year, and all of it has ended', async () => {
  for (const accountId of accountIds) {
    const runs = await newslettersOf(accountId)
    expect(runs.length).toBeGreaterThan(20)
    expect(new Set(runs.map(({ state }) => state))).toEqual(new Set(['finished']))
    const months = new Set(runs.map(({ startedAt }) => startedAt.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
  }
})

test('the parts of a run add up, and nobody waits', async () => {
  for (const accountId of accountIds) {
    const runs = await newslettersOf(accountId)
    for (const { id } of runs.filter((_run, i) => i % 6 === 0)) {
      const shown = await json('run', 'show', '--run', `${id}`)
      expect(shown.targeted).toBeGreaterThan(10)
      expect(shown).toMatchObject({ difference: 0, waiting: 0, accepted: shown.targeted, inDoubt: 0 })
    }
  }
})

test('the numbers are what their sources say', async () => {
  for (const accountId of accountIds) {
    const recount = await json('statistics', 'recount', '--account', `${accountId}`)
    expect(recount.newsletters).toBeGreaterThan(20)
    expect(recount.drifts).toEqual([])
  }
})

test('a letter met the list as the ledger says it was in that moment', async () => {
  const wrong = await rows(
    `with standing as (
       select r.id as run_id, s.id as subscriber_id,
              (select e.to_state from consent_entries e
               where e.account_id = r.account_id and e.subscriber_id = s.id and e.channel_id = r.channel_id
                 and e.occurred_at <= r.started_at and e.to_state <> 'optinRequested' order by e.seq desc limit 1) as state
       from runs r join subscribers s on s.account_id = r.account_id where r.class = 'newsletter')
     select * from standing t
     left join messages m on m.run_id = t.run_id and m.id = t.subscriber_id
     where (m.id is not null) <> (t.state is not distinct from 'receiveReady'
       and (not exists (select from run_groups g where g.run_id = t.run_id)
            or exists (select from run_groups g where g.run_id = t.run_id and g.block = t.subscriber_id >> 10
                       and get_bit(g.members, (t.subscriber_id & 1023)::int) = 1))) limit 5`,
  )
  expect(wrong).toEqual([])
})

test('people opened and clicked, left, complained and could not be reached', async () => {
  const [sum] = await rows<Record<string, number>>(
    `select (select count(*)::int from tracking_events where verdict = 0 and link is null) as opens,
            (select count(*)::int from tracking_events where verdict = 0 and link is not null) as clicks,
            (select count(*)::int from tracking_events where verdict <> 0) as machines,
            (select count(*)::int from tracking_events where verdict = 0 and message_id is null) as anonymous,
            (select count(*)::int from inbound_reports where effect = 'hardBounce') as "hardBounces",
            (select count(*)::int from inbound_reports where effect = 'counted') as "fullMailboxes",
            (select count(*)::int from inbound_reports where effect = 'complaint') as complaints,
            (select count(distinct subscriber_id)::int from consent_entries
             where to_state = 'unsubscribed' and newsletter_id is not null) as leavers`,
  )
  for (const [name, count] of Object.entries(sum ?? {})) expect([name, count > 0]).toEqual([name, true])
  const disbelieved = await rows(`select from inbound_reports where effect = 'none' or judged_at is null`)
  expect(disbelieved).toEqual([])
  const found = await rows('select distinct status, status_addition from subscriptions')
  expect(found).toHaveLength(Object.keys(states).length)
})

test('nobody is recognised who did not agree, and nothing happened before a mail or after now', async () => {
  const wrong = await rows(
    `select from tracking_events e join messages m on m.run_id = e.run_id and m.id = e.message_id
     join subscribers s on s.account_id = m.account_id and s.id = m.subscriber_id
     where s.tracking_consent_at is null or s.tracking_consent_at > m.wire_at or e.at <= m.wire_at or e.at > now()`,
  )
  expect(wrong).toEqual([])
})

test('the next letter is planned', async () => {
  const planned = await rows(
    `select account_id from mailings where status = 'planned' and planned_at > now() order by account_id`,
  )
  expect(planned.map(({ account_id }) => Number(account_id))).toEqual(accountIds)
})

test('a second run makes no more of it', async () => {
  const contents = () =>
    rows(`select (select count(*) from runs) as runs, (select count(*) from messages) as messages,
                 (select count(*) from tracking_events) as events, (select count(*) from inbound_reports) as reports`)
  const before = await contents()
  await json('demo')
  expect(await contents()).toEqual(before)
})
