import { expect, test } from 'vitest'
import { peopleAtOnce, suspectedFrom, trialOf } from './block-crash.rules.ts'

test.each([
  [0, Number.POSITIVE_INFINITY],
  [2, Number.POSITIVE_INFINITY],
  [3, 64],
  [4, 8],
  [5, 1],
  [7, 1],
  [100, 1],
])('after %i senders have ended over a block, %d people are taken at a time', (crashes, people) =>
  expect(peopleAtOnce(crashes)).toBe(people),
)

test('a block is suspected as soon as it is cut', () => expect(suspectedFrom).toBe(3))

test.each([
  ['somebody new is tried, whatever happened before', { crashes: 8, suspect: 4 }, 5, 'tryAnew'],
  ['the first alone is new as well', { crashes: 5, suspect: null }, 5, 'tryAnew'],
  ['one sender that ended may be an accident', { crashes: 6, suspect: 5 }, 5, 'try'],
  ['two as well', { crashes: 7, suspect: 5 }, 5, 'try'],
  ['three over one person alone are not', { crashes: 8, suspect: 5 }, 5, 'giveUp'],
] as const)('%s', (_name, block, person, trial) => expect(trialOf(block, person)).toBe(trial))
