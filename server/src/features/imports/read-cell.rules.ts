import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import { withoutApostrophe } from '../../platform/csv/formula-safe.rules.ts'
import { readText } from '../../platform/text/stored-text.rules.ts'
import {
  type DataType,
  dataTypes,
  type FieldValue,
  isCalendarDate,
  normalizeFieldValue,
} from '../customer-fields/customer-field.rules.ts'
import { isBirthday, languagePattern, longest } from '../subscribers/base-data.rules.ts'
import type { ArchivedState } from '../subscribers/status.rules.ts'
import type { BaseData, SubscriberKind } from '../subscribers/subscriber.rules.ts'
import type { Reading } from './import.rules.ts'

type BooleanStyle = NonNullable<Reading['booleanStyle']>

export type CellFault =
  | 'date_invalid'
  | 'gender_invalid'
  | 'characters_invalid'
  | 'too_long'
  | 'language_invalid'
  | 'kind_unknown'
  | 'time_zone_unknown'
  | 'customer_field_type'

export type Read<T> = { value: T } | { fault: CellFault }

/** An export writes an apostrophe before what a spreadsheet would run. */
export function plainCell(cell: string): string {
  return withoutApostrophe(cell).trim()
}

/** A day as `YYYY-MM-DD`; a time behind it is left out. Null = no such day. */
export function readDate(text: string, order: Reading['dateOrder']): string | null {
  const [day = ''] = text.split(/[T ]/)
  const [a = '', b = '', c = ''] = day.split(/[./-]/)
  // Four digits in front can only be a year, whatever was chosen.
  const parts = a.length === 4 ? [a, b, c] : order === 'mdy' ? [c, a, b] : order === 'dmy' ? [c, b, a] : [a, b, c]
  if (!parts.every((part) => /^\d{1,4}$/.test(part)) || (parts[0] as string).length !== 4) return null
  const date = parts.map((part) => part.padStart(2, '0')).join('-')
  return isCalendarDate(date) ? date : null
}

/** `1.234,50` with a decimal comma, `1,234.50` with a point, as a plain decimal. Null = the other kind, or no number. */
export function readDecimal(text: string, sign: Reading['decimalSign']): string | null {
  const bare = text
    .replace(/^(€|EUR|\$|USD|CHF|£)\s*|\s*(€|EUR|\$|USD|CHF|£)$/gi, '')
    .replaceAll(/[\u00a0\u202f' ]/g, '')
  const [thousands, decimal] = sign === 'comma' ? ['.', ','] : [',', '.']
  const grouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})*(\\${decimal}\\d+)?$`)
  const plain = new RegExp(`^-?\\d+(\\${decimal}\\d+)?$`)
  if (!grouped.test(bare) && !plain.test(bare)) return null
  const [whole = '', decimals] = bare.replaceAll(thousands, '').split(decimal)
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${decimals === undefined ? '' : `.${decimals.replace(/(?<=..)0+$/, '')}`}`
}

const words: Record<Exclude<BooleanStyle, 'any'>, readonly [yes: readonly string[], no: readonly string[]]> = {
  yesNo: [
    ['yes', 'y', 'ja', 'j'],
    ['no', 'n', 'nein'],
  ],
  trueFalse: [
    ['true', 'wahr'],
    ['false', 'falsch'],
  ],
  oneZero: [['1'], ['0']],
}
const otherWords = [['x', 'on'], ['off']] as const

function readBoolean(text: string, style: BooleanStyle = 'any'): boolean | null {
  const word = text.toLowerCase()
  const known = style === 'any' ? [...Object.values(words), otherWords] : [words[style]]
  if (known.some(([yes]) => yes.includes(word))) return true
  return known.some(([, no]) => no.includes(word)) ? false : null
}

