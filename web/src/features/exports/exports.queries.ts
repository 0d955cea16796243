import { queryOptions } from '@tanstack/react-query'
import { bodyOf, type Chosen } from '../../api/chosen.ts'
import { change, read } from '../../api/client.ts'
import type { Export, ExportColumn } from '../../api/records.ts'
import type { ExportOrder } from './export.rules.ts'

export const exportColumnsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'exports', 'columns'],
    queryFn: ({ signal }) =>
      read<{ data: ExportColumn[] }>(`/accounts/${accountId}/export-columns`, signal).then(({ data }) => data),
  })

export function startExport(
  accountId: number,
  chosen: Chosen,
  order: ExportOrder & { language: string },
): Promise<{ id: number; total: number }> {
  const path = `/accounts/${accountId}/exports?${chosen.filters}`
  return change<{ data: { id: number; total: number } }>('POST', path, { ...bodyOf(chosen), ...order }).then(
    ({ data }) => data,
  )
}

export const exportQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'exports', id],
    queryFn: ({ signal }) =>
      read<{ data: Export }>(`/accounts/${accountId}/exports/${id}`, signal).then(({ data }) => data),
    retry: false,
  })

/** Where the browser fetches the file, for the next 15 minutes. */
export async function addressOfFile(accountId: number, id: number): Promise<string> {
  const path = `/accounts/${accountId}/exports/${id}`
  const { data } = await change<{ data: { token: string } }>('POST', `${path}/links`)
  return `/app/api${path}/file?link=${encodeURIComponent(data.token)}`
}
