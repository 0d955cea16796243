import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { AccountBelowStatistics, AccountStatistics, PeopleOfGrowth, Readers } from '../../api/records.ts'
import type { GrowthNumber } from './statistics-search.rules.ts'

export const statisticsQuery = (accountId: number, days: number, channelId: number | undefined) =>
  queryOptions({
    queryKey: ['account', accountId, 'statistics', days, channelId ?? null],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({ days: String(days), ...(channelId && { channelId: String(channelId) }) })
      return read<{ data: AccountStatistics }>(`/accounts/${accountId}/statistics?${question}`, signal).then(
        ({ data }) => data,
      )
    },
  })

export const statisticsBelowQuery = (accountId: number, days: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'statistics', 'below', days],
    queryFn: ({ signal }) =>
      read<{ data: AccountBelowStatistics[] }>(
        `/accounts/${accountId}/subaccounts/statistics?days=${days}`,
        signal,
      ).then(({ data }) => data),
  })

/** Counted anew each time; whoever leaves the page ends the count. */
export const readersQuery = (accountId: number, channelId: number | undefined) =>
  queryOptions({
    queryKey: ['account', accountId, 'statistics', 'readers', channelId ?? null],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({ ...(channelId && { channelId: String(channelId) }) })
      return read<{ data: Readers }>(`/accounts/${accountId}/statistics/readers?${question}`, signal).then(
        ({ data }) => data,
      )
    },
    retry: false,
  })

export const growthPeopleQuery = (accountId: number, { of, from, to, channel }: GrowthNumber) =>
  infiniteQueryOptions({
    queryKey: ['account', accountId, 'statistics', 'people', of, from, to, channel ?? null],
    initialPageParam: '',
    getNextPageParam: ({ next }: PeopleOfGrowth) => next,
    queryFn: ({ signal, pageParam }) => {
      const question = new URLSearchParams({
        ...{ of, from, to },
        ...(channel && { channelId: String(channel) }),
        ...(pageParam && { after: pageParam }),
      })
      const path = `/accounts/${accountId}/statistics/people?${question}`
      return read<{ data: PeopleOfGrowth }>(path, signal).then(({ data }) => data)
    },
  })

/** Where the browser fetches a table of the statistics; those of other routes stand apart. */
export function statisticsFileAddress(accountId: number, { of, days, channel, ...rest }: FileWish): string {
  const asked = { days: String(days), ...rest }
  const ofChannel = channel && { channelId: String(channel) }
  if (of === 'accounts')
    return `/app/api/accounts/${accountId}/subaccounts/statistics/file?${new URLSearchParams(asked)}`
  if (of === 'readers')
    return `/app/api/accounts/${accountId}/statistics/readers/file?${new URLSearchParams({ ...rest, ...ofChannel })}`
  const question = new URLSearchParams({ of, ...asked, ...ofChannel })
  return `/app/api/accounts/${accountId}/statistics/file?${question}`
}

interface FileWish {
  of: 'growth' | 'mailings' | 'hours' | 'readers' | 'machines' | 'channels' | 'accounts'
  days: number
  channel: number | undefined
  format: 'csv' | 'xlsx'
  language: 'de' | 'en'
}
