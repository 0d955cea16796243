import { describe, expect, test } from 'vitest'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { countSoftBounce, doubtAddress, type SoftRecord } from './soft-bounce.rules.ts'

const day = (n: number) => timestamp(new Date(Date.UTC(2026, 0, 1) + n * 86_400_000))
const soft = (before: SoftRecord | undefined, runId: number, at: number, deliveredSince = false) =>
  countSoftBounce(before, { runId, now: day(at), deliveredSince })
const after = (...days: number[]) =>
  days.reduce<SoftRecord | undefined>((record, at, i) => soft(record, i + 1, at), undefined)

describe('soft bounces in a row', () => {
  test.each([
    ['two are not enough', [0, 8], null],
    ['three within less than a week are not enough', [0, 3, 6.9], null],
    ['three over a week suspend for two weeks', [0, 3, 7], day(21)],
    ['a fourth after the week suspends too', [0, 1, 2, 9], day(23)],
    ['three more suspend for sixty days', [0, 3, 7, 22, 25, 29], day(89)],
    ['and so does every further time', [0, 3, 7, 22, 25, 29, 90, 94, 98], day(158)],
  ])('%s', (_name, days, suspendedUntil) => {
    expect(after(...days)?.suspendedUntil).toBe(suspendedUntil)
  })

  test('a run counts once, whatever it reports', () => {
    const once = soft(undefined, 1, 0)
    expect(soft(once, 1, 8)).toBe(once)
  })

  test('a delivery ends the row, and the memory of suspensions', () => {
    const suspended = after(0, 3, 7)
    expect(soft(suspended, 9, 30, true)).toEqual({
      inARow: 1,
      firstAt: day(30),
      lastRunId: 9,
      lastAt: day(30),
      doubtedAt: null,
      suspendedUntil: null,
      suspensions: 0,
    })
  })
})

describe('an address that looks as if it did not exist', () => {
  const doubted = doubtAddress(undefined, { runId: 1, now: day(0), deliveredSince: false }).record
  test.each([
    ['within a day is the same doubt', 0.9, false, false],
    ['a day later is believed', 1, false, true],
    ['a month later is believed', 30, false, true],
    ['later than that is a new doubt', 31, false, false],
    ['after a delivery is a new doubt', 5, true, false],
  ])('again %s', (_name, at, deliveredSince, confirmed) => {
    expect(doubtAddress(doubted, { runId: 2, now: day(at), deliveredSince }).confirmed).toBe(confirmed)
  })

  test('again about the same run is the same failure, however late', () => {
    expect(doubtAddress(doubted, { runId: 1, now: day(5), deliveredSince: false }).confirmed).toBe(false)
  })

  test('once is never believed', () => {
    expect(doubtAddress(undefined, { runId: 1, now: day(0), deliveredSince: false }).confirmed).toBe(false)
    expect(doubted.doubtedAt).toBe(day(0))
  })
})
