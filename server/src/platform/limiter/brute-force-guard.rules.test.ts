import { expect, test } from 'vitest'
import { rememberedFailures, waitLeftMs, waitSecondsAfterFailure } from './brute-force-guard.rules.ts'

const minute = 60_000

test.each([
  [1, 0],
  [5, 0],
  [6, 30],
  [7, 60],
  [8, 120],
  [9, 300],
  [10, 600],
  [11, 900],
  [12, 1200],
  [20, 3600],
])('failure %i begins a wait of %i s', (failures, wait) => expect(waitSecondsAfterFailure(failures)).toBe(wait))

test.each([
  ['no failure', [], 0, 0],
  ['five failures', [0, 0, 0, 0, 0], 0, 0],
  ['the sixth', [0, 0, 0, 0, 0, 10], 10, 30_000],
  ['the sixth at a fraction of a millisecond', [0, 0, 0, 0, 0, 1234.567891], 1234.567891, 30_000],
  ['the sixth, 29 s later', [0, 0, 0, 0, 0, 10], 29_010, 1_000],
  ['the sixth, 30 s later', [0, 0, 0, 0, 0, 10], 30_010, 0],
])('the wait left after %s', (_name, failures, now, left) => expect(waitLeftMs(failures, now)).toBe(left))

test.each([
  ['each of the first five for an hour', [0, 30 * minute], 61 * minute, [30 * minute]],
  ['all steps while failures go on', [0, 0, 0, 0, 0, 30 * minute], 90 * minute, [0, 0, 0, 0, 0, 30 * minute]],
  ['nothing after an hour without a failure', [0, 0, 0, 0, 0, 30 * minute], 91 * minute, []],
])('the guard remembers %s', (_name, failures, now, kept) => expect(rememberedFailures(failures, now)).toEqual(kept))
