import { expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { formulaSafe, withoutApostrophe } from './formula-safe.rules.ts'

test.each(['=1+1', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠A1'])(
  'what a spreadsheet would run is text, and comes back as it was: %j',
  (text) => {
    proves('F-017', () => expect(formulaSafe(text)).toBe(`'${text}`))
    expect(withoutApostrophe(formulaSafe(text))).toBe(text)
  },
)

test.each(['Ada', "'s Gravenhage", "O'Hara", '', '1+1', "'"])('other text stays as it is: %j', (text) => {
  expect(formulaSafe(text)).toBe(text)
  expect(withoutApostrophe(text)).toBe(text)
})
