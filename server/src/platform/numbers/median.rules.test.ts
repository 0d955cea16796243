import { expect, test } from 'vitest'
import { median } from './median.rules.ts'

test.each([
  [[3], 3],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 100], 3],
])('of %j it is %d', (numbers, middle) => expect(median(numbers)).toBe(middle))

test('of nothing there is none', () => expect(() => median([])).toThrow())
