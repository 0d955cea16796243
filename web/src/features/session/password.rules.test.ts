import { expect, test } from 'vitest'
import { passwordFault } from './password.rules.ts'

test.each([
  ['', 'passwordChoose'],
  ['eleven char', 'passwordShort'],
  ['twelve chars', undefined],
  ['🐎'.repeat(12), undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'passwordLong'],
])('%j: %s', (password, fault) => expect(passwordFault(password)).toBe(fault))
