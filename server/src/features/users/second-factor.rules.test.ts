import { expect, test } from 'vitest'
import { isTotpCode, newRecoveryCodes, normalCode } from './second-factor.rules.ts'

test('ten recovery codes that differ, none of which is taken for a code of an app', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/)
    expect(isTotpCode(normalCode(code))).toBe(false)
  }
})

test.each([
  ['abcde-fghjk', 'ABCDEFGHJK'],
  [' ABCDE FGHJK ', 'ABCDEFGHJK'],
  ['123 456', '123456'],
])('%j is read as %s', (typed, read) => expect(normalCode(typed)).toBe(read))
