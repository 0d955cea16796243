import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { Overview } from './records.ts'

export const overviewQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'overview'],
    queryFn: ({ signal }) =>
      read<{ data: Overview }>(`/accounts/${accountId}/overview`, signal).then(({ data }) => data),
  })
