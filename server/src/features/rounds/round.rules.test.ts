import { describe, expect, test } from 'vitest'
import { failureName, isLate } from './round.rules.ts'

test.each([
  [0.5, 100, false],
  [0.5, 122, true],
  [3600, 7000, false],
  [3600, 7400, true],
])('a round that rests for %d s and came to its end %d s ago is late: %s', (restSeconds, sinceSuccess, late) => {
  expect(isLate({ restSeconds, sinceSuccess })).toBe(late)
})

describe('a failure is known by its code or name, and nothing it quotes is kept', () => {
  test.each([
    [Object.assign(new Error('invalid input "anna@example.com"'), { code: '22P02' }), '22P02'],
    [new TypeError('anna@example.com is not a function'), 'TypeError'],
    [
      new Error('away', { cause: Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' }) }),
      'Error: ECONNREFUSED',
    ],
    [Object.assign(new Error('x'), { code: 'anna@example.com' }), 'Error'],
    ['anna@example.com', 'unknown'],
  ])('%o', (error, name) => expect(failureName(error)).toBe(name))
})
