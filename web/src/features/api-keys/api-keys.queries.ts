import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { AccountApiKey } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/apiKeys`

interface Keys {
  data: AccountApiKey[]
  meta: { apiUrl: string }
}

export const keysQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'apiKeys'],
    queryFn: ({ signal }) => read<Keys>(pathOf(accountId), signal),
  })

/** What an admin chooses of a key. */
export type KeyChoice = Pick<
  AccountApiKey,
  | 'name'
  | 'scopes'
  | 'permissions'
  | 'defaultOptinMailingId'
  | 'defaultChannelIds'
  | 'defaultLegalBasis'
  | 'deferUnconfirmedData'
>

export interface MadeKey {
  id: number
  prefix: string
  key: string
}

export function createKey(accountId: number, choice: KeyChoice): Promise<MadeKey> {
  return change<{ data: MadeKey }>('POST', pathOf(accountId), choice).then(({ data }) => data)
}

export function changeKey(accountId: number, id: number, changes: Partial<KeyChoice>): Promise<void> {
  return change('PATCH', `${pathOf(accountId)}/${id}`, changes)
}

export function deleteKey(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}
