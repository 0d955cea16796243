import { expect, test } from 'vitest'
import {
  dayOf,
  instantOf,
  nextDay,
  partOfDay,
  placeOf,
  shortMomentOf,
  startOfDay,
  timeOf,
  weekdayOf,
} from './clock.rules.ts'

const berlin = { zone: 'Europe/Berlin', language: 'en' }
const noon = new Date('2026-11-19T08:14:00Z')

test.each([
  ['as the server writes it', '2026-11-19 08:14:00'],
  ['with T and Z', '2026-11-19T08:14:00Z'],
  ['with an offset', '2026-11-19T09:14:00+01:00'],
])('a time %s is one instant', (_name, text) => expect(instantOf(text)).toEqual(noon))

test('a time is shown in the zone of the account, not of the browser', () => {
  expect(timeOf(noon, berlin)).toBe('09:14')
  expect(timeOf(noon, { zone: 'America/New_York', language: 'de' })).toBe('03:14')
  expect(dayOf(new Date('2026-11-18T23:30:00Z'), berlin)).toBe('19 Nov 2026')
})

test('each language writes its days', () => {
  expect(weekdayOf(noon, berlin)).toBe('Thursday 19 November')
  expect(weekdayOf(noon, { ...berlin, language: 'de' })).toBe('Donnerstag, 19. November')
  expect(shortMomentOf(noon, berlin)).toBe(`Thu 19 Nov, ${timeOf(noon, berlin)}`)
  expect(shortMomentOf(noon, { ...berlin, language: 'de' })).toBe(`Do., 19. Nov., ${timeOf(noon, berlin)}`)
})

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, place) => expect(placeOf(zone)).toBe(place))

test.each([
  ['04:30', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'day'],
  ['18:00', 'evening'],
  ['23:00', 'night'],
])('%s is %s', (time, part) => expect(partOfDay(new Date(`2026-11-19T${time}:00Z`), 'UTC')).toBe(part))

test.each([
  ['2026-11-19', 'Europe/Berlin', '2026-11-18T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone).toISOString()).toBe(instant))

test('the day after the last of a month', () => expect(nextDay('2026-02-28')).toBe('2026-03-01'))
