import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { arrange, type Coming, expectedEnd, type Standing } from './now-and-next.rules.ts'

const coming = (standing: Standing, name: string, at: Timestamp | null = null): Coming => ({
  ...{ standing, name, at, mailingId: 1, recipients: null, done: null, endsAt: null },
})

test('what happens now, then what is next by its time, then what was written last', () => {
  const all = [
    coming('draft', 'older draft', '2026-11-01 08:00:00'),
    coming('draft', 'newer draft', '2026-11-09 08:00:00'),
    coming('daily', 'birthdays'),
    coming('planned', 'in a week', '2026-11-23 08:00:00'),
    coming('planned', 'tomorrow', '2026-11-17 08:00:00'),
    coming('failed', 'reached nobody', '2026-11-10 08:00:00'),
    coming('paused', 'held', '2026-11-16 07:00:00'),
    coming('sending', 'going out', '2026-11-16 08:00:00'),
  ]
  expect(arrange(all).map(({ name }) => name)).toEqual([
    ...['going out', 'held', 'reached nobody', 'tomorrow', 'in a week', 'birthdays', 'newer draft'],
  ])
})

const now = new Date('2026-11-16T08:10:00Z')
test.each<[string, Timestamp, number, number, Timestamp | null]>([
  ['a quarter in ten minutes', '2026-11-16 08:00:00', 400, 100, '2026-11-16 08:40:00'],
  ['nothing has left', '2026-11-16 08:00:00', 400, 0, null],
  ['everything has', '2026-11-16 08:00:00', 400, 400, null],
  ['just begun', '2026-11-16 08:10:00', 400, 10, null],
])('%s', (_name, startedAt, recipients, done, end) => {
  expect(expectedEnd({ startedAt, recipients, done }, now)).toBe(end)
})
