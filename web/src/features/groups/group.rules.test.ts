import { expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { kindOf, peopleIn, reasonOf } from './group.rules.ts'
import { readGroupsSearch, readMembersSearch } from './group-search.rules.ts'

test.each([
  [1, 'static'],
  [2, 'dynamic'],
  [3, 'external'],
] as const)('type %i is %s', (type, kind) => expect(kindOf({ type })).toBe(kind))

test.each([
  ['', []],
  ['ida@example.org\n\n 17 ', ['ida@example.org', '17']],
  ['a@example.org; b@example.org,a@example.org', ['a@example.org', 'b@example.org']],
])('%j names %j', (text, people) => expect(peopleIn(text)).toEqual(people))

test.each([
  [new Refusal(403, 'group_locked'), 'group_locked'],
  [new Refusal(500, 'internal_error'), 'other'],
  [new Error('group_locked'), 'other'],
])('%s is explained as %s', (error, reason) => expect(reasonOf(error)).toBe(reason))

test('an address says what it can, and nothing else', () => {
  expect(readGroupsSearch({ page: '3', sort: '-name' })).toEqual({ page: 3, sort: '-name' })
  expect(readGroupsSearch({ page: '-1', sort: 'password' })).toEqual({})
  expect(readMembersSearch({ page: 2, sort: 'email', words: 'ida' })).toEqual({ page: 2, sort: 'email' })
})
