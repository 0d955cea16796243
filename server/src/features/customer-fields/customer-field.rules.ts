import { canFit, normalForm } from '../../platform/text/normal-form.rules.ts'
import type { Tables } from '../../schema.rows.ts'

export type DataType = Tables['customer_fields']['type']
export type FieldType = Tables['customer_fields']['fieldType']

type ByName<Names extends Record<number, string>> = { [N in keyof Names & number as Names[N]]: N }

const dataTypeNames = {
  1: 'string',
  2: 'integer',
  3: 'date',
  4: 'boolean',
  5: 'stringList',
  6: 'currency',
} as const satisfies Record<DataType, string>
const fieldTypeNames = { 1: 'subscriber', 2: 'account', 3: 'mailing' } as const satisfies Record<FieldType, string>

/** The data types of a customer field. */
export const dataTypes = byName(dataTypeNames)
/** Where a customer field is used. */
export const fieldTypes = byName(fieldTypeNames)

function byName<const Names extends Record<number, string>>(names: Names): ByName<Names> {
  return Object.fromEntries(Object.entries(names).map(([number, name]) => [name, Number(number)])) as ByName<Names>
}

export type FieldValue = string | number | boolean | string[] | null

const currencyPattern = /^-?(0|[1-9][0-9]{0,12})(\.[0-9]{1,2})?$/
const datePattern = /^[1-9]\d{3}-\d{2}-\d{2}$/
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be stored
const forbiddenControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

export const typeExpectations: Record<DataType, string> = {
  1: 'Expected a string of at most 1000 characters.',
  2: 'Expected an integer between -(2^53-1) and 2^53-1.',
  3: 'Expected a date YYYY-MM-DD.',
  4: 'Expected true or false.',
  5: 'Expected an array of at most 100 strings of 1 to 255 characters.',
  6: 'Expected a decimal string with at most two decimals.',
}

const normalizers: Record<DataType, (value: unknown) => FieldValue | undefined> = {
  [dataTypes.string]: (value) => (typeof value === 'string' ? normalizeText(value, 1000) : undefined),
  [dataTypes.integer]: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : undefined),
  [dataTypes.date]: (value) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined),
  [dataTypes.boolean]: (value) => (typeof value === 'boolean' ? value : undefined),
  [dataTypes.stringList]: (value) => (Array.isArray(value) ? normalizeList(value) : undefined),
  [dataTypes.currency]: (value) =>
    typeof value === 'string' && currencyPattern.test(value) ? canonicalAmount(value) : undefined,
}

/** The value as it is stored, or undefined when it does not fit the data type. `null` clears a value of any type. */
export function normalizeFieldValue(type: DataType, value: unknown): FieldValue | undefined {
  return value === null ? null : normalizers[type](value)
}

function normalizeText(value: string, max: number): string | null | undefined {
  const trimmed = value.trim()
  const text = canFit(trimmed, max) ? normalForm(trimmed) : null
  if (text === null) return undefined
  if (forbiddenControls.test(text) || !text.isWellFormed() || [...text].length > max) return undefined
  return text === '' ? null : text
}

function normalizeList(values: unknown[]): string[] | undefined {
  if (values.length > 100) return undefined
  const items = new Set<string>()
  for (const value of values) {
    const item = typeof value === 'string' ? normalizeText(value, 255) : undefined
    if (!item) return undefined
    items.add(item)
  }
  return [...items]
}

/** A day that exists, in the years 1000 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return isLeapDay || (day > 0 && day <= (daysOfMonths[month - 1] ?? 0))
}

function canonicalAmount(text: string): string {
  const [whole = '0', decimals = ''] = text.split('.')
  const amount = `${whole}.${decimals.padEnd(2, '0')}`
  return amount === '-0.00' ? '0.00' : amount
}
