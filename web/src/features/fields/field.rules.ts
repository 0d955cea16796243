import type { CustomerField, FieldRequest } from '../../api/records.ts'

export const uses = { 1: 'subscriber', 2: 'account', 3: 'mailing' } as const

export type FieldWish = Pick<FieldRequest, 'name' | 'fieldType' | 'type' | 'purpose'>

export function isDefault({ value, defaultValue }: Pick<CustomerField, 'value' | 'defaultValue'>): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultValue)
}
