import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { AccountPages, AccountSettings } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/settings`
const keyOf = (accountId: number) => ['account', accountId, 'settings'] as const

export const settingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), 'account'],
    queryFn: ({ signal }) => read<{ data: AccountSettings }>(pathOf(accountId), signal).then(({ data }) => data),
  })

export type AccountChange = Pick<
  AccountSettings,
  | 'name'
  | 'timeZone'
  | 'languages'
  | 'defaultLanguageIso'
  | 'defaultSenderName'
  | 'defaultSenderEmail'
  | 'tracking'
  | 'defaultOptinMailingId'
  | 'defaultOptoutMailingId'
  | 'alwaysForceOptIn'
  | 'confirmAddressChanges'
  | 'requireApproval'
  | 'undoSeconds'
  | 'salutations'
  | 'brake'
  | 'retention'
>

export function changeSettings(accountId: number, changes: Partial<AccountChange>): Promise<void> {
  return change('PATCH', pathOf(accountId), changes)
}

export const pagesQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), 'pages'],
    queryFn: ({ signal }) =>
      read<{ data: AccountPages }>(`${pathOf(accountId)}/pages`, signal).then(({ data }) => data),
  })

export function changePages(accountId: number, changes: Partial<AccountPages>): Promise<void> {
  return change('PATCH', `${pathOf(accountId)}/pages`, changes)
}
