import { expect, test } from 'vitest'
import { provingEach } from '../../../test/proves.ts'
import { readTimestamp } from './timestamp.rules.ts'

test.each([
  ['the form of the API', '2027-05-01 08:00:00', '2027-05-01 08:00:00'],
  ['W-142 with an offset', '2027-05-01T08:00:00+02:00', '2027-05-01 06:00:00'],
  ['W-142 west of Greenwich, into the next day', '2027-12-31T20:30:00-05:00', '2028-01-01 01:30:00'],
  ['in UTC', '2027-05-01T08:00:00Z', '2027-05-01 08:00:00'],
  ['in small letters', '2027-05-01t08:00:00z', '2027-05-01 08:00:00'],
  ['with a fraction', '2027-05-01T08:00:00.987654Z', '2027-05-01 08:00:00'],
  ['without a zone: whose morning would it be?', '2027-05-01T08:00:00', null],
  ['a day that does not exist', '2027-02-30T08:00:00Z', null],
  ['an hour that does not exist', '2027-05-01T24:00:00Z', null],
  ['an offset that does not exist', '2027-05-01T08:00:00+24:00', null],
  ['an offset without a colon', '2027-05-01T08:00:00+0200', null],
  ['before the first year', '0001-01-01T00:00:00+02:00', null],
  ['after the last year', '9999-12-31T23:00:00-02:00', null],
  ['a day alone', '2027-05-01', null],
])(
  '%s: %s',
  provingEach((_name, text, expected) => expect(readTimestamp(text)).toBe(expected)),
)
