import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { Pagination, Subscriber, SubscriberView } from '../../api/records.ts'
import { nameOf } from './name.rules.ts'
import { questionOf, type SubscriberSearch } from './subscriber-filter.rules.ts'

interface Page {
  data: SubscriberView[]
  meta: { pagination: Pagination }
}

interface Where {
  accountId: number
  zone: string
}

export const subscribersQuery = ({ accountId, zone }: Where, search: SubscriberSearch) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'list', search],
    queryFn: ({ signal }) => read<Page>(`/accounts/${accountId}/subscribers?${questionOf(search, zone)}`, signal),
    placeholderData: keepPreviousData,
  })

export const subscriberQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'one', id],
    queryFn: ({ signal }) =>
      read<{ data: Subscriber }>(`/accounts/${accountId}/subscribers/${id}`, signal).then(({ data }) => data),
  })

const foundAtOnce = 5

/** People by a part of their address, for whoever searches from elsewhere. */
export const findPeople = (queries: QueryClient, accountId: number) => async (words: string) => {
  const page = await queries.fetchQuery(subscribersQuery({ accountId, zone: 'UTC' }, { search: words }))
  return page.data.slice(0, foundAtOnce).map((person) => ({ id: person.id, email: person.email, name: nameOf(person) }))
}
