import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type {
  AccountOfOperator,
  ActOfOperator,
  KnownOperator,
  ListedAccount,
  Now,
  OperatorRequest,
  PersonFound,
  PersonShown,
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

export const requestsQuery = queryOptions({
  queryKey: ['requests'],
  queryFn: ({ signal }) => read<{ data: OperatorRequest[] }>('/requests', signal).then(({ data }) => data),
  refetchInterval: lookAgainMs,
})

export type Wish = { reason: string } & (
  | { kind: 'unlockAccount'; accountId: number }
  | { kind: 'resetFactor'; email: string }
)

export function askOperators(wish: Wish): Promise<void> {
  return change('POST', '/requests', wish)
}

export function agreeToRequest(id: number): Promise<void> {
  return change('POST', `/requests/${id}/agreement`)
}

export function completeRequest(id: number): Promise<void> {
  return change('POST', `/requests/${id}/completion`)
}

export function withdrawRequest(id: number): Promise<void> {
  return change('DELETE', `/requests/${id}`)
}

export function lockAccount(accountId: number, reason: string): Promise<void> {
  return change('POST', `/accounts/${accountId}/lock`, { reason })
}

/** A change of nothing, but a look that is written down: it is made when somebody asks for it, and not again by itself. */
export async function searchPeople(accountId: number, words: string): Promise<PersonFound[]> {
  return (await change<{ data: PersonFound[] }>('POST', `/accounts/${accountId}/people/search`, { words })).data
}

export const personQuery = (accountId: number, personId: number) =>
  queryOptions({
    queryKey: ['person', accountId, personId],
    queryFn: ({ signal }) =>
      read<{ data: PersonShown }>(`/accounts/${accountId}/people/${personId}`, signal).then(({ data }) => data),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    gcTime: 0,
  })
