import { expect, test } from 'vitest'
import {
  anEvent,
  count,
  countsFromTheStart,
  database,
  drift,
  hour,
  note,
  partsAt,
  run,
  start,
  sums,
} from '../../../test/counting.ts'
import { agents, verdicts } from '../tracking/verdict.rules.ts'
import { checkStatistics } from './recount-statistics.ts'

countsFromTheStart()

test('the first three days are kept by the hour of the account, each mail in its first', async () => {
  const hoursOf = () =>
    database.query(
      `select hour::text, kind, n::int, machine::int, people::int from newsletter_hours where account_id = $1 order by kind, hour`,
      [run.accountId],
    )
  await note(
    anEvent(60, null),
    anEvent(hour, null),
    anEvent(hour, 2, 8),
    { ...anEvent(hour, null, 9), agent: agents.scanner, verdict: verdicts.scanner },
    anEvent(73 * hour, null, 8),
  )
  await count(74 * hour)
  const kept = [
    ['2026-11-15 23:00:00', 0, 1, 0, 1],
    ['2026-11-16 00:00:00', 0, 1, 1, 0],
    ['2026-11-16 00:00:00', 1, 1, 0, 1],
  ]
  expect((await hoursOf()).map((row) => Object.values(row))).toEqual(kept)
  expect(await drift(74 * hour)).toEqual([])
  // What is counted again is the same, and what was lost comes back.
  await database.query('delete from newsletter_hours where account_id = $1 and kind = 1', [run.accountId])
  expect((await drift(74 * hour, true)).map(({ what }) => what)).toEqual(['hours', 'hours'])
  expect((await hoursOf()).map((row) => Object.values(row))).toEqual(kept)
})

test('a recount finds what is wrong and puts it right', async () => {
  await note(anEvent(5, null), anEvent(700, 1), anEvent(700, 1, 8))
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state) values ($1, $2, 7, 7, now(), 1, 3)`,
    [run.accountId, run.runId],
  )
  await count(hour)
  const right = await sums()
  await database.query(`update newsletter_days set n = n + 1 where account_id = $1 and kind = 0`, [run.accountId])
  await database.query('delete from newsletter_people where account_id = $1 and message_id = 8 and kind = 1', [
    run.accountId,
  ])
  await database.query('update newsletter_states set n = 5 where account_id = $1', [run.accountId])
  await database.query('update run_sums set n = 6 where account_id = $1', [run.accountId])
  const found = await drift(hour, true)
  expect([...new Set(found.map(({ what }) => what))].toSorted()).toEqual([
    'events',
    'hours',
    'people',
    'runs',
    'states',
    'sums',
  ])
  expect(found).toContainEqual({ what: 'states', at: '3', kept: 5, counted: 1 })
  expect(found).toContainEqual({ what: 'runs', at: `${run.runId} 3 `, kept: 6, counted: 1 })
  expect(await drift(hour)).toEqual([])
  expect(await sums()).toEqual(right)
})

test('once a night one dispatcher looks, says what was wrong, and puts it right', async () => {
  await note(anEvent(5, null))
  await count(hour)
  await database.query(`update newsletter_days set n = 9 where account_id = $1`, [run.accountId])
  await database.query(`update statistics_progress set checked_at = $1`, [new Date(start)])
  const lines: object[] = []
  const check = (seconds: number) =>
    checkStatistics({ ...partsAt(seconds), log: { error: (line: object) => void lines.push(line) } as never })
  await check(3 * hour)
  expect(lines).toEqual([])
  await Promise.all([check(4 * hour), check(4 * hour)])
  expect(lines).toMatchObject([{ accountId: run.accountId, drift: [{ what: 'events', kept: 9, counted: 1 }] }])
  expect(await sums()).toEqual([[0, 0, 0, 1, 1, 0]])
})

test('who it was is forgotten after thirteen months, how many it were is not', async () => {
  await note(anEvent(5, null), anEvent(6, 1, 8))
  await count(hour)
  const before = await sums()
  await database.query(`update statistics_progress set checked_at = $1`, [new Date(start)])
  await checkStatistics({ ...partsAt(400 * 24 * hour), log: { error: () => {} } as never })
  expect(await database.query('select from newsletter_people where account_id = $1', [run.accountId])).toEqual([])
  expect(await sums()).toEqual(before)
})
