import { expect, test } from 'vitest'
import { bodyOf, type FieldKind, isEmpty, typedOf, valueIn } from './field.rules.ts'

test.each<[string, FieldKind, string, Record<string, unknown>]>([
  ['city', 'text', ' Ulm ', { city: 'Ulm' }],
  ['city', 'text', '  ', { city: null }],
  ['genderId', 'gender', '2', { genderId: 2 }],
  ['customerFields.7', 'number', '12', { customerFields: { 7: 12 } }],
  ['customerFields.7', 'number', 'twelve', { customerFields: { 7: 'twelve' } }],
  ['customerFields.7', 'flag', 'false', { customerFields: { 7: false } }],
  ['customerFields.7', 'flag', '', { customerFields: { 7: null } }],
  ['customerFields.7', 'list', 'balcony, allotment,, balcony', { customerFields: { 7: ['balcony', 'allotment'] } }],
  ['customerFields.7', 'amount', '12,50', { customerFields: { 7: '12.50' } }],
])('%s as %s: “%s”', (member, kind, typed, body) => expect(bodyOf({ member, kind }, typed)).toEqual(body))

test('what is typed first is what is known', () => {
  expect(typedOf({ kind: 'list', value: ['a', 'b'] })).toBe('a, b')
  expect(typedOf({ kind: 'flag', value: false })).toBe('false')
  expect(typedOf({ kind: 'text', value: null })).toBe('')
})

test.each([
  [null, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
])('%j is empty: %s', (value, empty) => expect(isEmpty(value)).toBe(empty))

test('a member is found where the server shows it', () => {
  const shown = { city: 'Graz', customerFields: { 7: 'Gold' } }
  expect([valueIn(shown, 'city'), valueIn(shown, 'customerFields.7'), valueIn(shown, 'customerFields.8')]).toEqual([
    ...['Graz', 'Gold', undefined],
  ])
})
