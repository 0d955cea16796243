import { type EmailAddress, type EmailFault, parseEmail } from '../../platform/text/email-address.rules.ts'
import type { DataType, FieldValue } from '../customer-fields/customer-field.rules.ts'
import type { ArchivedState } from '../subscribers/status.rules.ts'
import type { BaseData } from '../subscribers/subscriber.rules.ts'
import type { Meaning, Reading } from './import.rules.ts'
import { type CellFault, plainCell, readBaseCell, readFieldCell, readStanding } from './read-cell.rules.ts'

export interface RowFault {
  code: CellFault | EmailFault | 'email_missing' | 'customer_field_unknown'
  /** The place of the column in the file. */
  column: number
}

/** What a row says about a person. */
export interface RowData {
  email: EmailAddress
  base: Partial<Record<keyof BaseData, string | number>>
  customerFields: Record<string, FieldValue>
  /** Members whose cell is empty. */
  empty: Meaning[]
  standing: ArchivedState | null
}

export interface RowContext {
  reading: Reading
  /** Data types of the fields an import may write, by id. */
  fields: ReadonlyMap<number, DataType>
  allowEai: boolean
  now: Date
}

export function readRow(cells: readonly string[], context: RowContext): RowData | RowFault {
  const { columns } = context.reading
  const emailColumn = columns.indexOf('email')
  const address = plainCell(cells[emailColumn] ?? '')
  const email = address === '' ? 'email_missing' : parseEmail(address, context.allowEai)
  if (typeof email === 'string') return { code: email, column: emailColumn }
  const row: RowData = { email, base: {}, customerFields: {}, empty: [], standing: null }
  for (let column = 0; column < columns.length; column++) {
    const meaning = columns[column] ?? null
    if (meaning === null || meaning === 'email') continue
    const cell = plainCell(cells[column] ?? '')
    const fault = cell === '' ? noteEmpty(row, meaning) : take(row, meaning, cell, context)
    if (fault) return { code: fault, column }
  }
  return row
}

function noteEmpty(row: RowData, meaning: Meaning): null {
  if (meaning !== 'standing') row.empty.push(meaning)
  return null
}

function take(
  row: RowData,
  meaning: Exclude<Meaning, 'email'>,
  cell: string,
  { reading, fields, now }: RowContext,
): RowFault['code'] | null {
  if (meaning === 'standing') {
    row.standing = readStanding(cell)
    return null
  }
  const fieldId = fieldIdOf(meaning)
  if (fieldId === null) {
    const read = readBaseCell(meaning as keyof BaseData, cell, reading, now)
    if ('fault' in read) return read.fault
    row.base[meaning as keyof BaseData] = read.value
    return null
  }
  const type = fields.get(fieldId)
  if (type === undefined) return 'customer_field_unknown'
  const read = readFieldCell(type, cell, reading)
  if ('fault' in read) return read.fault
  row.customerFields[fieldId] = read.value
  return null
}

export function fieldIdOf(meaning: string): number | null {
  const id = /^customerFields\.([1-9][0-9]{0,15})$/.exec(meaning)?.[1]
  return id === undefined ? null : Number(id)
}
