import { nextDay, startOfDay } from '../../ui/clock.rules.ts'
import { rowsPerPage } from '../../ui/table/paging.rules.ts'
import { type ConditionFilters, conditionsOf, readConditionFilters } from './condition-filter.rules.ts'
import { allStates, pairOf } from './status.rules.ts'

/** What the list is asked for. What is not there is not asked for. */
export interface SubscriberSearch extends SubscriberAddress {
  /** Parts of an address, a name or a city, or an id. They are often somebody's address, so they stay out of the page's. */
  words?: string
}

/** What the address of the list says. */
export interface SubscriberAddress extends ConditionFilters {
  page?: number
  sort?: Sort
  view?: View
  /** What is shown beside names, addresses and status: `city`, `customerFields.7`. */
  columns?: string[]
  state?: (typeof allStates)[number]
  city?: string
  /** The id of a group they are in. */
  group?: string
  joinedFrom?: string
  joinedTo?: string
  changedFrom?: string
  changedTo?: string
}

export const views = { ready: 1, pending: 2, archived: 3 } as const
/** `all` asks for nothing, and says that it is meant: a user may have chosen to begin with something else. */
export type View = keyof typeof views | 'all'

const sorts = ['lastname', 'email', 'createdAt', 'updatedAt'] as const
type Sort = (typeof sorts)[number] | `-${(typeof sorts)[number]}`
export const firstSort: Sort = '-createdAt'

/** Filters are data: a field, what kind of value it takes, and words for both. */
export const filterKinds = {
  state: 'choice',
  group: 'group',
  city: 'text',
  joinedFrom: 'day',
  joinedTo: 'day',
  changedFrom: 'day',
  changedTo: 'day',
  optinFrom: 'day',
  optinTo: 'day',
  opened: 'days',
  notOpened: 'days',
  clicked: 'days',
  notClicked: 'days',
} as const
export type FilterField = keyof typeof filterKinds
export const filterFields = Object.keys(filterKinds) as FilterField[]

export function readSubscriberSearch(raw: Record<string, unknown>): SubscriberAddress {
  const page = Number(raw.page)
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    sort: oneOf(raw.sort, [...sorts, ...sorts.map((sort) => `-${sort}` as const)]),
    view: oneOf(raw.view, ['all', ...(Object.keys(views) as View[])]),
    columns: columnsIn(raw.columns),
    state: oneOf(raw.state, allStates),
    city: text(raw.city),
    group: /^[1-9]\d{0,15}$/.test(String(raw.group)) ? String(raw.group) : undefined,
    joinedFrom: day(raw.joinedFrom),
    joinedTo: day(raw.joinedTo),
    changedFrom: day(raw.changedFrom),
    changedTo: day(raw.changedTo),
    ...readConditionFilters(raw),
    optinFrom: day(raw.optinFrom),
    optinTo: day(raw.optinTo),
  }
}

/** The same as a question to the server. */
export function questionOf(search: SubscriberAddress, zone: string): URLSearchParams {
  const question = filtersOf(search, zone)
  question.set('limit', String(rowsPerPage))
  question.set('page', String(search.page ?? 1))
  question.set('sort', search.sort ?? firstSort)
  return question
}

/** What narrows the list. Days are days of the account. */
export function filtersOf(search: SubscriberAddress, zone: string): URLSearchParams {
  const question = new URLSearchParams()
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null) question.set(`filter${name}`, String(value))
  }
  if (search.view && search.view !== 'all') add('[status]', views[search.view])
  if (search.state) {
    const { status, statusAddition } = pairOf(search.state)
    add('[status]', status)
    add('[statusAddition]', statusAddition)
  }
  add('[city]', search.city)
  add('[groupId]', search.group)
  const between = (name: string, from: string | undefined, to: string | undefined) => {
    if (from) add(`[${name}][gte]`, utc(startOfDay(from, zone)))
    if (to) add(`[${name}][lt]`, utc(startOfDay(nextDay(to), zone)))
  }
  between('createdAt', search.joinedFrom, search.joinedTo)
  between('updatedAt', search.changedFrom, search.changedTo)
  return question
}

/** More of them nobody can read beside each other. */
export const mostColumns = 12

function columnsIn(value: unknown): string[] | undefined {
  const named = Array.isArray(value) ? value.filter((name) => /^[a-zA-Z]{1,20}(\.\d{1,15})?$/.test(String(name))) : []
  return named.length === 0 ? undefined : [...new Set(named.map(String))].slice(0, mostColumns)
}

/** What narrows it beside that, which no address may say. */
export function narrowingBody(search: SubscriberSearch) {
  return { words: search.words ?? '', conditions: conditionsOf(search) }
}

/** Each thing that narrows the list: what could be dropped to see more. */
export function narrowings(search: SubscriberSearch): (FilterField | 'words' | 'view' | 'fields')[] {
  return (['words', 'view', ...filterFields, 'fields'] as const).filter(
    (name) => search[name] !== undefined && search[name] !== 'all',
  )
}

function utc(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return trimmed === '' ? undefined : trimmed.slice(0, 200)
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((candidate) => candidate === value)
}
