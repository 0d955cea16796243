import { expect, test } from 'vitest'
import { saysSecondFactor } from './factor-of-provider.rules.ts'

test.each([
  ['nothing said', undefined, false],
  ['a text instead of a list', 'mfa', false],
  ['a password', ['pwd'], false],
  ['two of the same kind', ['pwd', 'pin'], false],
  ['more than one, in so many words', ['pwd', 'mfa'], true],
  ['a password and a code', ['pwd', 'otp'], true],
  ['a key and a finger', ['hwk', 'fpt'], true],
  ['what nobody has heard of', ['pwd', 'toString', 'riddle', 7], false],
])('%s', (_name, amr, says) => expect(saysSecondFactor(amr)).toBe(says))
