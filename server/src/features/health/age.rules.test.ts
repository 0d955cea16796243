import { expect, test } from 'vitest'
import { ageText, countText } from './age.rules.ts'

test.each([
  [-1, '0 s'],
  [0.4, '0 s'],
  [59.6, '1 min'],
  [61, '1 min 1 s'],
  [3600, '1 h'],
  [3605, '1 h'],
  [11_520, '3 h 12 min'],
  [200_000, '2 d 7 h'],
])('%d seconds are %s', (seconds, text) => expect(ageText(seconds)).toBe(text))

test('one is one, and everything else is many', () => {
  expect([0, 1, 2].map((n) => countText(n, 'mail', 'mails'))).toEqual(['0 mails', '1 mail', '2 mails'])
})
