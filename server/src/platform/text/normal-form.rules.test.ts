import { expect, test } from 'vitest'
import { canFit, normalForm } from './normal-form.rules.ts'

test.each([
  ['composes', 'e\u0301', 'é'],
  ['four code points become one', 'α\u0313\u0300\u0345', 'ᾂ'],
  ['leaves plain text alone', 'Straße 5', 'Straße 5'],
  ['takes thirty marks in a row', `a${'\u0316'.repeat(30)}`, `a${'\u0316'.repeat(30)}`],
  ['refuses the thirty-first', `a${'\u0316'.repeat(31)}`, null],
  ['counts characters, not units', `a${'\u{1D165}'.repeat(30)}`, `a${'\u{1D165}'.repeat(30)}`],
  ['a base in between starts the count again', `a${'\u0316'.repeat(20)}b${'\u0316'.repeat(20)}`, expect.any(String)],
])('%s', (_name, text, normal) => expect(normalForm(text)).toEqual(normal))

test('canFit never refuses a text whose normal form fits', () => {
  const decomposed = 'α\u0313\u0300\u0345'.repeat(100)
  expect([...(normalForm(decomposed) as string)]).toHaveLength(100)
  expect(canFit(decomposed, 100)).toBe(true)
  expect(canFit('a'.repeat(801), 100)).toBe(false)
})
