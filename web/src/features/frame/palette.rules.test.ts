import { expect, test } from 'vitest'
import { isCalled, readWish } from './palette.rules.ts'

test.each([
  ['', 'all', ''],
  ['ida', 'all', 'ida'],
  ['@ida ', 'people', 'ida'],
  ['# advent', 'things', 'advent'],
  ['> sign', 'commands', 'sign'],
  ['ida@example.com', 'all', 'ida@example.com'],
])('%j asks %s for %j', (query, scope, words) => expect(readWish(query)).toEqual({ scope, words }))

test.each([
  ['Pages and redirects', '', true],
  ['Pages and redirects', 'REDIR pag', true],
  ['Pages and redirects', 'pages of', false],
])('%j is called %j: %s', (name, words, expected) => expect(isCalled(name, words)).toBe(expected))
