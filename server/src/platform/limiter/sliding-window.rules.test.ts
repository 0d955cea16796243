import { expect, test } from 'vitest'
import {
  countedRequests,
  dropExpired,
  emptyLog,
  record,
  secondsUntilReset,
  shareOf,
  takeBack,
  wholeSecondsUntilOut,
} from './sliding-window.rules.ts'

function logOf(...times: number[]) {
  const log = emptyLog()
  for (const time of times) record(log, time)
  return log
}

test.each([
  ['a request counts up to and including its sixtieth second', [0], 60_000, 1],
  ['it leaves right after', [0], 60_000.001, 0],
  ['only the old ones leave', [0, 1, 30_000], 60_001, 2],
  ['nothing is counted at first', [], 0, 0],
])('%s', (_name, times, now, counted) => {
  const log = logOf(...times)
  dropExpired(log, now)
  expect(countedRequests(log)).toBe(counted)
})

test('a long log stays right while its head is moved along', () => {
  const log = emptyLog()
  for (let now = 0; now < 200_000; now += 100) {
    dropExpired(log, now)
    record(log, now)
    expect(countedRequests(log)).toBe(Math.min(now / 100 + 1, 601))
  }
  expect(log.times.length).toBeLessThan(900)
})

test.each([
  ['0 when nothing is counted', [], 5, 0],
  ['a full window after the first request', [0], 0, 60],
  ['rounded up', [0], 58_500, 2],
  ['past the full second, not at it', [0], 59_000, 2],
  ['at least one second', [0], 60_000, 1],
])('the reset is %s', (_name, times, now, seconds) => expect(secondsUntilReset(logOf(...times), now)).toBe(seconds))

test('after the announced seconds the oldest request has left', () => {
  for (let left = 0; left < 60_000; left += 7) {
    const log = logOf(left - 60_000)
    dropExpired(log, wholeSecondsUntilOut(left) * 1000)
    expect(countedRequests(log)).toBe(0)
  }
})

test('a request that is taken back no longer counts, one that already left changes nothing', () => {
  const log = logOf(1, 2, 2, 3)
  takeBack(log, 2)
  expect(log.times).toEqual([1, 2, 3])
  takeBack(log, 99)
  expect(countedRequests(log)).toBe(3)
})

test.each([
  [600, 1, 600],
  [600, 3, 200],
  [600, 7, 85],
  [10, 3, 3],
  [10, 40, 1],
  [600, 0, 600],
])('the share of %i among %i processes is %i', (limit, processes, share) =>
  expect(shareOf(limit, processes)).toBe(share),
)
