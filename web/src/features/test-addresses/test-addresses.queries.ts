import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { TestAddress } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/testAddresses`

export const testAddressesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'testAddresses'],
    queryFn: ({ signal }) => read<{ data: TestAddress[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

/** Asks the address, or asks it once more. */
export function addTestAddress(accountId: number, wish: { email: string; languageIso: string }): Promise<unknown> {
  return change('POST', pathOf(accountId), wish)
}

export function removeTestAddress(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}
