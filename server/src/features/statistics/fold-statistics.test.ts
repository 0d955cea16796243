import { expect, test } from 'vitest'
import {
  anEvent,
  count,
  countsFromTheStart,
  database,
  db,
  drift,
  hour,
  note,
  partsAt,
  run,
  start,
  sums,
} from '../../../test/counting.ts'
import { proving } from '../../../test/proves.ts'
import { judgeEvents, rejudgeEvents } from '../tracking/index.ts'
import { agents, verdicts } from '../tracking/verdict.rules.ts'
import { foldEvents } from './fold.store.ts'
import { foldStatistics } from './fold-statistics.ts'

countsFromTheStart()

test('days end at midnight of the account, and a person counts on the first of them', async () => {
  await note(
    anEvent(60, null),
    anEvent(hour, null),
    anEvent(hour, null, 8),
    anEvent(hour, 2, 8),
    anEvent(hour, null, 0),
  )
  expect(await count(2 * hour)).toBe(5)
  expect(await sums('2026-11-15')).toEqual([[0, 0, 0, 1, 1, 0]])
  const second = [
    [1, 0, 0, 1, 1, 0],
    [2, 2, 0, 1, 1, 0],
  ]
  expect(await sums('2026-11-16')).toEqual([[0, 0, 0, 3, 1, 1], ...second])
  expect(await sums()).toEqual([[0, 0, 0, 4, 2, 1], ...second])
  expect(await drift(2 * hour)).toEqual([])
})

test('a pixel fetched a thousand times in a minute is six opens of one mail', proving('F-037'), async () => {
  await note(...Array.from({ length: 1000 }, (_, i) => anEvent(i * 0.06, null)))
  await count(hour)
  expect(await sums()).toEqual([
    [0, 0, 0, 6, 1, 0],
    [0, 0, verdicts.repeated, 994, 0, 0],
  ])
})

test('counting again and at the same time counts nothing twice', async () => {
  await note(...Array.from({ length: 200 }, (_, i) => anEvent(i * 10, null, (i % 50) + 1)))
  await judgeEvents(partsAt(hour))
  const counted = await Promise.all([1, 2, 3].map(() => foldStatistics(partsAt(hour))))
  expect(counted.reduce((sum, n) => sum + n)).toBe(200)
  expect(await foldStatistics(partsAt(hour))).toBe(0)
  expect(await sums()).toEqual([[0, 0, 0, 200, 50, 0]])
})

test('who finds the beginning elsewhere counts nothing', async () => {
  await note(anEvent(1, null))
  expect(await foldEvents(db.engine, { fromMs: start - 1000, toMs: start + 5000 })).toBe(0)
  expect(await sums()).toEqual([])
})

test('a count that fails half way has counted nothing', async () => {
  await note(anEvent(1, null), anEvent(2, 1))
  await judgeEvents(partsAt(60))
  await database.query('alter table newsletter_days add constraint broken check (kind <> 2)')
  await expect(foldStatistics(partsAt(60))).rejects.toThrow()
  await database.query('alter table newsletter_days drop constraint broken')
  const people = await database.query('select from newsletter_people where account_id = $1', [run.accountId])
  expect([await sums(), people]).toEqual([[], []])
  expect(await count(60)).toBe(2)
})

test('nothing is counted before it is judged', async () => {
  await note(anEvent(5, 1), anEvent(5, 2))
  expect(await foldStatistics(partsAt(60))).toBe(0)
  await note(anEvent(6, 3))
  await count(60)
  const burst = [1, 2, 3].map((link) => [2, link, verdicts.burst, 1, 0, 0])
  expect(await sums()).toEqual([[1, 0, verdicts.burst, 3, 0, 0], ...burst])
})

test('events that come late are counted, and change what those before them were', async () => {
  await note(anEvent(5, 1), anEvent(5, 2), anEvent(hour, 1, 9))
  await count(2 * hour)
  expect((await sums())[0]).toEqual([1, 0, verdicts.human, 3, 2, 0])
  await note(anEvent(6, 3), anEvent(700, 1))
  await count(2 * hour + 60)
  // The three of a second were a machine; that message counts as a person with its click ten minutes later.
  expect((await sums()).slice(0, 2)).toEqual([
    [1, 0, verdicts.human, 2, 2, 0],
    [1, 0, verdicts.burst, 3, 0, 0],
  ])
  expect(await drift(2 * hour + 60)).toEqual([])
})

test('what came late is not forgotten before it is judged and counted', async () => {
  await count(hour)
  await note(anEvent(5, null))
  expect(await foldStatistics(partsAt(hour))).toBe(0)
  expect(await sums()).toEqual([])
  await count(hour)
  expect(await sums()).toEqual([[0, 0, 0, 1, 1, 0]])
})

test('new rules change old numbers', async () => {
  await note(anEvent(5, null), { ...anEvent(6, null, 8), agent: agents.scanner })
  await database.query('update tracking_events set rules = 0')
  await foldEvents(db.engine, { fromMs: start, toMs: start + 10_000 })
  expect(await sums()).toEqual([[0, 0, 0, 2, 2, 0]])
  await database.query('update tracking_progress set judged_to = $1', [new Date(start + 10_000)])
  await rejudgeEvents(partsAt(60), new Date(start - 1000))
  await count(60)
  expect(await sums()).toEqual([
    [0, 0, verdicts.human, 1, 1, 0],
    [0, 0, verdicts.scanner, 1, 0, 0],
  ])
})

test('mails to editors count nowhere', async () => {
  await database.query(`update runs set occurrence = 'test' where id = $1`, [run.runId])
  await note(anEvent(5, null))
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state) values ($1, $2, 1, 1, now(), 0, 3)`,
    [run.accountId, run.runId],
  )
  await count(60)
  expect([await sums(), await database.query('select from newsletter_states')]).toEqual([[], []])
})

test('states are what the messages say, however they move', async () => {
  const states = () =>
    database.query('select state, n::int from newsletter_states where account_id = $1 and n <> 0 order by 1', [
      run.accountId,
    ])
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
     select $1, $2, i, i, now(), 1, 2 from generate_series(1, 10) i`,
    [run.accountId, run.runId],
  )
  await database.query('update messages set state = 3 where run_id = $1 and id <= 7', [run.runId])
  await count(1)
  expect(await states()).toEqual([
    { state: 2, n: 3 },
    { state: 3, n: 7 },
  ])
  await database.query(
    'update messages set state = case when id = 1 then 13 else 12 end where run_id = $1 and state = 3',
    [run.runId],
  )
  await database.query('delete from messages where run_id = $1 and state = 2', [run.runId])
  expect(await drift(1)).toEqual([])
  expect(await states()).toEqual([
    { state: 12, n: 6 },
    { state: 13, n: 1 },
  ])
})
