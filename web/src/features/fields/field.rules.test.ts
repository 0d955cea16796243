import { expect, test } from 'vitest'
import { isDefault } from './field.rules.ts'

test('a list is the default by what is in it', () => {
  expect(isDefault({ value: ['a'], defaultValue: ['a'] })).toBe(true)
  expect(isDefault({ value: ['a'], defaultValue: null })).toBe(false)
})
