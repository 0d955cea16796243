import { expect, test } from 'vitest'
import { isIdleEndNear } from './idle-end.rules.ts'

test.each([
  [0, false],
  [27.4, false],
  [27.5, true],
  [29.9, true],
  [30, false],
])('after %d minutes without doing anything: %s', (minutes, expected) =>
  expect(isIdleEndNear(minutes * 60_000, 0, 1800)).toBe(expected),
)
