import { expect, test } from 'vitest'
import { barsOf, isOfSums, marksOf, missingFrom, readOf, stepsOf, usualRead } from './statistics.rules.ts'
import { arrivals, departures } from './statistics-search.rules.ts'

const nothing = Object.fromEntries([...arrivals, ...departures].map((name) => [name, 0])) as never as Record<
  'confirmed' | 'stated' | 'reactivated' | 'unsubscribed' | 'bounced' | 'complained' | 'archived' | 'erased' | 'other',
  number
>
const mailing = {
  ...{
    mailingId: 1,
    name: '',
    channelId: 1,
    sentAt: '2026-11-17 00:00:00',
    delivered: 100,
    opened: 0.4,
    clicked: null,
  },
  ...{ opens: 60, clicks: 10, machineOpens: 30, machineClicks: 20 },
}
const days = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...nothing, day: `day ${i}`, confirmed: 2, stated: 1, bounced: 1 }))

test('a month has a bar for each day, a year one for each week, and nothing is lost', () => {
  expect(barsOf(days(30))).toHaveLength(30)
  const weeks = barsOf(days(365))
  expect(weeks).toHaveLength(53)
  expect(weeks[0]).toEqual({ day: 'day 0', lastDay: 'day 0', came: 3, went: 1 })
  expect(weeks.at(-1)).toEqual({ day: 'day 358', lastDay: 'day 364', came: 21, went: 7 })
  expect(weeks.reduce((sum, { came }) => sum + came, 0)).toBe(365 * 3)
})

test('the axis has round steps, 0 among them, and room for every bar', () => {
  expect(stepsOf([{ came: 2461, went: 1820 }])).toEqual([-2000, 0, 2000, 4000])
  expect(stepsOf([{ came: 0, went: 0 }])).toEqual([0, 1])
  expect(stepsOf([{ came: 12, went: 0 }])).toEqual([0, 5, 10, 15])
})

test('a sum that does not add up is told', () => {
  const sums = { ...nothing, confirmed: 5, unsubscribed: 2 }
  expect(missingFrom({ before: 10, now: 13, sums, days: [] })).toBe(0)
  expect(missingFrom({ before: 10, now: 14, sums, days: [] })).toBe(1)
})

test('marks stand by time and share; where nobody may be recognised there is none', () => {
  const at = (sentAt: string, opened: number | null) => ({ ...mailing, sentAt, opened })
  const nowMs = Date.parse('2026-11-17T00:00:00Z')
  const mailings = [at('2026-11-17 00:00:00', 0.5), at('2025-11-17 00:00:00', null)]
  const placesOf = (counted: 'people' | 'all') =>
    marksOf(mailings, { of: 'opened', counted, nowMs, top: 1 }).map(({ x, y }) => [x, y])
  expect(placesOf('people')).toEqual([[100, 50]])
  expect(placesOf('all')).toEqual([
    [100, 90],
    [0, 90],
  ])
})

test('with machines a mailing is read so often for each mail, whether or not anybody is recognised', () => {
  expect(readOf(mailing, 'clicked', 'people')).toBeNull()
  expect(readOf(mailing, 'clicked', 'all')).toBe(0.3)
  expect(readOf({ ...mailing, delivered: 0 }, 'opened', 'all')).toBeNull()
  const known = {
    usual: { opened: 0.4, clicked: 0.1 },
    events: { opens: 0.6, clicks: 0.1, withMachines: { opens: 0.9, clicks: 0.3 } },
  }
  expect([usualRead(known, 'opened', 'people'), usualRead(known, 'opened', 'all')]).toEqual([0.4, 0.9])
  expect(usualRead({ usual: null, events: null }, 'clicked', 'all')).toBeNull()
})

test('sums alone are told where nobody was ever recognised, not where nothing was sent', () => {
  const events = { opens: 0.6, clicks: 0.1, withMachines: { opens: 0.9, clicks: 0.3 } }
  expect(isOfSums({ mailings: [{ ...mailing, opened: null }], events })).toBe(true)
  expect(isOfSums({ mailings: [{ ...mailing, opened: 0.4 }], events })).toBe(false)
  expect(isOfSums({ mailings: [], events: null })).toBe(false)
})
