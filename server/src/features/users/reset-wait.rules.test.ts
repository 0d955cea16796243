import { expect, test } from 'vitest'
import { isMailEnough, resetWaitSeconds } from './reset-wait.rules.ts'

test.each([
  [[], false],
  [[1, 2], false],
  [[1, 2, 800], true],
])('after wishes of %j seconds ago a mailbox has enough: %s', (ages, expected) =>
  expect(isMailEnough(ages)).toBe(expected),
)

test.each([
  [[], 0],
  [Array.from({ length: 19 }, () => 1), 0],
  [Array.from({ length: 20 }, (_, n) => n * 10), 410],
  [[...Array.from({ length: 19 }, () => 1), 700], 0],
])('after wishes of %j seconds ago an address waits %i s', (ages, expected) =>
  expect(resetWaitSeconds(ages)).toBe(expected),
)
