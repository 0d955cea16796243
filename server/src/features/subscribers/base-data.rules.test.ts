import { expect, test } from 'vitest'
import { isBirthday } from './base-data.rules.ts'

const now = new Date('2027-03-01T00:30:00Z')

test.each([
  ['2027-03-01', true],
  ['2027-03-02', false],
  ['2027-02-29', false],
  ['2027-12-31', false],
  ['2028-01-01', false],
  ['2026-12-31', true],
  ['2024-02-29', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['0999-01-01', false],
  ['1.1.1980', false],
])('%s is a birthday on 1 March 2027: %s', (text, isOne) => expect(isBirthday(text, now)).toBe(isOne))
