import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { SupportSession } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/supportSessions`

/** The one that is open, or nothing. */
export const supportQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'support'],
    queryFn: ({ signal }) =>
      read<{ data: SupportSession[] }>(pathOf(accountId), signal).then(({ data }) => data[0] ?? null),
  })

export function grantSupport(accountId: number, wish: { hours: number; reason: string }): Promise<void> {
  return change('POST', pathOf(accountId), wish)
}

export function endSupport(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}
