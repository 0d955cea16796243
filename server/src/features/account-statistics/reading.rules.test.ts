import { expect, test } from 'vitest'
import { readingClasses } from './reading.rules.ts'

const daysOf = (daysKept: number | null) => readingClasses(7, ['1'], daysKept).map(({ days }) => days)

test('no class looks further back than opens and clicks are kept', () => {
  expect(daysOf(null)).toEqual([30, 90, 180, null])
  expect(daysOf(180)).toEqual([30, 90, 180, null])
  expect(daysOf(91)).toEqual([30, 90, null])
  expect(daysOf(31)).toEqual([30, null])
  expect(daysOf(29)).toEqual([])
})

test('who is in one class is in no other', () => {
  const [, second, third] = readingClasses(7, ['1'], 91)
  const lines = (days: string) =>
    ['opened', 'clicked'].map((source) => ({ source, operator: 'inLastDays', values: [days, '1'] }))
  const receives = { source: 'channel:7', operator: 'isOneOf', values: ['1'] }
  expect(second?.conditions).toEqual({
    join: 'all',
    of: [receives, { join: 'any', of: lines('90') }, { join: 'none', of: lines('30') }],
  })
  expect(third?.conditions).toEqual({ join: 'all', of: [receives, { join: 'none', of: lines('90') }] })
})
