import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { PeopleBehind, Report } from '../../api/records.ts'
import type { Behind } from './report-search.rules.ts'

const key = (accountId: number, mailingId: number) => ['account', accountId, 'report', mailingId]

export const reportQuery = (accountId: number, mailingId: number) =>
  queryOptions({
    queryKey: key(accountId, mailingId),
    // Opens and clicks are counted half a minute after they happened.
    refetchInterval: 30_000,
    queryFn: ({ signal }) =>
      read<{ data: Report }>(`/accounts/${accountId}/mailings/${mailingId}/report`, signal).then(({ data }) => data),
  })

export const peopleBehindQuery = (accountId: number, mailingId: number, { of, link }: Behind) =>
  infiniteQueryOptions({
    queryKey: [...key(accountId, mailingId), 'people', of, link ?? null],
    initialPageParam: '',
    getNextPageParam: ({ next }: PeopleBehind) => next,
    queryFn: ({ signal, pageParam }) => {
      const question = new URLSearchParams({
        of,
        ...(link && { link: String(link) }),
        ...(pageParam && { after: pageParam }),
      })
      const path = `/accounts/${accountId}/mailings/${mailingId}/report/people?${question}`
      return read<{ data: PeopleBehind }>(path, signal).then(({ data }) => data)
    },
  })

/** Where the browser fetches a table of a report. */
export function reportFileAddress(
  accountId: number,
  mailingId: number,
  wish: { of: 'figures' | 'links' | 'groups'; format: 'csv' | 'xlsx'; language: 'de' | 'en' },
): string {
  return `/app/api/accounts/${accountId}/mailings/${mailingId}/report/file?${new URLSearchParams(wish)}`
}
