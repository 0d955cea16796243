import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { AccountBelowStatistics, AccountStatistics } from '../../api/records.ts'

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
