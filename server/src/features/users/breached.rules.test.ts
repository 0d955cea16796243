import { expect, test } from 'vitest'
import { isBreached } from './breached.rules.ts'

const listed = new Set(['unbelievable', 'lemon', 'abc', '123456789987'])

test.each([
  ['unbelievable', true],
  ['Unbelievable', true],
  ['123456789987', true],
  ['!!unbelievable2024', true],
  ['lemonlemonlemon', true],
  ['LemonLemonLemon', true],
  ['abcabcabcabc', true],
  ['2024abc20242024', false],
  ['lemon tree by the river', false],
  ['lemonlemonlemo', false],
  ['an unbelievable story', false],
  ['0123 4567 8901', false],
])('%s: %s', (password, isKnown) => expect(isBreached(password, (word) => listed.has(word))).toBe(isKnown))
