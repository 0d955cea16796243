import type { Filter, ListQuery } from '../../platform/db/list-query.ts'
import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import type { Principal } from '../../platform/http/route.ts'
import type { Caller } from '../api-keys/index.ts'
import { type DataType, dataTypes, fieldTypes, normalizeFieldValue } from '../customer-fields/index.ts'
import { parseEmail } from './email.rules.ts'
import { allStates, states } from './status.rules.ts'
import { type SubscriberInclude, subscriberIncludes } from './subscriber-record.ts'

const filters: Record<string, FilterSpec> = {
  id: { type: 'id' },
  email: { type: 'text', contains: true },
  firstname: { type: 'text' },
  lastname: { type: 'text' },
  city: { type: 'text' },
  genderId: { type: 'integer' },
  status: { type: 'integer' },
  statusAddition: { type: 'integer' },
  channelId: { type: 'id' },
  groupId: { type: 'id' },
  createdAt: { type: 'time', ranges: true },
  updatedAt: { type: 'time', ranges: true },
  optinAt: { type: 'time', ranges: true },
  optoutAt: { type: 'time', ranges: true },
  birthday: { type: 'date', ranges: true },
}
const subscriberSorts = [
  'id',
  'email',
  'firstname',
  'lastname',
  'createdAt',
  'updatedAt',
  'optinAt',
  'optoutAt',
] as const

/** How the value of a filter is compared with stored ones; null = there is no filter by this type. */
const comparisons: Record<DataType, 'asWritten' | 'normalized' | null> = {
  [dataTypes.string]: 'normalized',
  [dataTypes.integer]: 'asWritten',
  [dataTypes.date]: 'normalized',
  [dataTypes.boolean]: 'asWritten',
  [dataTypes.stringList]: null,
  [dataTypes.currency]: 'normalized',
}

function fieldOf({ fields }: Pick<Caller, 'fields'>, name: string) {
  const id = /^customerFields\.([1-9][0-9]{0,15})$/.exec(name)?.[1]
  return fields.find(
    (field) => String(field.id) === id && field.fieldType === fieldTypes.subscriber && comparisons[field.type] !== null,
  )
}

function subscriberListSpec(caller: Pick<Caller, 'fields'>): ListSpec<SubscriberInclude> {
  return {
    paginated: true,
    include: subscriberIncludes,
    sort: subscriberSorts,
    filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : fieldOf(caller, name) && { type: 'text' }),
  }
}

const subscriberFilterNames = [
  ...Object.keys(filters).map((name) => `[${name}]`),
  '[email][contains]',
  '[customerFields.{id}]',
  ...['createdAt', 'updatedAt', 'optinAt', 'optoutAt', 'birthday'].flatMap((name) =>
    ['gte', 'gt', 'lte', 'lt'].map((op) => `[${name}][${op}]`),
  ),
]

/** The query of a list of subscribers. */
export const subscriberListQuery = {
  parse: (query: URLSearchParams, principal: Principal) =>
    parseListQuery(query, subscriberListSpec(principal as Caller)),
  parameters: listParameters(subscriberListSpec({ fields: [] }), subscriberFilterNames),
}

/** One property of a subscriber that is kept as bitmaps: any of these (facet, value) pairs. */
export interface FacetCondition {
  facets: string[]
  values: string[]
}

/** What a list asks for, in terms of the database. */
export interface Selection {
  /** Null when a filter is not kept as bitmaps; then `filters` alone decide. */
  facets: FacetCondition[] | null
  filters: Filter[]
  channelIds: number[]
  /** Status values ('1', '2/1', …) that pass the status filters, null = no status filter. */
  statusValues: string[] | null
  /** The filters also pass subscribers without any status in these channels. */
  orNoStatus: boolean
}

const statusFields = new Set(['status', 'statusAddition', 'channelId'])

export function selectionOf(caller: Caller, query: Pick<ListQuery<never>, 'filters'>, allowEai: boolean): Selection {
  const normalized = query.filters.map((filter) => normalizeFilter(caller, filter, allowEai))
  const status = normalized.filter(({ field }) => statusFields.has(field))
  const others = normalized.filter(({ field }) => !statusFields.has(field))
  const statusValues = status.length > 0 ? passingStatuses(status) : null
  const selection = {
    filters: others,
    channelIds: channelsOf(caller, status),
    statusValues,
    orNoStatus: passesWithoutStatus(status),
  }
  return { ...selection, facets: facetsOf(selection) }
}

function normalizeFilter(caller: Caller, filter: Filter, allowEai: boolean): Filter {
  if (filter.field === 'email')
    return {
      ...filter,
      values: filter.values.map((value) => value && emailKeyOf(String(value), filter.operator, allowEai)),
    }
  const field = fieldOf(caller, filter.field)
  if (!field) return filter
  const values = filter.values.map((value) => (value === null ? null : fieldText(field.type, String(value))))
  return { ...filter, values }
}

function emailKeyOf(text: string, operator: Filter['operator'], allowEai: boolean): string {
  const parsed = operator === 'eq' ? parseEmail(text, allowEai) : 'email_invalid'
  return typeof parsed === 'string' ? text.toLowerCase() : parsed.emailKey
}

/** The stored text of a value; one that does not fit the type matches nobody. */
function fieldText(type: DataType, text: string): string {
  return comparisons[type] === 'asWritten' ? text : String(normalizeFieldValue(type, text) ?? text)
}

function passingStatuses(filters: Filter[]): string[] {
  return allStates
    .map((state) => states[state])
    .filter((pair) =>
      filters.every(
        ({ field, values }) => field === 'channelId' || values.includes(pair[field as 'status' | 'statusAddition']),
      ),
    )
    .map(({ status, statusAddition }) => (statusAddition === null ? String(status) : `${status}/${statusAddition}`))
}

function channelsOf({ account, channels, defaultChannel }: Caller, filters: Filter[]): number[] {
  const asked = filters.filter(({ field }) => field === 'channelId')
  const visible = account.hasChannels ? channels.map(({ id }) => id) : [defaultChannel.id]
  return visible.filter((id) => asked.every(({ values }) => account.hasChannels && values.includes(id)))
}

function passesWithoutStatus(filters: Filter[]): boolean {
  const byStatus = filters.filter(({ field }) => field !== 'channelId')
  return byStatus.length > 0 && byStatus.every(({ field, values }) => field === 'status' && values.includes(null))
}

function facetsOf({
  filters,
  channelIds,
  statusValues,
  orNoStatus,
}: Omit<Selection, 'facets'>): FacetCondition[] | null {
  if (orNoStatus || filters.some((filter) => !hasFacet(filter))) return null
  const conditions = filters.map(({ field, values }) =>
    field === 'groupId'
      ? { facets: values.map((id) => `group:${id}`), values: [''] }
      : { facets: [`field:${field.slice('customerFields.'.length)}`], values: values.map(String) },
  )
  if (statusValues) conditions.push({ facets: channelIds.map((id) => `status:${id}`), values: statusValues })
  return conditions.length > 0 ? conditions : [{ facets: ['all'], values: [''] }]
}

function hasFacet({ field, operator, values }: Filter): boolean {
  return operator === 'eq' && !values.includes(null) && (field === 'groupId' || field.startsWith('customerFields.'))
}
