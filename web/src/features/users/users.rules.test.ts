import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { countOf, reasonOf } from './users.rules.ts'

test.each([
  [new Refusal(409, 'last_admin'), 'last_admin'],
  [new Refusal(0, 'no_answer'), 'no_answer'],
  [new Refusal(500, 'internal_error'), 'other'],
  [new Error('last_admin'), 'other'],
])('%s is explained as %s', (error, reason) => expect(reasonOf(error)).toBe(reason))

test('people are counted by role', () => {
  const members = [{ role: 'admin' }, { role: 'author' }, { role: 'admin' }] as const
  expect(countOf('admin', members)).toBe(2)
  expect(countOf('analyst', members)).toBe(0)
})
