import { expect, test } from 'vitest'
import { provingEach } from '../../../test/proves.ts'
import { canBePassword, isSuitable, normalPassword } from './password.rules.ts'

test.each([
  ['W-019.2 eleven characters are too few', 'a'.repeat(11), false],
  ['W-019.2 twelve are enough', 'a'.repeat(12), true],
  ['W-019.2 characters are counted, not bytes', '🐎'.repeat(12), true],
  ['W-019.2 as they are kept, not as they are typed', 'e\u0301'.repeat(6), false],
  ['W-019.2 128 are not too many', 'a'.repeat(128), true],
  ['W-019.2 129 are', 'a'.repeat(129), false],
  ['W-019.2 the local part must not be in it', 'my ute.nord is here', false],
  ['W-019.2 in whatever case', 'my UTE.Nord is here', false],
  ['W-019.2 the domain may', 'my example.com is here', true],
])(
  '%s',
  provingEach((_name, password, suitable) => expect(isSuitable(password, 'Ute.Nord@example.com')).toBe(suitable)),
)

test('a local part of two letters forbids nothing', () => {
  expect(isSuitable('something with ab in it', 'ab@example.com')).toBe(true)
})

test('what is longer than any password is none', () => {
  expect([canBePassword('a'.repeat(128)), canBePassword('a'.repeat(129))]).toEqual([true, false])
  expect(canBePassword('e\u0301'.repeat(100))).toBe(true)
})

test('the same letters typed in another way are the same password', () => {
  expect(normalPassword('Ko\u0308nig')).toBe(normalPassword('K\u00f6nig'))
})
