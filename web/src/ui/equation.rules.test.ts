import { expect, test } from 'vitest'
import { missingFrom, widthsOf } from './equation.rules.ts'

test.each([
  ['adds up', 10, [7, 2, 1], 0],
  ['one is missing', 10, [7, 2], 1],
  ['one too many', 10, [7, 4], -1],
])('%s', (_name, total, values, missing) =>
  expect(
    missingFrom(
      total,
      values.map((value) => ({ value })),
    ),
  ).toBe(missing),
)

test('parts share the bar by what they are worth', () => {
  expect(widthsOf([{ value: 3 }, { value: 1 }, { value: 0 }])).toEqual([75, 25, 0])
  expect(widthsOf([{ value: 0 }])).toEqual([0])
})
