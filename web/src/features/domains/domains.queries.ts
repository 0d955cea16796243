import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { SenderDomain } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/senderDomains`

export const domainsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'senderDomains'],
    queryFn: ({ signal }) => read<{ data: SenderDomain[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

export function addDomain(accountId: number, domain: string): Promise<{ data: SenderDomain }> {
  return change('POST', pathOf(accountId), { domain })
}

export function rotateKeys(accountId: number, domain: string): Promise<{ data: SenderDomain }> {
  return change('POST', `${pathOf(accountId)}/rotate?${new URLSearchParams({ domain })}`)
}

export function checkDomain(accountId: number, domain: string): Promise<{ data: SenderDomain }> {
  return change('POST', `${pathOf(accountId)}/check?${new URLSearchParams({ domain })}`)
}
