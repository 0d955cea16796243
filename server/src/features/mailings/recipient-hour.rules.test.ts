import { expect, test } from 'vitest'
import { hoursIn, hoursOfRun } from './recipient-hour.rules.ts'

test.each([
  [
    'zones with the same clock share a moment, the first one comes first',
    '2027-01-10T09:00',
    ['America/New_York', 'Europe/Berlin', 'Europe/Rome', 'Asia/Tokyo'],
    [
      { dueAt: '2027-01-10 00:00:00', zones: ['Asia/Tokyo'] },
      { dueAt: '2027-01-10 08:00:00', zones: ['Europe/Berlin', 'Europe/Rome'] },
      { dueAt: '2027-01-10 14:00:00', zones: ['America/New_York'] },
    ],
  ],
  [
    'a time that is skipped is the next one there is',
    '2027-03-28T02:30',
    ['Europe/Berlin', 'Africa/Lagos'],
    [
      { dueAt: '2027-03-28 01:00:00', zones: ['Europe/Berlin'] },
      { dueAt: '2027-03-28 01:30:00', zones: ['Africa/Lagos'] },
    ],
  ],
  [
    'a time that comes twice is the first one',
    '2027-10-31T02:30',
    ['Europe/Berlin', 'Africa/Lagos'],
    [
      { dueAt: '2027-10-31 00:30:00', zones: ['Europe/Berlin'] },
      { dueAt: '2027-10-31 01:30:00', zones: ['Africa/Lagos'] },
    ],
  ],
  [
    'what is no zone, or named twice, counts for nothing',
    '2027-01-10T09:00',
    ['Europe/Berlin', 'Mars/Base', 'Europe/Berlin'],
    [{ dueAt: '2027-01-10 08:00:00', zones: ['Europe/Berlin'] }],
  ],
] as const)('%s', (_name, local, zones, hours) => expect(hoursIn(local, zones)).toEqual(hours))

const hours = hoursIn('2027-01-10T09:00', ['Asia/Tokyo', 'Asia/Kolkata', 'Europe/Berlin', 'America/New_York'])

test.each([
  [
    '2027-01-10 00:00:00',
    null,
    ['2027-01-10 00:00:00', '2027-01-10 03:30:00', '2027-01-10 08:00:00', '2027-01-10 14:00:00'],
  ],
  ['2027-01-10 04:00:00', null, ['2027-01-10 04:00:00', '2027-01-10 08:00:00', '2027-01-10 14:00:00']],
  ['2027-01-10 00:00:00', '2027-01-10 06:00:00', ['2027-01-10 00:00:00', '2027-01-10 03:30:00', '2027-01-10 06:00:01']],
] as const)('a run that begins at %s and ends by %s has these hours', (startedAt, notAfter, moments) => {
  const divided = hoursOfRun(hours, { startedAt, notAfter })
  expect(divided.map(({ dueAt }) => dueAt)).toEqual(moments)
  expect(divided.flatMap(({ zones }) => zones)).toHaveLength(4)
})
