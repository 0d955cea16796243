import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { dueAtOf, lapsedBefore } from './request.rules.ts'

test('a factor may be reset a day after enough have agreed', () => {
  expect(dueAtOf({ agreedAt: null })).toBeNull()
  expect(dueAtOf({ agreedAt: '2026-10-24 23:30:00' as Timestamp })).toBe('2026-10-25 23:30:00')
})

test('what nobody has come to in a week is asked anew', () => {
  expect(lapsedBefore(new Date('2026-11-17T12:00:00Z'))).toBe('2026-11-10 12:00:00')
})
