import { expect, test } from 'vitest'
import { ageOf, shareOfPromise } from './age.rules.ts'

test.each([
  [0.4, 'seconds', 0],
  [89, 'seconds', 89],
  [90, 'minutes', 2],
  [5399, 'minutes', 90],
  [7200, 'hours', 2],
  [172_800, 'days', 2],
])('%d seconds', (seconds, unit, count) => {
  expect(ageOf(seconds)).toEqual({ unit, count })
})

test.each([
  [null, 0],
  [0, 2],
  [150, 50],
  [900, 100],
])('%s of 300', (oldest, share) => {
  expect(shareOfPromise(oldest, 300)).toBe(share)
})
