import { nextDay, startOfDay } from '../../ui/clock.rules.ts'
import { rowsPerPage } from '../../ui/table/paging.rules.ts'
import { allStates, pairOf } from './status.rules.ts'

/** What the address of the list says. What is not there is not asked for. */
export interface SubscriberSearch {
  page?: number
  sort?: Sort
  /** Part of an address, or an id. */
  search?: string
  view?: View
  state?: (typeof allStates)[number]
  city?: string
  joinedFrom?: string
  joinedTo?: string
}

export const views = { ready: 1, pending: 2, archived: 3 } as const
export type View = keyof typeof views

const sorts = ['lastname', 'email', 'createdAt', 'updatedAt'] as const
type Sort = (typeof sorts)[number] | `-${(typeof sorts)[number]}`
export const firstSort: Sort = '-createdAt'

/** Filters are data: a field, what kind of value it takes, and words for both. */
export const filterKinds = { state: 'choice', city: 'text', joinedFrom: 'day', joinedTo: 'day' } as const
export type FilterField = keyof typeof filterKinds
export const filterFields = Object.keys(filterKinds) as FilterField[]

export function readSubscriberSearch(raw: Record<string, unknown>): SubscriberSearch {
  const page = Number(raw.page)
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    sort: oneOf(raw.sort, [...sorts, ...sorts.map((sort) => `-${sort}` as const)]),
    search: text(raw.search),
    view: oneOf(raw.view, Object.keys(views) as View[]),
    state: oneOf(raw.state, allStates),
    city: text(raw.city),
    joinedFrom: day(raw.joinedFrom),
    joinedTo: day(raw.joinedTo),
  }
}

/** The same as a question to the server. Days are days of the account. */
export function questionOf(search: SubscriberSearch, zone: string): URLSearchParams {
  const question = new URLSearchParams({
    limit: String(rowsPerPage),
    page: String(search.page ?? 1),
    sort: search.sort ?? firstSort,
  })
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null) question.set(`filter${name}`, String(value))
  }
  if (search.search && /^\d{1,15}$/.test(search.search)) add('[id]', search.search)
  else add('[email][contains]', search.search)
  if (search.view) add('[status]', views[search.view])
  if (search.state) {
    const { status, statusAddition } = pairOf(search.state)
    add('[status]', status)
    add('[statusAddition]', statusAddition)
  }
  add('[city]', search.city)
  if (search.joinedFrom) add('[createdAt][gte]', utc(startOfDay(search.joinedFrom, zone)))
  if (search.joinedTo) add('[createdAt][lt]', utc(startOfDay(nextDay(search.joinedTo), zone)))
  return question
}

/** Each thing that narrows the list: what could be dropped to see more. */
export function narrowings(search: SubscriberSearch): (FilterField | 'search' | 'view')[] {
  return (['search', 'view', ...filterFields] as const).filter((name) => search[name] !== undefined)
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
