import { expect, test } from 'vitest'
import { initialsOf, shadeOf } from './face.rules.ts'

test.each([
  ['Ida Kestrel', 'IK'],
  ['Noor van Dijck', 'ND'],
  ['Šárka', 'Š'],
  ['info@teamoss.example', 'I'],
  ['', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

test('a name keeps its colour', () => expect(shadeOf('Ida Kestrel')).toBe(shadeOf('Ida Kestrel')))
