import { expect, test } from 'vitest'
import { readGrowthNumber } from './statistics-search.rules.ts'

const now = new Date('2026-11-19T23:30:00Z')

test('a number of the growth is about the days that are named, and about the last thirty where none are', () => {
  const named = { of: 'bounced', from: '2026-02-01', to: '2026-02-28', channel: 3 }
  expect(readGrowthNumber(named, now)).toEqual(named)
  expect(readGrowthNumber({ of: 'nobody', from: '2026-02-30', to: 'today' }, now)).toEqual({
    of: 'came',
    from: '2026-10-21',
    to: '2026-11-19',
  })
})
