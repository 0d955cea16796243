import { expect, test } from 'vitest'
import { isFactorOverdue, isFactorUrgent, isOwnPlace } from './factor-due.rules.ts'

test.each([
  [null, false],
  ['2026-11-17 10:00:00', false],
  ['2026-11-17 09:00:00', true],
  ['2026-11-10 09:00:00', true],
])('a second factor that is due at %s is overdue at nine: %s', (secondFactorDueAt, isOverdue) =>
  expect(isFactorOverdue({ secondFactorDueAt }, Date.UTC(2026, 10, 17, 9))).toBe(isOverdue),
)

test.each([
  [null, false],
  ['2026-11-19 10:00:00', false],
  ['2026-11-19 09:00:00', true],
])('a second factor that is due at %s is urgent at nine, two days before: %s', (secondFactorDueAt, isUrgent) =>
  expect(isFactorUrgent({ secondFactorDueAt }, Date.UTC(2026, 10, 17, 9))).toBe(isUrgent),
)

test.each([
  ['/accounts/3/access', true],
  ['/accounts/3/sessions', true],
  ['/accounts/3/users', false],
  ['/accounts/3', false],
])('%s is about the own access: %s', (pathname, isOwn) => expect(isOwnPlace(pathname)).toBe(isOwn))
