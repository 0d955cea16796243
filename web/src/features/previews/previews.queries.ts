import { queryOptions } from '@tanstack/react-query'
import { ask, read } from '../../api/client.ts'
import type { MailPreview, ShownCases, SubscriberView } from '../../api/records.ts'

export const previewsKey = (accountId: number, mailingId: number) =>
  ['account', accountId, 'previews', mailingId] as const

/** An address ends after ten minutes; nobody is shown one that is about to. */
const freshMs = 8 * 60_000

/** As nobody, or as a person; only who may see people asks for one. */
export const previewQuery = (accountId: number, mailingId: number, subscriberId: number | null) =>
  queryOptions({
    queryKey: [...previewsKey(accountId, mailingId), subscriberId],
    staleTime: freshMs,
    gcTime: freshMs,
    refetchInterval: freshMs,
    queryFn: ({ signal }) => {
      const person = subscriberId === null ? '' : `/${subscriberId}`
      const path = `/accounts/${accountId}/mailings/${mailingId}/preview${person}`
      return read<{ data: MailPreview }>(path, signal).then(({ data }) => data)
    },
  })

export type Reader = ShownCases['people'][number]

/** The fewest people who show every case, by the mail as it is now. */
export const casesQuery = (accountId: number, mailingId: number) =>
  queryOptions({
    queryKey: [...previewsKey(accountId, mailingId), 'cases'],
    retry: false,
    queryFn: ({ signal }) =>
      read<{ data: ShownCases }>(`/accounts/${accountId}/mailings/${mailingId}/cases`, signal).then(({ data }) => data),
  })

/** People whose address or name has these words in it. */
export const readersQuery = (accountId: number, words: string) =>
  queryOptions({
    queryKey: ['account', accountId, 'readers', words],
    enabled: words !== '',
    queryFn: ({ signal }) => {
      const path = `/accounts/${accountId}/subscribers/search?limit=8`
      return ask<{ data: SubscriberView[] }>(path, { words, conditions: null }, signal).then(({ data }) => data)
    },
  })
