import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.rules.ts'

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  // Browsers disagree about its name.
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['+01:00', false],
  ['Europe/Atlantis', false],
  ['Europe/Berlin; drop table', false],
  ['', false],
])('%s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
