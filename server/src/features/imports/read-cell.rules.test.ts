import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { dataTypes } from '../customer-fields/customer-field.rules.ts'
import { recognisePreset, suggestMeanings } from './columns.rules.ts'
import type { Reading } from './import.rules.ts'
import { plainCell, readBaseCell, readDate, readDecimal, readFieldCell, readStanding } from './read-cell.rules.ts'

test.each<[string, 'dmy' | 'mdy' | 'ymd', string | null]>([
  ['12.05.1984', 'dmy', '1984-05-12'],
  ['5/12/1984', 'mdy', '1984-05-12'],
  ['1984-05-12', 'dmy', '1984-05-12'],
  ['1984-05-12T10:00:00Z', 'ymd', '1984-05-12'],
  ['31.02.1979', 'dmy', null],
  ['12.05.84', 'dmy', null],
  ['soon', 'dmy', null],
])('the date %s as %s is %s', (text, order, date) => expect(readDate(text, order)).toBe(date))

test.each<[string, 'comma' | 'point', string | null]>([
  ['1.234,50', 'comma', '1234.50'],
  ['1.234,50', 'point', null],
  ['1,234.50', 'point', '1234.50'],
  ['€ 87,20', 'comma', '87.20'],
  ['-5', 'point', '-5'],
  ['12,34,5', 'point', null],
])('the number %s with a %s is %s', proving('F-016'), (text, sign, number) =>
  expect(readDecimal(text, sign)).toBe(number),
)

const reading: Reading = { columns: [], dateOrder: 'dmy', decimalSign: 'comma' }
const now = new Date('2026-11-16T12:00:00Z')

test.each([
  ['genderId', 'Frau', { value: 2 }],
  ['genderId', 'Firma', { fault: 'gender_invalid' }],
  ['languageIso', 'DE_at', { value: 'de-AT' }],
  ['languageIso', 'German', { fault: 'language_invalid' }],
  ['kind', 'Firma', { value: 'organisation' }],
  ['kind', 'dog', { fault: 'kind_unknown' }],
  ['timeZone', 'Europe/Vienna', { value: 'Europe/Vienna' }],
  ['timeZone', 'GMT plus one', { fault: 'time_zone_unknown' }],
  ['birthday', '1.1.2030', { fault: 'date_invalid' }],
  ['firstname', 'x'.repeat(101), { fault: 'too_long' }],
  ['city', 'Ulm\u0007', { fault: 'characters_invalid' }],
] as const)('%s: %s', (name, cell, read) => expect(readBaseCell(name, cell, reading, now)).toEqual(read))

test.each([
  [dataTypes.currency, '1.234,50', { value: '1234.50' }],
  [dataTypes.integer, '1.234', { value: 1234 }],
  [dataTypes.boolean, 'Ja', { value: true }],
  [dataTypes.boolean, 'perhaps', { fault: 'customer_field_type' }],
  [dataTypes.stringList, 'a| b,c', { value: ['a', 'b', 'c'] }],
] as const)('a field of type %s: %s', (type, cell, read) => expect(readFieldCell(type, cell, reading)).toEqual(read))

test.each([
  ["'=1+1", '=1+1'],
  ["'s Gravenhage", "'s Gravenhage"],
  [' x ', 'x'],
])('the cell %j is %j', (cell, plain) => expect(plainCell(cell)).toBe(plain))

test.each([
  ['cleaned', 'hardBounce'],
  ['blocklisted', 'blacklist'],
  ['unsubscribed', 'unsubscribed'],
  ['enabled', null],
  ['subscribed', null],
])('who was %s elsewhere', (cell, state) => expect(readStanding(cell)).toBe(state))

test('headings tell what columns mean, and addresses are known without one', () => {
  expect(suggestMeanings(['E-Mail', 'Vorname', 'Anrede', 'Kd-Nr.', 'E-Mail'], [], [])).toEqual([
    ...['email', 'firstname', 'genderId', 'reference', null],
  ])
  expect(suggestMeanings(['', ''], [['x', 'a@b.example']], [])).toEqual([null, 'email'])
})

test.each([
  [['Email Address', 'LEID', 'EUID', 'CLEAN_TIME'], 'cleaned.csv', { service: 'mailchimp', newPeople: 'hardBounce' }],
  [['uuid', 'email', 'name', 'attributes', 'status'], 'subscribers.csv', { service: 'listmonk', newPeople: null }],
  [
    ['email', 'registered', 'activated', 'deactivated'],
    'abgemeldet.csv',
    { service: 'cleverreach', newPeople: 'unsubscribed' },
  ],
  [['CONTACT ID', 'EMAIL', 'DOUBLE_OPT-IN'], 'contacts.csv', { service: 'brevo', newPeople: null }],
  [['email', 'name'], 'unsubscribed.csv', null],
])('%j of %s', (names, file, preset) => expect(recognisePreset(names, file)).toEqual(preset))
