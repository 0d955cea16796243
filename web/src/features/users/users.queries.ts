import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { AccountSettings, Invitation, Member, Role } from '../../api/records.ts'

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

export function resetFactor(accountId: number, userId: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${userId}/second-factor`)
}

/** Who must have a second factor is a setting of the account like any other. */
type Demand = AccountSettings['requireSecondFactor']
const settingsOf = (accountId: number) => `/accounts/${accountId}/settings`

export const demandQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'settings', 'second-factor'],
    queryFn: ({ signal }) =>
      read<{ data: AccountSettings }>(settingsOf(accountId), signal).then(({ data }) => data.requireSecondFactor),
  })

export function demandFactor(accountId: number, requireSecondFactor: Demand): Promise<void> {
  return change('PATCH', settingsOf(accountId), { requireSecondFactor })
}

const invitationsOf = (accountId: number) => `/accounts/${accountId}/invitations`

export const invitationsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'invitations'],
    queryFn: ({ signal }) => read<{ data: Invitation[] }>(invitationsOf(accountId), signal).then(({ data }) => data),
  })

export type InvitationWish = Pick<Invitation, 'email' | 'role'> & { languageIso: string }

export function invite(accountId: number, wish: InvitationWish): Promise<{ data: Invitation }> {
  return change('POST', invitationsOf(accountId), wish)
}

export function withdrawInvitation(accountId: number, id: number): Promise<void> {
  return change('DELETE', `${invitationsOf(accountId)}/${id}`)
}
