import { expect, test } from 'vitest'
import { firstOfMonth, type MonthlyTable, outdatedParts } from './month.rules.ts'

const kept = { messageMonths: 13, eventDays: 90 }
const partOf = (table: MonthlyTable, month: string) => ({ table, month, part: month.slice(0, 7).replace('-', '_') })

test.each<[string, MonthlyTable, string, string, boolean]>([
  ['the last day of the month is kept for thirteen months', 'messages', '2026-11-01', '2027-12-31', false],
  ['and goes after that', 'messages', '2026-11-01', '2028-01-01', true],
  ['blocks go with their messages', 'run_blocks', '2026-11-01', '2028-01-01', true],
  ['reports go with their messages', 'inbound_reports', '2026-11-01', '2028-01-01', true],
  ['the youngest event of a month is 90 days old', 'account_events', '2026-11-01', '2027-02-28', false],
  ['or older', 'account_events', '2026-11-01', '2027-03-01', true],
  ['opens and clicks stay for thirteen months', 'tracking_events', '2026-11-01', '2027-12-31', false],
  ['and no longer', 'tracking_events', '2026-11-01', '2028-01-01', true],
])('%s: %s of %s on %s', (_name, table, month, today, isOutdated) => {
  const parts = [partOf(table, month)]
  expect(outdatedParts(parts, new Date(`${today}T12:00:00Z`), kept)).toEqual(isOutdated ? parts : [])
})

test('messages are told to be gone before anything that belongs to them goes', () => {
  const month = '2026-01-01'
  const parts = (['inbound_reports', 'messages', 'run_blocks'] as const).map((table) => partOf(table, month))
  const order = outdatedParts([...parts, partOf('run_blocks', '2025-12-01')], new Date('2028-01-01'), kept)
  expect(order.map(({ table, part }) => `${table} ${part}`)).toEqual([
    'run_blocks 2025_12',
    'messages 2026_01',
    'run_blocks 2026_01',
    'inbound_reports 2026_01',
  ])
})

test.each([
  [0, '2026-01-01'],
  [-1, '2025-12-01'],
  [3, '2026-04-01'],
])('the month %i from the last second of January is %s', (offset, month) => {
  expect(firstOfMonth(new Date('2026-01-31T23:59:59Z'), offset)).toBe(month)
})
