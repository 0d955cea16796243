import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type {
  AccountOfOperator,
  ActOfOperator,
  KnownOperator,
  ListedAccount,
  Now,
  WaitingAccount,
} from '../../api/console-records.ts'

/** As often as somebody looks at a wall. */
const lookAgainMs = 10_000

export const nowQuery = queryOptions({
  queryKey: ['now'],
  queryFn: ({ signal }) => read<{ data: Now }>('/now', signal).then(({ data }) => data),
  refetchInterval: lookAgainMs,
})

interface Approvals {
  waiting: WaitingAccount[]
  refused: WaitingAccount[]
}

export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) => read<{ data: Approvals }>('/approvals', signal).then(({ data }) => data),
})

export const accountsQuery = (words: string) =>
  queryOptions({
    queryKey: ['accounts', words],
    queryFn: ({ signal }) =>
      read<{ data: ListedAccount[] }>(`/accounts?words=${encodeURIComponent(words)}`, signal).then(({ data }) => data),
    placeholderData: (before) => before,
  })

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', id],
    queryFn: ({ signal }) => read<{ data: AccountOfOperator }>(`/accounts/${id}`, signal).then(({ data }) => data),
  })

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => read<{ data: KnownOperator[] }>('/operators', signal).then(({ data }) => data),
})

interface ActsPage {
  data: ActOfOperator[]
  meta: { next: string | null }
}

export const actsQuery = infiniteQueryOptions({
  queryKey: ['acts'],
  queryFn: ({ pageParam, signal }) => read<ActsPage>(`/acts${pageParam && `?before=${pageParam}`}`, signal),
  initialPageParam: '',
  getNextPageParam: ({ meta }) => meta.next,
})

export const chainQuery = queryOptions({
  queryKey: ['acts-verification'],
  queryFn: ({ signal }) =>
    read<{ data: { entries: number; brokenAt: number | null } }>('/acts/verification', signal).then(({ data }) => data),
})

export function freezeSending(body: { installation: string; reason: string }): Promise<void> {
  return change('POST', '/sending/freeze', body)
}

export async function agreeToUnfreeze(): Promise<boolean> {
  return (await change<{ data: { isFrozen: boolean } }>('POST', '/sending/unfreeze')).data.isFrozen
}

export type Decision = 'approve' | 'refuse' | 'withdraw'

export function decide(accountId: number, decision: Decision): Promise<void> {
  return change('POST', `/accounts/${accountId}/approval`, { decision })
}

export type Limits = Pick<AccountOfOperator, 'minuteLimit' | 'concurrentLimit'>

export function setLimits(accountId: number, limits: Limits): Promise<void> {
  return change('PUT', `/accounts/${accountId}/limits`, limits)
}
