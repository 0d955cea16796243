import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, change, read } from '../../api/client.ts'
import type { ConditionBox, Explanation, GroupDetail, Preview, Vocabulary } from '../../api/records.ts'

/** What is counted of people lies among what is known of them, so that it is asked anew when they change. */
const countedKey = (accountId: number) => ['account', accountId, 'subscribers', 'conditions'] as const

export const vocabularyQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'groups', 'vocabulary'],
    queryFn: ({ signal }) =>
      read<{ data: Vocabulary }>(`/accounts/${accountId}/conditions/vocabulary`, signal).then(({ data }) => data),
  })

export const linksQuery = (accountId: number, newsletterId: string) =>
  queryOptions({
    queryKey: ['account', accountId, 'newsletters', newsletterId, 'links'],
    queryFn: ({ signal }) =>
      read<{ data: string[] }>(`/accounts/${accountId}/newsletters/${newsletterId}/links`, signal).then(
        ({ data }) => data,
      ),
  })

export interface PreviewAsked {
  conditions: ConditionBox
  groupId?: number | undefined
  below?: number | undefined
}

export interface Counted extends Preview {
  /** How long it took to know. */
  seconds: number
}

/** A newer question gives up the older one: the server stops counting when the connection closes. */
export const previewQuery = (accountId: number, asked: PreviewAsked) =>
  queryOptions({
    queryKey: [...countedKey(accountId), 'preview', asked],
    queryFn: async ({ signal }): Promise<Counted> => {
      const begun = performance.now()
      const { data } = await ask<{ data: Preview }>(`/accounts/${accountId}/conditions/preview`, asked, signal)
      return { ...data, seconds: (performance.now() - begun) / 1000 }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

export const explanationQuery = (accountId: number, subscriberId: number, conditions: ConditionBox) =>
  queryOptions({
    queryKey: [...countedKey(accountId), 'why', subscriberId, conditions],
    queryFn: async ({ signal }): Promise<Explanation> => {
      const path = `/accounts/${accountId}/subscribers/${subscriberId}/conditions`
      return (await ask<{ data: Explanation }>(path, { conditions }, signal)).data
    },
    placeholderData: keepPreviousData,
  })

export function saveConditions(accountId: number, id: number, conditions: ConditionBox): Promise<GroupDetail> {
  return change<{ data: GroupDetail }>('PATCH', `/accounts/${accountId}/groups/${id}`, { conditions }).then(
    ({ data }) => data,
  )
}

export function createDynamicGroup(accountId: number, name: string, conditions: ConditionBox): Promise<GroupDetail> {
  return change<{ data: GroupDetail }>('POST', `/accounts/${accountId}/groups`, { name, conditions }).then(
    ({ data }) => data,
  )
}
