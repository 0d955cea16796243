import { expect, test } from 'vitest'
import { choose, countOf, everybody, isChosen, nobody, rangeOf, shareChosen } from './selection.rules.ts'

test('a choice goes over pages', () => {
  const first = choose(nobody, [1, 2], true)
  const second = choose(first, [51], true)
  expect(countOf(second, 1_000)).toBe(3)
  expect([1, 2, 51, 52].map((id) => isChosen(second, id))).toEqual([true, true, true, false])
})

test('everybody but one', () => {
  const selection = choose(everybody, [7], false)
  expect(countOf(selection, 1_204_318)).toBe(1_204_317)
  expect(isChosen(selection, 7)).toBe(false)
  expect(isChosen(selection, 8)).toBe(true)
  expect(countOf(choose(selection, [7], true), 1_204_318)).toBe(1_204_318)
})

test.each([
  ['downwards', 11, 13, [11, 12, 13]],
  ['upwards', 13, 11, [11, 12, 13]],
  ['from a row of another page', 99, 12, [12]],
])('a range %s', (_name, from, to, ids) => expect(rangeOf([10, 11, 12, 13, 14], from, to)).toEqual(ids))

test.each([
  ['none', nobody, 'none'],
  ['some', choose(nobody, [1], true), 'some'],
  ['every', choose(nobody, [1, 2], true), 'every'],
  ['an exception among all', choose(everybody, [2], false), 'some'],
] as const)('the box above the page: %s', (_name, selection, share) =>
  expect(shareChosen(selection, [1, 2])).toBe(share),
)
