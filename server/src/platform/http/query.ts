import { isTimestamp, readTimestamp } from '../clock/timestamp.rules.ts'
import type { Filter, ListQuery, Sort } from '../db/list-query.ts'
import { type FieldError, parameterError } from '../errors/field-error.ts'
import { normalForm } from '../text/normal-form.rules.ts'

export type FilterType = 'id' | 'integer' | 'text' | 'time' | 'date'
export interface FilterSpec {
  type: FilterType
  ranges?: boolean
  contains?: boolean
}

export interface ListSpec<I extends string = never> {
  include?: readonly I[]
  filters?: (field: string) => FilterSpec | undefined
  sort?: readonly string[]
  paginated?: boolean
}

const maxLimit = 500
const filterName = /^filter\[([A-Za-z0-9_.]+)\](?:\[([a-z]+)\])?$/
const rangeOperators = new Set(['gte', 'gt', 'lte', 'lt'])

/** Reads page, limit, include, sort and filters; every fault is named, none is guessed away. */
export function parseListQuery<I extends string>(
  query: URLSearchParams,
  spec: ListSpec<I>,
): { value: ListQuery<I>; errors: FieldError[] } {
  const errors: FieldError[] = []
  const value: ListQuery<I> = { page: 1, limit: 10, include: [], filters: [], sort: [] }
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    const text = (values[0] as string).trim()
    if (values.length > 1)
      errors.push(parameterError(name.toWellFormed(), 'query_parameter_invalid', 'Send this parameter once.'))
    else if (name === 'include' && spec.include) value.include = readInclude(text, spec.include, errors)
    else if (name === 'page' && spec.paginated) value.page = readInteger('page', text, Number.MAX_SAFE_INTEGER, errors)
    else if (name === 'limit' && spec.paginated) value.limit = readInteger('limit', text, maxLimit, errors)
    else if (name === 'sort' && spec.sort) value.sort = readSort(text, spec.sort, errors)
    else readFilter(name, values[0] as string, spec, value.filters, errors)
  }
  return { value, errors }
}

function readInclude<I extends string>(text: string, known: readonly I[], errors: FieldError[]): I[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const unknown = names.filter((name) => !known.includes(name as I))
  if (unknown.length > 0)
    errors.push(
      parameterError('include', 'include_unknown', `This resource includes: ${known.join(', ') || 'nothing'}.`),
    )
  return [...new Set(names as I[])]
}

function readInteger(name: string, text: string, max: number, errors: FieldError[]): number {
  const number = Number(text)
  if (/^[1-9][0-9]{0,15}$/.test(text) && number <= max) return number
  errors.push(parameterError(name, 'query_parameter_invalid', `${name} is a whole number from 1 to ${max}.`))
  return 1
}

function readSort(text: string, known: readonly string[], errors: FieldError[]): Sort[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const descending = part.startsWith('-')
      const field = descending ? part.slice(1) : part
      if (!known.includes(field))
        errors.push(parameterError('sort', 'query_parameter_invalid', `sort takes: ${known.join(', ')}.`))
      return { field, descending }
    })
}

function readFilter<I extends string>(
  name: string,
  text: string,
  spec: ListSpec<I>,
  filters: Filter[],
  errors: FieldError[],
): void {
  const [, field, suffix] = filterName.exec(name) ?? []
  const known = field === undefined ? undefined : spec.filters?.(field)
  const isAllowed =
    suffix === undefined || (suffix === 'contains' && known?.contains) || (rangeOperators.has(suffix) && known?.ranges)
  if (!field || !known || !isAllowed) {
    errors.push(parameterError(name.toWellFormed(), 'query_parameter_invalid'))
    return
  }
  const operator = (suffix ?? 'eq') as Filter['operator']
  const values = (operator === 'eq' ? text.split(',') : [text]).map((part) => readValue(known.type, part.trim()))
  if (values.includes(undefined) || (operator !== 'eq' && values.includes(null))) {
    errors.push(parameterError(name, 'query_parameter_invalid', expectations[known.type]))
  } else filters.push({ field, operator, values: values as Filter['values'] })
}

const expectations: Record<FilterType, string> = {
  id: 'Expected an id.',
  integer: 'Expected a whole number.',
  text: 'The value contains characters that cannot be stored.',
  time: 'Expected a time YYYY-MM-DD HH:MM:SS, or as in RFC 3339 with + written as %2B.',
  date: 'Expected a date YYYY-MM-DD.',
}

function readValue(type: FilterType, text: string): string | number | null | undefined {
  if (text === 'null') return null
  if (type === 'id' || type === 'integer')
    return /^-?(0|[1-9][0-9]{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined
  if (type === 'time') return readTimestamp(text) ?? undefined
  if (type === 'date') return isTimestamp(`${text} 00:00:00`) ? text : undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no stored value contains them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) || !text.isWellFormed()) return undefined
  return normalForm(text) ?? undefined
}

type Parameter = { name: string; description: string; schema: Record<string, unknown> }

/** The OpenAPI parameters of a list query. */
export function listParameters(
  { include, sort, paginated }: ListSpec<string>,
  filterNames: readonly string[] = [],
): Parameter[] {
  const parameters: Parameter[] = []
  if (paginated) {
    parameters.push({
      name: 'page',
      description: 'Page number, from 1.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    })
    parameters.push({
      name: 'limit',
      description: 'Records per page.',
      schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: 10 },
    })
  }
  if (include)
    parameters.push({
      name: 'include',
      description: `Relations to add, comma-separated: ${include.join(', ')}.`,
      schema: { type: 'string' },
    })
  if (sort)
    parameters.push({
      name: 'sort',
      description: `Comma-separated, - for descending: ${sort.join(', ')}.`,
      schema: { type: 'string' },
    })
  for (const name of filterNames)
    parameters.push({
      name: `filter${name}`,
      description: 'Commas separate alternatives; null finds empty values.',
      schema: { type: 'string' },
    })
  return parameters
}
