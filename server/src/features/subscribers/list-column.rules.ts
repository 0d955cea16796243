import {
  type DataType,
  dataTypes,
  type FieldType,
  type FieldValue,
  fieldTypes,
} from '../customer-fields/customer-field.rules.ts'
import type { BaseData, Subscriber } from './subscriber.rules.ts'

type BaseColumn = Exclude<keyof BaseData, 'firstname' | 'lastname' | 'kind' | 'timeZone'>

/** What lists can show beside names, addresses and status, in the order in which it is offered. */
const baseColumns: Record<BaseColumn, DataType> = {
  city: dataTypes.string,
  birthday: dataTypes.date,
  genderId: dataTypes.integer,
  academicTitle: dataTypes.string,
  salutation: dataTypes.string,
  languageIso: dataTypes.string,
  reference: dataTypes.string,
}

type Names = Record<string, { name: string }>

/** What of an account decides which columns there are. */
export interface Columned {
  fields: readonly {
    id: number
    type: DataType
    fieldType: FieldType
    isAvailableForExport: boolean
    retiredAt: string | null
    translations: Names
  }[]
}

export interface ListColumn {
  /** `city`, `customerFields.7` */
  column: string
  type: DataType
  /** How a customer's own field is called, by language; null = base data. */
  translations: Names | null
}

/** Fields that must not leave do not stand in lists either. */
export function listColumns({ fields }: Columned): ListColumn[] {
  const base = Object.entries(baseColumns).map(([column, type]) => ({ column, type, translations: null }))
  const own = fields
    .filter((field) => field.fieldType === fieldTypes.subscriber && field.isAvailableForExport && !field.retiredAt)
    .map(({ id, type, translations }) => ({ column: `customerFields.${id}`, type, translations }))
  return [...base, ...own]
}

/** In the order they were asked for; one that is no longer there is left out, so that a kept view stays good. */
export function columnsAsked(account: Columned, asked: readonly string[]): ListColumn[] {
  const known = listColumns(account)
  return [...new Set(asked)].flatMap((column) => known.find((each) => each.column === column) ?? [])
}

export function valuesOf(subscriber: Subscriber, columns: readonly ListColumn[]): Record<string, FieldValue> {
  return Object.fromEntries(columns.map(({ column }) => [column, valueIn(subscriber, column)]))
}

function valueIn(subscriber: Subscriber, column: string): FieldValue {
  const [member, fieldId] = column.split('.') as [string, string | undefined]
  return fieldId === undefined ? subscriber[member as BaseColumn] : (subscriber.customerFields[fieldId] ?? null)
}
