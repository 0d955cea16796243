import { expect, test } from 'vitest'
import { withLongest } from './own-rules.rules.ts'

test('a rule that an account has not set yet holds at its most', () => {
  const set = { unconfirmedDays: 7, answersDays: 14, valuesDays: 1 }
  expect(withLongest(set)).toEqual({ ...set, eventsMonths: 13 })
  expect(withLongest({ ...set, eventsMonths: 2 })).toEqual({ ...set, eventsMonths: 2 })
})
