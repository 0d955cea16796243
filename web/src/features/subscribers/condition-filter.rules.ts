import type { AllOf, ConditionLine } from '../../api/condition.ts'
import { nextDay } from '../../ui/clock.rules.ts'

/** What is asked of one of the customer's own fields. */
export interface FieldFilter {
  id: number
  operator: FieldOperator
  /** Empty where the operator takes none. */
  value: string
}

/** Filters that the server judges as conditions of a dynamic group. */
export interface ConditionFilters {
  optinFrom?: string
  optinTo?: string
  /** Within so many days. */
  opened?: string
  clicked?: string
  /** Received something within so many days, could be recognised, and did not. */
  notOpened?: string
  notClicked?: string
  fields?: FieldFilter[]
}

/** Operators that fit a line of the list, by the kind of the field; the group builder has them all. */
export const fieldOperators = {
  text: ['is', 'contains', 'isNotEmpty', 'isEmpty'],
  number: ['equals', 'atLeast', 'atMost', 'isNotEmpty', 'isEmpty'],
  date: ['on', 'before', 'after', 'isNotEmpty', 'isEmpty'],
  boolean: ['isTrue', 'isFalse', 'isEmpty'],
  list: ['containsAny', 'isNotEmpty', 'isEmpty'],
} as const satisfies Record<string, readonly string[]>
export type FieldKind = keyof typeof fieldOperators
export type FieldOperator = (typeof fieldOperators)[FieldKind][number]

const withoutValue: readonly FieldOperator[] = ['isNotEmpty', 'isEmpty', 'isTrue', 'isFalse']
const allOperators: readonly FieldOperator[] = Object.values(fieldOperators).flat()

export function isFieldKind(kind: string): kind is FieldKind {
  return Object.hasOwn(fieldOperators, kind)
}

export function takesValue(operator: FieldOperator): boolean {
  return !withoutValue.includes(operator)
}

/** Spans that are offered; the last is as far back as anybody can ask. */
export const daySpans = ['7', '30', '90', '180', '365', '395'] as const

const mostFields = 10

export function readConditionFilters(raw: Record<string, unknown>): ConditionFilters {
  const fields = Array.isArray(raw.fields) ? raw.fields.flatMap(readField).slice(0, mostFields) : []
  return {
    opened: span(raw.opened),
    clicked: span(raw.clicked),
    notOpened: span(raw.notOpened),
    notClicked: span(raw.notClicked),
    fields: fields.length > 0 ? fields : undefined,
  }
}

function readField(raw: unknown): FieldFilter[] {
  const { id, operator, value } = (raw ?? {}) as Partial<Record<keyof FieldFilter, unknown>>
  const known = allOperators.find((each) => each === operator)
  const text = String(value ?? '').trim()
  if (!Number.isInteger(id) || Number(id) < 1 || !known || takesValue(known) !== (text !== '')) return []
  return [{ id: Number(id), operator: known, value: text.slice(0, 200) }]
}

function span(raw: unknown): string | undefined {
  const days = Number(raw)
  return Number.isInteger(days) && days >= 1 && days <= 395 ? String(days) : undefined
}

/** The same as conditions; null = there are none. */
export function conditionsOf(search: ConditionFilters): AllOf | null {
  const engaged = (source: string, days: string | undefined, isNegative: boolean): ConditionLine[] =>
    days === undefined ? [] : [isNegative ? line(source, 'notInLastDays', days) : line(source, 'inLastDays', days, '1')]
  const of = [
    ...optinLines(search),
    ...engaged('opened', search.opened, false),
    ...engaged('clicked', search.clicked, false),
    ...engaged('opened', search.notOpened, true),
    ...engaged('clicked', search.notClicked, true),
    ...(search.fields ?? []).map(({ id, operator, value }) =>
      line(`field:${id}`, operator, ...(takesValue(operator) ? [value] : [])),
    ),
  ]
  return of.length > 0 ? { join: 'all', of } : null
}

function optinLines({ optinFrom, optinTo }: ConditionFilters): ConditionLine[] {
  if (optinFrom && optinTo) return [line('optinAt', 'between', optinFrom, optinTo)]
  if (optinFrom) return [line('optinAt', 'after', dayBefore(optinFrom))]
  return optinTo ? [line('optinAt', 'before', nextDay(optinTo))] : []
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function line(source: string, operator: string, ...values: string[]): ConditionLine {
  return { source, operator, values }
}
