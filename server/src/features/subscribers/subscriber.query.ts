import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import type { Principal } from '../../platform/http/route.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Caller } from '../api-keys/caller.gate.ts'
import { filterableField } from './select-subscribers.ts'
import { type SubscriberInclude, subscriberIncludes } from './subscriber.record.ts'
import type { BaseData } from './subscriber.rules.ts'

/** Null = there is no filter by it. */
const baseDataFilters: Record<keyof BaseData, FilterSpec | null> = {
  genderId: { type: 'integer' },
  academicTitle: null,
  firstname: { type: 'text' },
  lastname: { type: 'text' },
  salutation: null,
  city: { type: 'text' },
  birthday: { type: 'date', ranges: true },
  languageIso: null,
  reference: null,
}
const filters: Record<string, FilterSpec> = {
  id: { type: 'id' },
  email: { type: 'text', contains: true },
  ...given(baseDataFilters),
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
  'firstname',
  'lastname',
  'createdAt',
  'updatedAt',
  'optinAt',
  'optoutAt',
] as const

function given<T>(specs: Record<string, T | null>): Record<string, T> {
  return Object.fromEntries(Object.entries(specs).flatMap(([name, spec]) => (spec === null ? [] : [[name, spec]])))
}

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
