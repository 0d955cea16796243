import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { aTrackedRun, type TrackedRun } from '../../../test/tracked-run.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { Database } from '../../platform/db/database.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { keepMonths } from './keep-months.ts'
import { firstOfMonth } from './month.rules.ts'

let database: TestDatabase
let db: Database
let run: TrackedRun
const today = new Date()

beforeAll(async () => {
  database = await createTestDatabase()
  db = new Database({ url: database.engineUrl, poolSize: 5, preparedStatements: true })
  run = await aTrackedRun(database.query, ['https://a.example/'])
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** As the dispatcher does it, so many months from now; tells what went. */
async function keepIn(months: number): Promise<string[]> {
  const now = new Date(firstOfMonth(today, months))
  const parts = {
    db,
    clock: { now: () => now },
    config: loadConfig({}),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  }
  return (await keepMonths(parts)).map(({ table, part }) => `${table}_${part}`)
}
const nameIn = (months: number) => firstOfMonth(today, months).slice(0, 7).replace('-', '_')
const one = async <T>(text: string, values: unknown[] = []) =>
  Object.values((await database.query<Record<string, T>>(text, values))[0] ?? {})[0] as T
const nextRun = () => one<number>(`select nextval('runs_id_seq')::int`)
/** Runs of the past and of the future alike take no more than their row. */
async function aRunNow(state = 'finished'): Promise<number> {
  return one(
    `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, started_at, state)
     select account_id, customer_id, mailing_id, newsletter_id, class, gen_random_uuid()::text, channel_id, content_id, now(), $2
     from runs where id = $1 returning id::int`,
    [run.runId, state],
  )
}
async function aMessage(runId: number, state: number, more: { id?: number; reason?: string; dueAt?: string } = {}) {
  const { id = 1, reason = null, dueAt = null } = more
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reason, due_at)
     values ($1, $2, $3, $3, now(), 1, $4, $5, $6)`,
    [run.accountId, runId, id, state, reason, dueAt],
  )
}
const partOf = (runId: number) =>
  one<string>('select tableoid::regclass::text from messages where run_id = $1', [runId])

test('a month gets its part ahead of time, and runs get ids of it when it begins', async () => {
  await aMessage(run.runId, 3)
  expect(await partOf(run.runId)).toBe('messages_first')
  expect(await keepIn(0)).toEqual([])
  const before = await nextRun()
  expect(before).toBeLessThan(20_000_000)
  await keepIn(1)
  const later = await aRunNow()
  expect(later).toBe(20_000_000)
  await aMessage(later, 3)
  expect(await partOf(later)).toBe(`messages_${nameIn(1)}`)
  await keepIn(1)
  expect(await nextRun()).toBe(20_000_001)
})

test('whoever comes late to a month, or twice, changes nothing, and no id is given twice', async () => {
  await Promise.all([keepIn(2), keepIn(2), keepIn(1)])
  expect(await nextRun()).toBe(30_000_000)
  await keepIn(0)
  expect(await nextRun()).toBe(30_000_001)
})

test('ids that leap stay inside the parts', async () => {
  await database.query(`select setval('runs_id_seq', 95000000)`)
  await keepIn(2)
  const leapt = await aRunNow()
  await aMessage(leapt, 3)
  expect(await partOf(leapt)).toMatch(/^messages_\d{4}_\d\d$/)
})

test('every part has what the whole table has: keys, indexes, fences, room for changes', async () => {
  const shapeOf = async (table: string) => ({
    indexes: await database.query(
      `select regexp_replace(pg_get_indexdef(x.indexrelid), '^.* USING ', '') as index, x.indisunique as "isUnique"
       from pg_index x where x.indrelid = $1::regclass order by 1`,
      [table],
    ),
    columns: await database.query(
      `select a.attname, a.attnum, a.atttypid, a.attnotnull, a.attgenerated from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 order by 2`,
      [table],
    ),
    rest: await database.query(
      `select c.reloptions, c.relrowsecurity, c.relforcerowsecurity,
              array(select p.polname::text from pg_policy p where p.polrelid = c.oid) as policies,
              c.relacl::text[] is null or not c.relacl::text[] && array(select r from unnest(c.relacl::text[]) r where r ~ '^postrider_(app|engine)=') as "isClosed"
       from pg_class c where c.oid = $1::regclass`,
      [table],
    ),
  })
  for (const table of ['messages', 'run_blocks', 'inbound_reports'])
    expect([table, await shapeOf(`${table}_${nameIn(1)}`)]).toEqual([table, await shapeOf(`${table}_first`)])
  expect(await shapeOf(`account_events_${nameIn(1)}`)).toEqual(await shapeOf('account_events_rest'))
})

test(
  'a month goes when thirteen whole months have passed since, and how its runs stood stays',
  proving('W-153.1'),
  async () => {
    await aMessage(run.runId, 8, { id: 2, reason: 'deleted' })
    await aMessage(run.runId, 8, { id: 3, reason: 'deleted' })
    expect((await keepIn(13)).filter((name) => !name.startsWith('tracking') && !name.startsWith('account'))).toEqual([])
    expect((await keepIn(14)).filter((name) => name.endsWith('_first'))).toEqual([
      'messages_first',
      'run_blocks_first',
      'inbound_reports_first',
    ])
    expect(await one('select count(*)::int from messages where run_id = $1', [run.runId])).toBe(0)
    expect(
      await database.query(
        `select state, reason, sum(n)::int as n
         from (select run_id, state, reason, n from run_sums union all select run_id, state, reason, n from message_changes) both_parts
         where run_id = $1 group by 1, 2 order by 1, 2`,
        [run.runId],
      ),
    ).toEqual([
      { state: 3, reason: '', n: 1 },
      { state: 8, reason: 'deleted', n: 2 },
    ])
    expect(await one(`select dropped_at is not null from ledger_months where part = 'first'`)).toBe(true)
    expect(await keepIn(14)).toEqual([])
  },
)

test('a month stays while somebody waits for one of its mails', async () => {
  const waiting = (await one<number>(`select min(run_id)::int from messages`)) as number
  await database.query(`update messages set state = 4, due_at = 'infinity' where run_id = $1`, [waiting])
  const ofItsMonth = (names: string[]) =>
    names.filter((name) => name.endsWith(nameIn(1)) && !/^(tracking|account)/.test(name)).length
  expect(ofItsMonth(await keepIn(15))).toBe(0)
  await database.query('update messages set state = 9, due_at = null where run_id = $1', [waiting])
  expect(ofItsMonth(await keepIn(15))).toBe(3)
})

test('a table that somebody holds is left alone at once, and the month goes when it is free', async () => {
  const holder = new pg.Client({ connectionString: database.adminUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from messages limit 1')
  const dropping = keepIn(16)
  // Others come through between the attempts although the holder still has the table.
  for (let turn = 0; turn < 10; turn += 1) {
    await database.query('select from messages limit 1')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await holder.end()
  expect((await dropping).filter((name) => name.startsWith('messages')).length).toBe(1)
})

test('opens and clicks that came before their month was prepared move to it', async () => {
  const at = `${firstOfMonth(today, 30)}T12:00:00Z`
  await database.query(
    `insert into tracking_events (account_id, run_id, at, id, agent, is_head, is_prefetch, verdict, rules) values ($1, $2, $3, 1, 1, false, false, 0, 1)`,
    [run.accountId, run.runId, at],
  )
  const place = () => one<string>('select tableoid::regclass::text from tracking_events where at = $1', [at])
  expect(await place()).toBe('tracking_events_rest')
  await keepIn(28)
  expect(await place()).toBe(`tracking_events_${nameIn(30)}`)
  expect(await keepIn(44)).toContain(`tracking_events_${nameIn(30)}`)
})
