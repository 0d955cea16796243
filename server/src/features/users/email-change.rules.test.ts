import { expect, test } from 'vitest'
import { changeWaitSeconds } from './email-change.rules.ts'

test.each([
  ['the first', [], 0],
  ['four before', [1, 2, 3, 4], 0],
  ['five before', [1, 2, 3, 4, 60], 840],
  ['the fifth a quarter of an hour ago', [1, 2, 3, 4, 900], 0],
  ['a fraction counts as a second', [0, 0, 0, 0, 899.5], 1],
])('%s', (_name, ages, seconds) => {
  expect(changeWaitSeconds(ages)).toBe(seconds)
})
