import { idPattern, type Kind, type Known, kindOf, type Line, limits } from './condition.rules.ts'

/** What the values of a line look like. */
export const forms = [
  'texts',
  'numbers',
  'days',
  'count',
  'ids',
  'link',
  'states',
  'daysAndStates',
  'origins',
  'bases',
  'none',
] as const
type Form = (typeof forms)[number]

/** What values an operator takes: how many, and of which form. */
interface Operator {
  takes: Form
  least: number
  most: number
  /** The operator it is the complement of, over all subscribers. */
  not?: string
}

const one = { least: 1, most: 1 }
const two = { least: 2, most: 2 }
const many = { least: 1, most: limits.values }
const nothing = { takes: 'none', least: 0, most: 0 } as const

const emptiness = { isEmpty: nothing, isNotEmpty: { ...nothing, not: 'isEmpty' } } as const
const dates = {
  on: { takes: 'days', ...one },
  before: { takes: 'days', ...one },
  after: { takes: 'days', ...one },
  between: { takes: 'days', ...two },
  inLastDays: { takes: 'count', ...one },
  inNextDays: { takes: 'count', ...one },
  anniversaryInNextDays: { takes: 'count', ...one },
  ...emptiness,
} as const

// Who was not reached did not decide against it: the negative ones are no complements, except where everything is known.
const engagement = {
  ofNewsletter: { takes: 'ids', ...one },
  notOfNewsletter: { takes: 'ids', ...one },
  inLastDays: { takes: 'count', ...two },
  notInLastDays: { takes: 'count', ...one },
} as const

export const operators: Record<Kind, Readonly<Record<string, Operator>>> = {
  text: {
    is: { takes: 'texts', ...one },
    isNot: { takes: 'texts', ...one, not: 'is' },
    contains: { takes: 'texts', ...one },
    notContains: { takes: 'texts', ...one, not: 'contains' },
    startsWith: { takes: 'texts', ...one },
    endsWith: { takes: 'texts', ...one },
    isOneOf: { takes: 'texts', ...many },
    isNoneOf: { takes: 'texts', ...many, not: 'isOneOf' },
    ...emptiness,
  },
  number: {
    equals: { takes: 'numbers', ...one },
    differs: { takes: 'numbers', ...one, not: 'equals' },
    less: { takes: 'numbers', ...one },
    atMost: { takes: 'numbers', ...one },
    more: { takes: 'numbers', ...one },
    atLeast: { takes: 'numbers', ...one },
    between: { takes: 'numbers', ...two },
    isOneOf: { takes: 'numbers', ...many },
    isNoneOf: { takes: 'numbers', ...many, not: 'isOneOf' },
    ...emptiness,
  },
  date: dates,
  birthday: { ...dates, ageBetween: { takes: 'count', ...two } },
  time: {
    before: { takes: 'days', ...one },
    after: { takes: 'days', ...one },
    between: { takes: 'days', ...two },
    inLastDays: { takes: 'count', ...one },
    notInLastDays: { takes: 'count', ...one, not: 'inLastDays' },
    ...emptiness,
  },
  boolean: { isTrue: nothing, isFalse: nothing, ...emptiness },
  list: {
    containsAny: { takes: 'texts', ...many },
    containsAll: { takes: 'texts', ...many },
    containsNone: { takes: 'texts', ...many, not: 'containsAny' },
    ...emptiness,
  },
  channel: {
    isOneOf: { takes: 'states', ...many },
    isNoneOf: { takes: 'states', ...many, not: 'isOneOf' },
    /** The days first, then the states. */
    isOneOfForDays: { takes: 'daysAndStates', least: 2, most: limits.values },
  },
  group: { memberOf: { takes: 'ids', ...many }, notMemberOf: { takes: 'ids', ...many, not: 'memberOf' } },
  engagement,
  /** Of one link: the newsletter first, then the address it leads to. */
  clicks: {
    ...engagement,
    linkOfNewsletter: { takes: 'link', ...two },
    notLinkOfNewsletter: { takes: 'link', ...two },
  },
  origin: { isOneOf: { takes: 'origins', ...many }, isNoneOf: { takes: 'origins', ...many, not: 'isOneOf' } },
  basis: { isOneOf: { takes: 'bases', ...many }, isNoneOf: { takes: 'bases', ...many, not: 'isOneOf' } },
  consent: { isTrue: nothing, isFalse: { ...nothing, not: 'isTrue' } },
}

/** Status values as the facets hold them, and somebody who was never in the channel. */
export const channelStates = ['1', '2/1', '2/2', '2/3', '3/4', '3/5', '3/6', '3/7', '3/8', 'none'] as const

/** How somebody came to be on the list. */
export const origins = ['person', 'key', 'user', 'operator', 'import'] as const
/** On which basis somebody may be written to, as users state it. */
export const bases = ['consent', 'existingCustomer', 'transactional'] as const

const fitsForm: Record<Form, (value: string, place: number) => boolean> = {
  texts: (value) => value.trim() !== '' && value.length <= 1000,
  numbers: (value) => /^-?[0-9]{1,16}(\.[0-9]{1,4})?$/.test(value),
  days: isDay,
  count: isCount,
  ids: (value) => idPattern.test(value),
  link: (value, place) => (place === 0 ? idPattern.test(value) : value.trim() !== ''),
  states: isState,
  daysAndStates: (value, place) => (place === 0 ? isCount(value) : value !== 'none' && isState(value)),
  origins: (value) => origins.some((origin) => origin === value) || /^import:[1-9][0-9]{0,14}$/.test(value),
  bases: (value) => bases.some((basis) => basis === value),
  none: () => false,
}

function isCount(text: string): boolean {
  return /^[1-9][0-9]{0,2}$/.test(text) && Number(text) <= limits.days
}

/** The newsletter that a line names; null = it names none. */
export function newsletterNamed({ operator, values }: Line): number | null {
  return /ofNewsletter$/i.test(operator) ? Number(values[0]) : null
}

function isState(text: string): boolean {
  return channelStates.some((state) => state === text)
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= '1000' ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

export type LineFault = 'source_unknown' | 'operator_unknown' | 'values_wrong'

/** What is wrong with one line, as far as it can be told without looking for what it names. */
export function faultOf({ source, operator, values }: Line, known: Known): LineFault | null {
  const kind = kindOf(source, known)
  if (kind === undefined) return 'source_unknown'
  const asked = Object.hasOwn(operators[kind], operator) ? operators[kind][operator] : undefined
  if (!asked) return 'operator_unknown'
  const fits = values.length >= asked.least && values.length <= asked.most && values.every(fitsForm[asked.takes])
  return fits ? null : 'values_wrong'
}
