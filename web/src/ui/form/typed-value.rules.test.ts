import { expect, test } from 'vitest'
import { readTyped, typedOf } from './typed-value.rules.ts'

test.each([
  [1, ' Hotline ', 'Hotline'],
  [1, ' ', null],
  [2, '12', 12],
  [2, 'twelve', 'twelve'],
  [3, '2027-05-01', '2027-05-01'],
  [4, 'true', true],
  [4, 'false', false],
  [5, 'a\n\n b ', ['a', 'b']],
  [6, '12,50', '12.50'],
] as const)('a field of type %i sends %j as %j', (type, typed, value) => expect(readTyped(type, typed)).toEqual(value))

test.each([
  [null, ''],
  [12, '12'],
  [false, 'false'],
  [['a', 'b'], 'a\nb'],
])('%j is typed as %j', (value, typed) => expect(typedOf(value)).toBe(typed))
