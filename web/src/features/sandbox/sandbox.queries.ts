import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, change, read } from '../../api/client.ts'
import type { CapturedMail, OpenedMail, SandboxState } from '../../api/records.ts'

interface InboxPage {
  data: CapturedMail[]
  meta: { total: number; nextBefore: number | null }
}

const sandboxKey = (accountId: number) => ['account', accountId, 'sandbox'] as const
const everyMs = 3000
const onTheWayMs = 1000

export const sandboxQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...sandboxKey(accountId), 'clock'],
    queryFn: async ({ signal }) => (await read<{ data: SandboxState }>(`/accounts/${accountId}/sandbox`, signal)).data,
    refetchInterval: ({ state }) => (state.data?.until ? onTheWayMs : 15_000),
  })

/** The newest first; what is sent arrives by itself. Addresses stand in no URL. */
export const inboxQuery = (accountId: number, to: string | null) =>
  infiniteQueryOptions({
    queryKey: [...sandboxKey(accountId), 'inbox', to],
    queryFn: ({ signal, pageParam }) =>
      ask<InboxPage>(`/accounts/${accountId}/inbox/search`, { to, before: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.nextBefore,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : everyMs),
  })

export function forgetInbox(queries: QueryClient, accountId: number): void {
  const page: InboxPage = { data: [], meta: { total: 0, nextBefore: null } }
  queries.setQueryData(inboxQuery(accountId, null).queryKey, { pages: [page], pageParams: [null] })
}

/** Its address is good for ten minutes. */
export const capturedQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...sandboxKey(accountId), 'mail', id],
    queryFn: async ({ signal }) =>
      (await read<{ data: OpenedMail }>(`/accounts/${accountId}/inbox/${id}`, signal)).data,
    staleTime: 8 * 60_000,
    refetchInterval: 8 * 60_000,
  })

export async function makeSandbox(accountId: number): Promise<number> {
  return (await change<{ data: { id: number } }>('POST', `/accounts/${accountId}/sandbox`)).data.id
}

export function turnClock(accountId: number, forwardSeconds: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/sandbox/clock`, { forwardSeconds })
}

export function resetSandbox(accountId: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/sandbox/reset`)
}
