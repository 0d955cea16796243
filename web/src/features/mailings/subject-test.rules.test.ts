import { expect, test } from 'vitest'
import {
  chanceAround,
  leads,
  leastPercent,
  letterOf,
  partsOf,
  proposedTrial,
  shareOf,
  wholeOf,
} from './subject-test.rules.ts'

test('who tries which subject, and who waits', () => {
  expect(partsOf(412_806, { percent: 10, otherSubjects: ['b', 'c'] })).toEqual({
    tried: [13_761, 13_760, 13_760],
    rest: 371_525,
  })
  expect([0, 1, 3].map(letterOf)).toEqual(['A', 'B', 'D'])
})

test.each([
  [1000, 2, 10],
  [1000, 3, 15],
  [199, 2, 50],
  [197, 2, null],
])('%d readers of %d subjects', (reached, subjects, percent) => expect(leastPercent(reached, subjects)).toBe(percent))

test('shares, what chance does to them, and what fills a bar', () => {
  const variant = { n: 0, subject: 'a', people: 400, delivered: 400, opens: 0, clicks: 100 }
  expect(shareOf(variant, 'clicks')).toBe(0.25)
  expect(shareOf({ ...variant, delivered: 0 }, 'clicks')).toBe(0)
  expect(chanceAround(0.25, 400)).toBeCloseTo(0.0424, 3)
  expect(chanceAround(1.4, 400)).toBe(0)
  expect(wholeOf([variant], 'clicks')).toBeCloseTo(0.2924, 3)
  expect(wholeOf([], 'opens')).toBe(0.01)
})

test('nobody leads before anything has happened', () => {
  const [idle, busy] = [0, 3].map((clicks, n) => ({ n, subject: '', people: 50, delivered: 50, opens: 0, clicks }))
  const running = { judgedBy: 'clicks', leader: 1, winner: null } as never
  expect([idle, busy].map((variant) => leads(running, variant as never))).toEqual([false, true])
  expect(leads({ judgedBy: 'clicks', leader: 0, winner: null } as never, idle as never)).toBe(false)
  expect(leads({ judgedBy: 'clicks', leader: 0, winner: 0 } as never, idle as never)).toBe(true)
})

test.each([
  [999, null],
  [1000, { people: 100, minutes: 30 }],
  [50_000, { people: 2000, minutes: 30 }],
])('a trial for %d readers', (reached, trial) => expect(proposedTrial(reached)).toEqual(trial))
