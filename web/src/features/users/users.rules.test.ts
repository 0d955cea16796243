import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { concernedBy, countOf, inviteReasonOf, reasonOf } from './users.rules.ts'

test.each([
  [new Refusal(409, 'last_admin'), 'last_admin'],
  [new Refusal(403, 'reauthentication_required'), 'reauthentication_required'],
  [new Refusal(0, 'no_answer'), 'no_answer'],
  [new Refusal(500, 'internal_error'), 'other'],
  [new Error('last_admin'), 'other'],
])('%s is explained as %s', (error, reason) => expect(reasonOf(error)).toBe(reason))

test('people are counted by role', () => {
  const members = [{ role: 'admin' }, { role: 'author' }, { role: 'admin' }] as const
  expect(countOf('admin', members)).toBe(2)
  expect(countOf('analyst', members)).toBe(0)
})

test.each([
  [new Refusal(409, 'already_member'), 'already_member'],
  [new Refusal(422, 'email_invalid'), 'email_invalid'],
  [new Refusal(409, 'last_admin'), 'other'],
])('an invitation refused with %s is explained as %s', (error, reason) => expect(inviteReasonOf(error)).toBe(reason))

test('who must have a second factor is counted, and who of them has none', () => {
  const members = [
    { role: 'admin', factors: [] },
    { role: 'admin', factors: ['passkey'] },
    { role: 'editor', factors: [] },
  ] as const satisfies { role: string; factors: readonly string[] }[]
  const known = members.map(({ role, factors }) => ({ role, factors: [...factors] }))
  expect(concernedBy('admins', known)).toEqual({ people: 2, without: 1 })
  expect(concernedBy('everyone', known)).toEqual({ people: 3, without: 2 })
})
