import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { Group } from './records.ts'

/** As many groups as somebody can look through, to choose one of them. */
export const groupChoicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'groups', 'choices'],
    queryFn: ({ signal }) =>
      read<{ data: Group[] }>(`/accounts/${accountId}/groups?limit=500&sort=name`, signal).then(({ data }) => data),
  })
