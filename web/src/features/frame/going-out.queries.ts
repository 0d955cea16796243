import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { Sending } from '../../api/records.ts'

const movingMs = 10_000
const restingMs = 30_000

/** Asked for after every act on mailings, and while somebody looks, because no news tell that one begins at its time. */
export const sendingQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'mailings', 'sending'],
    queryFn: ({ signal }) =>
      read<{ data: Sending[] }>(`/accounts/${accountId}/sending`, signal).then(({ data }) => data),
    refetchInterval: ({ state }) => (state.data?.length ? movingMs : restingMs),
  })
