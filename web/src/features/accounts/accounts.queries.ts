import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { Account, Channel, Subaccount } from '../../api/records.ts'

const pathOf = (accountId: number, id?: number) =>
  `/accounts/${accountId}/subaccounts${id === undefined ? '' : `/${id}`}`

interface Family {
  data: Subaccount[]
  meta: {
    handedDown: (Pick<Channel, 'id' | 'translations'> & { accounts: number })[]
    offers: Pick<Account, 'id' | 'name'>[]
  }
}

export const familyQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'subaccounts'],
    queryFn: ({ signal }) => read<Family>(pathOf(accountId), signal),
  })

type Made = Promise<number>
const idOf = ({ data }: { data: { id: number } }) => data.id

export function openSubaccount(accountId: number, name: string): Made {
  return change<{ data: { id: number } }>('POST', pathOf(accountId), { name }).then(idOf)
}

export function openFurtherAccount(accountId: number, account: Pick<Account, 'name' | 'type'>): Made {
  return change<{ data: { id: number } }>('POST', `/accounts/${accountId}/furtherAccounts`, account).then(idOf)
}

export function renameSubaccount(accountId: number, id: number, name: string): Promise<void> {
  return change('PATCH', pathOf(accountId, id), { name })
}

export type Step = 'locking' | 'unlocking' | 'detaching'

export function takeStep(accountId: number, id: number, step: Step): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/${step}`)
}

export function switchChannels(accountId: number, id: number, isBooked: boolean): Promise<void> {
  return change('PUT', `${pathOf(accountId, id)}/channelModule`, { isBooked })
}

export function inviteAdmin(
  accountId: number,
  id: number,
  wish: { email: string; languageIso: string },
): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/invitations`, wish)
}

export function answerOffer(accountId: number, id: number, isAccepted: boolean): Promise<void> {
  const path = `/accounts/${accountId}/offers/${id}`
  return isAccepted ? change('POST', `${path}/attaching`) : change('DELETE', path)
}
