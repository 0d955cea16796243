import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { LibraryArticle } from './records.ts'

/** The articles of the account: the L-account publishes them, newsletters of the others use them. */
export const libraryQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'articles'],
    queryFn: ({ signal }) =>
      read<{ data: LibraryArticle[] }>(`/accounts/${accountId}/articles`, signal).then(({ data }) => data),
  })
