import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { AuditEntry } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/audit`

export interface AuditSearch {
  actor?: string
  act?: string
}

interface Page {
  data: AuditEntry[]
  meta: { hasMore: boolean }
}

export const auditQuery = (accountId: number, { actor, act }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['account', accountId, 'audit', { actor, act }],
    queryFn: ({ signal, pageParam }) => {
      const question = new URLSearchParams({
        ...(actor && { actor }),
        ...(act && { act }),
        ...(pageParam !== null && { before: String(pageParam) }),
      })
      return read<Page>(`${pathOf(accountId)}?${question}`, signal)
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, meta }) => (meta.hasMore ? (data.at(-1)?.sequence ?? null) : null),
  })

interface Verification {
  entries: number
  brokenAt: number | null
}

/** The whole chain is walked for it, so it is not asked again at every glance. */
export const verificationQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'audit', 'verification'],
    queryFn: ({ signal }) =>
      read<{ data: Verification }>(`${pathOf(accountId)}/verification`, signal).then(({ data }) => data),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
