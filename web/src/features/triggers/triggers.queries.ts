import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { TriggerInList } from '../../api/records.ts'

export const triggersQuery = (accountId: number) =>
  queryOptions({
    // Among the mailings, so that whatever changes one of them is seen here.
    queryKey: ['account', accountId, 'mailings', 'triggers'],
    queryFn: ({ signal }) =>
      read<{ data: TriggerInList[] }>(`/accounts/${accountId}/triggers`, signal).then(({ data }) => data),
  })
