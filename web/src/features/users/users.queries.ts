import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { Member, Role } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/members`

export const membersQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'members'],
    queryFn: ({ signal }) => read<{ data: Member[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

export function changeRole(accountId: number, userId: number, role: Role): Promise<void> {
  return change('PATCH', `${pathOf(accountId)}/${userId}`, { role })
}

export function removeMember(accountId: number, userId: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${userId}`)
}
