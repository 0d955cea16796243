import type { Sql } from 'sql-template-tag'
import type { Filter } from '../../platform/db/list-query.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { type Condition, conditionMembers, dynamicMembers } from '../conditions/index.ts'
import { type DataType, dataTypes, fieldTypes, normalizeFieldValue } from '../customer-fields/index.ts'
import { allStates, facetValueOf, type State, states } from './status.rules.ts'

/** One property of a subscriber that is kept as bitmaps: any of these (facet, value) pairs. */
export interface FacetCondition {
  facets: string[]
  values: string[]
  /** More people, as queries for blocks: members of dynamic groups. */
  blocks?: Sql[]
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
  /** Each of them is in the address, the names or the city, or is the id. */
  words: string[]
  /** Who is in the dynamic groups that are asked for. */
  dynamicGroups: ReadonlyMap<number, Sql>
  /** Whom the conditions are true of, as a query for blocks; null = there are none. */
  matching: Sql | null
}

const statusFields = new Set(['status', 'statusAddition', 'channelId'])

/** Whom a list is narrowed to. */
export interface Narrowing {
  filters: readonly Filter[]
  words?: readonly string[]
  /** As a dynamic group has them: opt-in days, engagement and fields are judged by one rule. */
  conditions?: Condition | null
}

/** Dynamic groups and conditions are evaluated at this moment. */
export async function selectionOf(look: Look<FullAccount>, query: Narrowing): Promise<Selection> {
  const { account, config } = look
  const groupIds = query.filters.flatMap(({ field, values }) => (field === 'groupId' ? values.map(Number) : []))
  const { blocks: dynamicGroups, goneIds } = await dynamicMembers(look.reader, look.clock.now(), groupIds)
  const normalized = query.filters.map((filter) =>
    filter.field === 'groupId' ? without(filter, goneIds) : normalizeFilter(account, filter, config.ALLOW_EAI),
  )
  const status = normalized.filter(({ field }) => statusFields.has(field))
  const others = normalized.filter(({ field }) => !statusFields.has(field))
  const statusValues = status.length > 0 ? passingStatuses(status) : null
  const selection = {
    filters: others,
    channelIds: channelsOf(account, status),
    statusValues,
    orNoStatus: passesWithoutStatus(status),
    words: [...(query.words ?? [])],
    dynamicGroups,
    matching: query.conditions ? await conditionMembers(look, query.conditions) : null,
  }
  return { ...selection, facets: facetsOf(selection) }
}

/** Where no value is left it passes nobody. */
function without(filter: Filter, gone: readonly number[]): Filter {
  return { ...filter, values: filter.values.filter((id) => !gone.includes(Number(id))) }
}

/** How the value of a filter is compared with stored ones; null = there is no filter by this type. */
const comparisons: Record<DataType, 'asWritten' | 'normalized' | null> = {
  [dataTypes.string]: 'normalized',
  [dataTypes.integer]: 'asWritten',
  [dataTypes.date]: 'normalized',
  [dataTypes.boolean]: 'asWritten',
  [dataTypes.stringList]: null,
  [dataTypes.currency]: 'normalized',
}

export function filterableField({ fields }: Pick<FullAccount, 'fields'>, name: string) {
  const id = /^customerFields\.([1-9][0-9]{0,15})$/.exec(name)?.[1]
  return fields.find(
    (field) => String(field.id) === id && field.fieldType === fieldTypes.subscriber && comparisons[field.type] !== null,
  )
}

function normalizeFilter(account: FullAccount, filter: Filter, allowEai: boolean): Filter {
  if (filter.field === 'email')
    return {
      ...filter,
      values: filter.values.map((value) => value && emailKeyOf(String(value), filter.operator, allowEai)),
    }
  const field = filterableField(account, filter.field)
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
  const passes = (state: State) =>
    filters.every(
      ({ field, values }) =>
        field === 'channelId' || values.includes(states[state][field as 'status' | 'statusAddition']),
    )
  return allStates.filter(passes).map(facetValueOf)
}

function channelsOf({ hasChannels, channels, defaultChannel }: FullAccount, filters: Filter[]): number[] {
  const asked = filters.filter(({ field }) => field === 'channelId')
  const visible = hasChannels ? channels.map(({ id }) => id) : [defaultChannel.id]
  return visible.filter((id) => asked.every(({ values }) => hasChannels && values.includes(id)))
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
  words,
  dynamicGroups,
  matching,
}: Omit<Selection, 'facets'>): FacetCondition[] | null {
  if (orNoStatus || words.length > 0 || filters.some((filter) => !hasFacet(filter))) return null
  const conditions = filters.map(
    ({ field, values }): FacetCondition =>
      field === 'groupId'
        ? {
            facets: values.map((id) => `group:${id}`),
            values: [''],
            blocks: values.flatMap((id) => dynamicGroups.get(Number(id)) ?? []),
          }
        : { facets: [`field:${field.slice('customerFields.'.length)}`], values: values.map(String) },
  )
  if (matching) conditions.push({ facets: [], values: [''], blocks: [matching] })
  if (statusValues) conditions.push({ facets: channelIds.map((id) => `status:${id}`), values: statusValues })
  return conditions.length > 0 ? conditions : [{ facets: ['all'], values: [''] }]
}

function hasFacet({ field, operator, values }: Filter): boolean {
  return operator === 'eq' && !values.includes(null) && (field === 'groupId' || field.startsWith('customerFields.'))
}
