import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { CustomerField, FieldRequest } from '../../api/records.ts'
import type { FieldWish } from './field.rules.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/customerFields`

export const fieldsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'settings', 'fields'],
    queryFn: ({ signal }) => read<{ data: CustomerField[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

const requestsOf = (accountId: number) => `/accounts/${accountId}/fieldRequests`

export const requestsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'settings', 'fieldRequests'],
    queryFn: ({ signal }) => read<{ data: FieldRequest[] }>(requestsOf(accountId), signal).then(({ data }) => data),
  })

export function requestField(accountId: number, wish: FieldWish): Promise<void> {
  return change('POST', requestsOf(accountId), wish)
}

type Seen = Pick<CustomerField, 'id' | 'version'>

export function setValue(accountId: number, { id, version }: Seen, value: CustomerField['value']): Promise<void> {
  return change('PUT', `${pathOf(accountId)}/${id}/value`, { value }, version)
}

export function resetValue(accountId: number, { id, version }: Seen): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}/value`, undefined, version)
}
