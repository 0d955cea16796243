import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { SavedView } from '../../api/records.ts'

const path = (accountId: number) => `/accounts/${accountId}/views`

export const savedViewsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'views'],
    queryFn: ({ signal }) => read<{ data: SavedView[] }>(path(accountId), signal).then(({ data }) => data),
  })

export function keepView(accountId: number, view: Pick<SavedView, 'name' | 'search'>): Promise<SavedView> {
  return change<{ data: SavedView }>('POST', path(accountId), view).then(({ data }) => data)
}

export function changeView(
  accountId: number,
  id: number,
  changed: Partial<Pick<SavedView, 'name' | 'isDefault'>>,
): Promise<void> {
  return change('PATCH', `${path(accountId)}/${id}`, changed)
}

export function deleteView(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${path(accountId)}/${id}`)
}
