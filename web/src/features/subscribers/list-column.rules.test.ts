import { expect, test } from 'vitest'
import { isFigure, kindOf, toggled } from './list-column.rules.ts'

test.each([
  ['genderId', 2, 'gender', false],
  ['birthday', 3, 'date', false],
  ['customerFields.7', 6, 'amount', true],
  ['customerFields.8', 5, 'list', false],
] as const)('%s of type %i is read as a %s', (column, type, kind, figure) => {
  expect([kindOf({ column, type }), isFigure({ column, type })]).toEqual([kind, figure])
})

test.each([
  [[], ['city']],
  [['city'], undefined],
  [['birthday'], ['birthday', 'city']],
  [['birthday', 'city'], ['birthday']],
])('city in %j makes %j', (before, after) => expect(toggled(before, 'city')).toEqual(after))
