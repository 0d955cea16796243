import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { CustomerField } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/customerFields`

export const fieldsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'settings', 'fields'],
    queryFn: ({ signal }) => read<{ data: CustomerField[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

type Seen = Pick<CustomerField, 'id' | 'version'>

export function setValue(accountId: number, { id, version }: Seen, value: CustomerField['value']): Promise<void> {
  return change('PUT', `${pathOf(accountId)}/${id}/value`, { value }, version)
}

export function resetValue(accountId: number, { id, version }: Seen): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}/value`, undefined, version)
}
