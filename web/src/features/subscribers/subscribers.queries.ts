import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, read } from '../../api/client.ts'
import type { ListColumn, Subscriber, SubscriberRow } from '../../api/records.ts'
import { nameOf } from './name.rules.ts'
import { filtersOf, narrowingBody, narrowings, questionOf, type SubscriberSearch } from './subscriber-filter.rules.ts'

interface Page {
  data: SubscriberRow[]
  /** Null = it takes a while to count them. */
  meta: { total: number | null; columns: ListColumn[] }
}

export interface SubscriberDetail {
  data: Subscriber
  meta: { version: string; fields: CustomerField[] }
}

/** One of the customer's own fields. */
export interface CustomerField {
  id: number
  type: number
  isEditable: boolean
  translations: Record<string, { name: string }>
}

interface Where {
  accountId: number
  zone: string
}

export const subscribersQuery = ({ accountId, zone }: Where, search: SubscriberSearch) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'list', search],
    queryFn: ({ signal }) =>
      ask<Page>(
        `/accounts/${accountId}/subscribers/search?${questionOf(search, zone)}`,
        { ...narrowingBody(search), columns: search.columns ?? [] },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

export const listColumnsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'columns'],
    queryFn: ({ signal }) =>
      read<{ data: ListColumn[] }>(`/accounts/${accountId}/subscriber-columns`, signal).then(({ data }) => data),
  })

/** How many match, where the list did not know it at once: the same for every page and order. */
export const countQuery = ({ accountId, zone }: Where, search: SubscriberSearch) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'count', narrowings(search).map((name) => [name, search[name]])],
    queryFn: ({ signal }) =>
      ask<{ data: { total: number } }>(
        `/accounts/${accountId}/subscribers/count?${filtersOf(search, zone)}`,
        narrowingBody(search),
        signal,
      ).then(({ data }) => data.total),
  })

export const subscriberQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'one', id],
    queryFn: ({ signal }) => read<SubscriberDetail>(`/accounts/${accountId}/subscribers/${id}`, signal),
  })

const foundAtOnce = 5

/** People by a part of their address or name, for whoever searches from elsewhere. */
export const findPeople = (queries: QueryClient, accountId: number) => async (words: string) => {
  const page = await queries.fetchQuery(subscribersQuery({ accountId, zone: 'UTC' }, { words }))
  return page.data.slice(0, foundAtOnce).map((person) => ({ id: person.id, email: person.email, name: nameOf(person) }))
}
