import { describe, expect, test } from 'vitest'
import { type DataType, dataTypes, isCalendarDate, normalizeFieldValue } from './customer-field.rules.ts'

const { string, integer, date, boolean, stringList, currency } = dataTypes

describe('values and what is stored of them', () => {
  test.each([
    [string, 'Grüße', 'Grüße'],
    [string, '  trimmed ', 'trimmed'],
    [string, 'two\nlines\tand a tab', 'two\nlines\tand a tab'],
    [string, 'mu\u0308ller', 'müller'],
    [string, '', null],
    [string, '   ', null],
    [string, '🎉'.repeat(1000), '🎉'.repeat(1000)],
    [integer, 0, 0],
    [integer, -0, 0],
    [integer, -5, -5],
    [integer, 2 ** 53 - 1, 2 ** 53 - 1],
    [integer, -(2 ** 53 - 1), -(2 ** 53 - 1)],
    [date, '2024-02-29', '2024-02-29'],
    [date, '1000-01-01', '1000-01-01'],
    [date, '9999-12-31', '9999-12-31'],
    [boolean, true, true],
    [boolean, false, false],
    [stringList, [], []],
    [stringList, ['b', 'a', 'b', ' a '], ['b', 'a']],
    [stringList, ['x'.repeat(255)], ['x'.repeat(255)]],
    [stringList, Array.from({ length: 100 }, (_, i) => `${i}`), Array.from({ length: 100 }, (_, i) => `${i}`)],
    [currency, '100', '100.00'],
    [currency, '42.1', '42.10'],
    [currency, '0', '0.00'],
    [currency, '-0', '0.00'],
    [currency, '-0.00', '0.00'],
    [currency, '-0.01', '-0.01'],
    [currency, '9999999999999.99', '9999999999999.99'],
  ])('type %i keeps %j as %j', (type, value, stored) => expect(normalizeFieldValue(type, value)).toStrictEqual(stored))

  test.each([string, integer, date, boolean, stringList, currency])('null clears type %i', (type) => {
    expect(normalizeFieldValue(type, null)).toBeNull()
  })
})

describe('values that do not fit', () => {
  test.each<[DataType, unknown]>([
    [string, 1],
    [string, true],
    [string, ['a']],
    [string, {}],
    [string, 'x'.repeat(1001)],
    [string, 'nul\u0000'],
    [string, 'bell\u0007'],
    [string, '\ud800'],
    [integer, 1.5],
    [integer, '42'],
    [integer, true],
    [integer, 2 ** 53],
    [integer, -(2 ** 53)],
    [integer, Number.NaN],
    [integer, []],
    [date, '2025-02-30'],
    [date, '2025-3-1'],
    [date, '15.03.2025'],
    [date, '2025-03-01T00:00:00'],
    [date, '2025-03-01 '],
    [date, '0999-12-31'],
    [date, '10000-01-01'],
    [date, 20250301],
    [date, ''],
    [boolean, 0],
    [boolean, 1],
    [boolean, 'true'],
    [stringList, 'a'],
    [stringList, [1]],
    [stringList, [null]],
    [stringList, ['']],
    [stringList, ['x'.repeat(256)]],
    [stringList, Array.from({ length: 101 }, (_, i) => `${i}`)],
    [stringList, { 0: 'a' }],
    [currency, 100.24],
    [currency, '1,50'],
    [currency, '1.000,00'],
    [currency, '1e3'],
    [currency, '1.234'],
    [currency, '+1'],
    [currency, '007'],
    [currency, '€5'],
    [currency, '.5'],
    [currency, '5.'],
    [currency, ' 5'],
    [currency, ''],
    [currency, '10000000000000'],
  ])('type %i refuses %j', (type, value) => expect(normalizeFieldValue(type, value)).toBeUndefined())
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-04-31', false],
  ['2025-01-00', false],
])('%s is a day of the calendar: %s', (text, isDay) => expect(isCalendarDate(text)).toBe(isDay))
