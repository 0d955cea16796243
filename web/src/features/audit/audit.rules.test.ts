import { expect, test } from 'vitest'
import { knownAct, readAuditSearch, userIdOf, valueText } from './audit.rules.ts'

test.each([
  ['user:7', 7],
  ['operator', null],
  ['key:abcd1234', null],
])('%s is the user %s', (actor, id) => expect(userIdOf(actor)).toBe(id))

test.each([
  [null, '–'],
  ['', '–'],
  [[], '–'],
  [['a', 'b'], 'a, b'],
  [true, 'true'],
  [7, '7'],
  [{ de: 'x' }, '{"de":"x"}'],
])('%o reads %s', (value, text) => expect(valueText(value)).toBe(text))

test('acts without words are told by their own name', () => {
  expect(knownAct('webhooks.pause')).toBe('webhooks.pause')
  expect(knownAct('webhooks.test')).toBeNull()
})

test('an address says who and what, or nothing', () => {
  expect(readAuditSearch({ actor: 'user:7', act: '' })).toEqual({ actor: 'user:7', act: undefined })
  expect(readAuditSearch({ actor: 7 })).toEqual({ actor: undefined, act: undefined })
})
