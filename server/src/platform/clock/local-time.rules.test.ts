import { expect, test } from 'vitest'
import { type LocalTime, momentOf } from './local-time.rules.ts'

test.each<[string, LocalTime, string, string]>([
  ['winter', '2026-11-19T09:00', 'Europe/Berlin', '2026-11-19T08:00:00.000Z'],
  ['summer', '2027-07-01T09:00', 'Europe/Berlin', '2027-07-01T07:00:00.000Z'],
  ['a doubled hour is the first one', '2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['the hour after the doubled one', '2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
  ['the last minute before a skipped hour', '2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['the first minute after it', '2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['behind UTC', '2027-01-01T00:00', 'America/St_Johns', '2027-01-01T03:30:00.000Z'],
  ['half an hour doubled', '2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
])('%s', (_name, local, zone, moment) => expect(momentOf(local, zone)).toEqual({ moment: new Date(moment) }))

test.each<[string, LocalTime, string, string]>([
  ['Berlin in March', '2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T03:00'],
  ['half an hour in October', '2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-04T02:30'],
  ['midnight itself', '2027-09-05T00:15', 'America/Santiago', '2027-09-05T01:00'],
])('clocks never show it: %s', (_name, local, zone, skippedTo) => expect(momentOf(local, zone)).toEqual({ skippedTo }))
