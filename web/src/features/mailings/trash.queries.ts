import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { TrashedMailing } from '../../api/records.ts'
import { mailingsKey } from './mailings.queries.ts'

/** Below the key of all mailings: whatever leaves them comes here. */
export const trashQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'trash'],
    queryFn: ({ signal }) =>
      read<{ data: TrashedMailing[] }>(`/accounts/${accountId}/mailing-trash`, signal).then(({ data }) => data),
  })

export function restoreMailing(accountId: number, id: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/mailings/${id}/restoration`)
}
