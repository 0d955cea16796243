import type { ListColumn } from '../../api/records.ts'
import { type FieldKind, kindOfType } from './field.rules.ts'

type Typed = Pick<ListColumn, 'column' | 'type'>

/** How its values are read. */
export function kindOf({ column, type }: Typed): FieldKind {
  return column === 'genderId' ? 'gender' : (kindOfType[type] ?? 'text')
}

export function isFigure(column: Typed): boolean {
  return ['number', 'amount'].includes(kindOf(column))
}

/** With it, or without; the last one leaves the address as it was. */
export function toggled(columns: readonly string[], column: string): string[] | undefined {
  const others = columns.filter((name) => name !== column)
  if (others.length === columns.length) return [...columns, column]
  return others.length === 0 ? undefined : others
}
