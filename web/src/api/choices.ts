import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { SettingsChoices } from './records.ts'

/** What settings can point at; screens of keys, channels and the account share it. */
export const choicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'settings', 'choices'],
    queryFn: ({ signal }) =>
      read<{ data: SettingsChoices }>(`/accounts/${accountId}/settings/choices`, signal).then(({ data }) => data),
  })
