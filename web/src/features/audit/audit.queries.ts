import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
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

interface Stretch {
  csv: string
  entries: number
  oldest: number | null
  hasMore: boolean
}

/** All that match, stretch by stretch: one file, however long the log is. */
export async function exportAudit(
  accountId: number,
  { actor, act }: AuditSearch,
): Promise<{ csv: string; entries: number }> {
  const taken: Stretch[] = []
  do {
    const before = taken.at(-1)?.oldest ?? null
    const body = { actor: actor ?? null, act: act ?? null, before }
    taken.push((await change<{ data: Stretch }>('POST', `${pathOf(accountId)}/export`, body)).data)
  } while (taken.at(-1)?.hasMore)
  return { csv: taken.map(({ csv }) => csv).join(''), entries: taken.reduce((sum, { entries }) => sum + entries, 0) }
}

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
