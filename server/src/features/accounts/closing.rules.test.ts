import { expect, test } from 'vitest'
import { countsForClosing, endOf, hasEnded } from './closing.rules.ts'

test.each([
  ['open', null, false],
  ['closed a moment ago', '2026-11-17 11:59:59', false],
  ['closed 30 days ago', '2026-10-18 12:00:00', false],
  ['closed a second longer', '2026-10-18 11:59:59', true],
] as const)('an account that is %s', (_name, closedAt, is) =>
  expect(hasEnded({ closedAt }, new Date('2026-11-17T12:00:00Z'))).toBe(is),
)

test('it ends 30 days later', () => expect(endOf('2026-11-17 12:00:00')).toBe('2026-12-17 12:00:00'))

test.each([
  ['none', null, false],
  ['one of today', '2026-11-17 11:00:00', true],
  ['one of 30 days ago', '2026-10-18 12:00:00', true],
  ['an older one', '2026-10-18 11:59:59', false],
] as const)('an export that was fetched: %s', (_name, at, counts) =>
  expect(countsForClosing(at, new Date('2026-11-17T12:00:00Z'))).toBe(counts),
)
