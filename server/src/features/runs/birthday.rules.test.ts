import { expect, test } from 'vitest'
import { celebratedOn } from './birthday.rules.ts'

test.each([
  ['2027-07-02', [702]],
  ['2027-12-31', [1231]],
  ['2027-02-28', [228]],
  ['2027-03-01', [229, 301]],
  ['2028-02-29', [229]],
  ['2028-03-01', [301]],
  ['2100-03-01', [229, 301]],
])('on %s', (day, celebrated) => expect(celebratedOn(day)).toEqual(celebrated))