const genders: readonly (readonly [1 | 2 | 3, readonly string[]])[] = [
  [1, ['1', 'm', 'male', 'herr', 'herrn', 'mr', 'mr.', 'man', 'mann', 'männlich']],
  [2, ['2', 'f', 'w', 'female', 'frau', 'mrs', 'mrs.', 'ms', 'ms.', 'woman', 'weiblich']],
  [3, ['3', 'd', 'x', 'diverse', 'divers', 'mx', 'mx.']],
]

const kinds: Record<SubscriberKind, readonly string[]> = {
  person: ['person', 'p', 'privat', 'private', 'individual'],
  organisation: ['organisation', 'organization', 'o', 'firma', 'company', 'verein'],
}

/** A value about a person out of a cell that is not empty. */
export function readBaseCell(name: keyof BaseData, cell: string, reading: Reading, now: Date): Read<string | number> {
  if (name === 'genderId') {
    const gender = genders.find(([, names]) => names.includes(cell.toLowerCase()))
    return gender ? { value: gender[0] } : { fault: 'gender_invalid' }
  }
  if (name === 'kind') {
    const kind = Object.entries(kinds).find(([, names]) => names.includes(cell.toLowerCase()))
    return kind ? { value: kind[0] } : { fault: 'kind_unknown' }
  }
  if (name === 'timeZone') return isTimeZone(cell) ? { value: cell } : { fault: 'time_zone_unknown' }
  if (name === 'birthday') {
    const date = readDate(cell, reading.dateOrder)
    return date && isBirthday(date, now) ? { value: date } : { fault: 'date_invalid' }
  }
  if (name === 'languageIso') {
    const iso = cell.replace(/^([A-Za-z]{2})([-_]([A-Za-z]{2}))?$/, (_all, language, _behind, country) =>
      country ? `${language.toLowerCase()}-${country.toUpperCase()}` : language.toLowerCase(),
    )
    return languagePattern.test(iso) ? { value: iso } : { fault: 'language_invalid' }
  }
  const read = readText(cell, { max: longest[name] })
  if ('text' in read && read.text !== null) return { value: read.text }
  return { fault: 'fault' in read && read.fault === 'too_long' ? 'too_long' : 'characters_invalid' }
}

const asValue: Record<DataType, (cell: string, reading: Reading) => unknown> = {
  [dataTypes.string]: (cell) => cell,
  [dataTypes.integer]: (cell, { decimalSign }) => integerOf(readDecimal(cell, decimalSign)),
  [dataTypes.date]: (cell, { dateOrder }) => readDate(cell, dateOrder),
  [dataTypes.boolean]: (cell, { booleanStyle }) => readBoolean(cell, booleanStyle),
  [dataTypes.stringList]: (cell) =>
    cell
      .split(/[|;,]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  [dataTypes.currency]: (cell, { decimalSign }) => readDecimal(cell, decimalSign),
}

function integerOf(decimal: string | null): number | null {
  return decimal !== null && /^-?\d+$/.test(decimal) ? Number(decimal) : null
}

/** A value of a customer field out of a cell that is not empty. */
export function readFieldCell(type: DataType, cell: string, reading: Reading): Read<FieldValue> {
  const value = asValue[type](cell, reading)
  const normal = value === null ? undefined : normalizeFieldValue(type, value)
  return normal === undefined || normal === null ? { fault: 'customer_field_type' } : { value: normal }
}

const standings: readonly (readonly [ArchivedState, RegExp])[] = [
  ['complained', /complain|spam|abuse|beschwer/],
  ['hardBounce', /bounce|cleaned|undeliver|unzustellbar/],
  ['blacklist', /block|blacklist|gesperrt/],
  ['unsubscribed', /unsub|opt.?ed.?out|opt.?out|inactive|inaktiv|abgemeldet|deactivated/],
]

/** What another service said of the person, where it means that they must not be written to. */
export function readStanding(cell: string): ArchivedState | null {
  const word = cell.toLowerCase()
  return standings.find(([, pattern]) => pattern.test(word))?.[0] ?? null
}
