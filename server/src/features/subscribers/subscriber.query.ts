import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import type { Principal } from '../../platform/http/route.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Caller } from '../api-keys/caller.gate.ts'
import { filterableField } from './select-subscribers.ts'
import { type SubscriberInclude, subscriberIncludes } from './subscriber.record.ts'
import type { BaseData } from './subscriber.rules.ts'

/** Null = there is no filter by it. */
const baseDataInLists: Record<keyof BaseData, { filter: FilterSpec | null; sorts: boolean }> = {
  kind: { filter: null, sorts: false },
  genderId: { filter: { type: 'integer' }, sorts: false },
  academicTitle: { filter: null, sorts: false },
  firstname: { filter: { type: 'text' }, sorts: true },
  lastname: { filter: { type: 'text' }, sorts: true },
  salutation: { filter: null, sorts: false },
  city: { filter: { type: 'text' }, sorts: false },
  birthday: { filter: { type: 'date', ranges: true }, sorts: false },
  languageIso: { filter: null, sorts: false },
  timeZone: { filter: null, sorts: false },
  reference: { filter: null, sorts: false },
}
const baseData = Object.entries(baseDataInLists)
const filters: Record<string, FilterSpec> = {
  id: { type: 'id' },
  email: { type: 'text', contains: true },
  ...Object.fromEntries(baseData.flatMap(([name, { filter }]) => (filter === null ? [] : [[name, filter]]))),
  status: { type: 'integer' },
  statusAddition: { type: 'integer' },
  channelId: { type: 'id' },
  groupId: { type: 'id' },
  createdAt: { type: 'time', ranges: true },
  updatedAt: { type: 'time', ranges: true },
  optinAt: { type: 'time', ranges: true },
  optoutAt: { type: 'time', ranges: true },
}
const subscriberSorts = [
  'id',
  'email',
  ...baseData.flatMap(([name, { sorts }]) => (sorts ? [name] : [])),
  'createdAt',
  'updatedAt',
  'optinAt',
  'optoutAt',
]

function subscriberListSpec(account: Pick<FullAccount, 'fields'>): ListSpec<SubscriberInclude> {
  return {
    paginated: true,
    include: subscriberIncludes,
    sort: subscriberSorts,
    filters: (name) =>
      Object.hasOwn(filters, name) ? filters[name] : filterableField(account, name) && { type: 'text' },
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
    parseListQuery(query, subscriberListSpec((principal as Caller).account)),
  parameters: listParameters(subscriberListSpec({ fields: [] }), subscriberFilterNames),
}

/** The same without relations: the application shows them on the page of one person. */
export const subscriberViewQuery = {
  parse: (query: URLSearchParams, principal: Principal) => {
    const { include: _, ...spec } = subscriberListSpec((principal as Principal & { account: FullAccount }).account)
    return parseListQuery<never>(query, { ...spec, include: undefined })
  },
  parameters: subscriberListQuery.parameters.filter(({ name }) => name !== 'include'),
}

/** Filters alone, for whoever counts. */
export const subscriberNarrowingQuery = {
  parse: (query: URLSearchParams, principal: Principal) =>
    parseListQuery<never>(query, {
      filters: subscriberListSpec((principal as Principal & { account: FullAccount }).account).filters,
    }),
  parameters: listParameters({}, subscriberFilterNames),
}

/** `include` alone, for single records. */
export const includeQuery = {
  parse: (query: URLSearchParams) => parseListQuery<SubscriberInclude>(query, { include: subscriberIncludes }),
  parameters: [
    {
      name: 'include',
      description: `Relations to add, comma-separated: ${subscriberIncludes.join(', ')}.`,
      schema: { type: 'string' },
    },
  ],
}
