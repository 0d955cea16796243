import { expect, test } from 'vitest'
import { nameIn } from './name-in.rules.ts'

const garden = { de: { name: 'Gartenpost' }, en: { name: 'Garden letter' } }

test.each([
  ['de', 'Gartenpost'],
  ['de-AT', 'Gartenpost'],
  ['en', 'Garden letter'],
  ['fr', 'Gartenpost'],
])('in %s it is %s', (language, name) => expect(nameIn(garden, language)).toBe(name))

test('a name nobody gave is empty', () => expect(nameIn({}, 'de')).toBe(''))
