import { queryOptions } from '@tanstack/react-query'
import { change, read } from './client.ts'
import type { LibraryArticle, TrashedArticle } from './records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/articles`

export const libraryKey = (accountId: number) => ['account', accountId, 'articles'] as const

/** The articles of the account: the L-account publishes them, newsletters of the others use them. */
export const libraryQuery = (accountId: number) =>
  queryOptions({
    queryKey: libraryKey(accountId),
    queryFn: ({ signal }) => read<{ data: LibraryArticle[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

/** Below the key of the library: whatever leaves it comes here. */
export const articleTrashQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...libraryKey(accountId), 'trash'],
    queryFn: ({ signal }) =>
      read<{ data: TrashedArticle[] }>(`/accounts/${accountId}/article-trash`, signal).then(({ data }) => data),
  })

export function deleteArticle(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}

export function restoreArticle(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId)}/${id}/restoration`)
}
