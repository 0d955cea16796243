import type { CustomerField, FieldRequest } from '../../api/records.ts'

export const uses = { 1: 'subscriber', 2: 'account', 3: 'mailing' } as const
export const kinds = { 1: 'text', 2: 'number', 3: 'date', 4: 'yesNo', 5: 'list', 6: 'amount' } as const

export type FieldWish = Pick<FieldRequest, 'name' | 'fieldType' | 'type' | 'purpose'>

type Value = CustomerField['value']

/** A value as it is typed: a list has one entry a line. */
export function typedOf(value: Value): string {
  if (value === null) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** What is sent of what was typed. Whether it fits is for the server to say. */
export function readTyped(type: CustomerField['type'], typed: string): Value {
  const text = typed.trim()
  if (text === '') return null
  if (kinds[type] === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  if (kinds[type] === 'yesNo') return text === 'true'
  if (kinds[type] === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return kinds[type] === 'amount' ? text.replace(',', '.') : text
}

export function isDefault({ value, defaultValue }: Pick<CustomerField, 'value' | 'defaultValue'>): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultValue)
}
