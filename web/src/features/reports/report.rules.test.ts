import { expect, test } from 'vitest'
import type { Report } from '../../api/records.ts'
import { axisOf, curveOf, halfOf, hourSince, shortUrl, verdictOf } from './report.rules.ts'
import { readBehindSearch, readReportSearch } from './report-search.rules.ts'

const figures = { delivered: 100, uniqueOpens: 45, uniqueClicks: 10 } as Report['figures']
const average = { opened: 0.4, clicked: 0.1 }

test.each([
  [{ counting: 'people', figures, average }, 'better.usual'],
  [{ counting: 'some', figures, average: { opened: 0.5, clicked: 0.2 } }, 'worse.worse'],
  [{ counting: 'people', figures, average: null }, null],
  [{ counting: 'sums', figures, average }, null],
  [{ counting: 'people', figures: { ...figures, delivered: 0 }, average }, null],
] as const)('%j is %s', (report, verdict) => expect(verdictOf(report)).toBe(verdict))

const hour = (kind: string, at: number, people: number) => ({ kind, hour: at, n: people * 2, machine: 1, people })
const hours = [hour('open', 0, 10), hour('open', 3, 20), hour('click', 1, 5)]

test('a curve adds up hour by hour, until now', () => {
  const report = { hours, figures, counting: 'people' } as const
  const shares = (wish: { kind: 'opened' | 'clicked'; counted: 'people' | 'all' }) =>
    curveOf(report, { ...wish, untilHour: 3 }).map(({ share }) => share)
  expect(shares({ kind: 'opened', counted: 'people' })).toEqual([0.1, 0.1, 0.1, 0.3])
  expect(shares({ kind: 'opened', counted: 'all' })).toEqual([0.21, 0.21, 0.21, 0.62])
  expect(shares({ kind: 'clicked', counted: 'people' })).toEqual([0, 0.05, 0.05, 0.05])
  expect(curveOf({ ...report, counting: 'sums' }, { kind: 'opened', counted: 'people', untilHour: 500 })).toHaveLength(
    72,
  )
  expect(halfOf(curveOf(report, { kind: 'opened', counted: 'people', untilHour: 3 }))).toBe(3)
  expect(halfOf([{ hour: 0, share: 0 }])).toBeUndefined()
})

test.each([
  [0, [0, 0.01]],
  [0.049, [0, 0.01, 0.02, 0.03, 0.04, 0.05]],
  [0.446, [0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5]],
  [1.7, [0, 0.5, 1, 1.5, 2]],
])('an axis up to %d', (highest, steps) => expect(axisOf(highest)).toEqual(steps))

test('hours begin with the clock', () => {
  expect(hourSince(Date.parse('2026-11-17T08:40:00Z'), Date.parse('2026-11-17T09:01:00Z'))).toBe(1)
  expect(hourSince(Date.parse('2026-11-17T08:40:00Z'), Date.parse('2026-11-17T08:30:00Z'))).toBe(0)
})

test('what stands in the address is read carefully', () => {
  expect(readReportSearch({ count: 'all', curve: 'x' })).toEqual({ count: 'all' })
  expect(readBehindSearch({ of: 'clickedLink', link: 7 })).toEqual({ of: 'clickedLink', link: 7 })
  expect(readBehindSearch({ of: 'nothing', link: 7 })).toEqual({ of: 'opened' })
  expect(shortUrl('https://www.lindhof.example/tulips/')).toBe('lindhof.example/tulips')
})
