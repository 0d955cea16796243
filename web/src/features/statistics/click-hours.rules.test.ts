import { expect, test } from 'vitest'
import { clickShares, hourName, weekdayName, withMachines } from './click-hours.rules.ts'

test('each hour of the week has its share, and the best one is named', () => {
  const at = (weekday: number, hour: number, n: number) => ({ weekday, hour, n, machine: 99 })
  const shares = clickShares([at(1, 9, 1), at(4, 9, 6), at(7, 23, 3)])
  expect([shares.total, shares.shareOf(4, 9), shares.shareOf(4, 10)]).toEqual([10, 0.6, 0])
  expect(shares.best).toEqual({ weekday: 4, hour: 9, share: 0.6 })
  expect(withMachines([at(1, 9, 1)])).toEqual([{ weekday: 1, hour: 9, n: 100, machine: 99 }])
  expect(clickShares([])).toMatchObject({ total: 0, best: null })
  expect(clickShares([]).shareOf(1, 1)).toBe(0)
})

test('days and hours have the names people use', () => {
  expect([weekdayName(1, 'en', 'long'), weekdayName(7, 'de', 'short')]).toEqual(['Monday', 'So'])
  expect([hourName(9), hourName(24)]).toEqual(['09', '00'])
})
