import { expect, test } from 'vitest'
import { readWish } from './palette.rules.ts'

test.each([
  ['', 'all', ''],
  ['ida', 'all', 'ida'],
  ['@ida ', 'people', 'ida'],
  ['> sign', 'commands', 'sign'],
  ['ida@example.com', 'all', 'ida@example.com'],
])('%j asks %s for %j', (query, scope, words) => expect(readWish(query)).toEqual({ scope, words }))
