import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, change, read } from '../../api/client.ts'
import type { Group, GroupDetail, Pagination, PeopleAssigned, SubscriberView, TrashedGroup } from '../../api/records.ts'
import { rowsPerPage } from '../../ui/table/paging.rules.ts'
import type { GroupsSearch, MembersSearch } from './group-search.rules.ts'

interface Page<T> {
  data: T[]
  meta: { pagination: Pagination }
}

interface FoundMembers {
  data: SubscriberView[]
  /** Null = it takes a while to count them. */
  meta: { total: number | null }
}

const pathOf = (accountId: number, id?: number) => `/accounts/${accountId}/groups${id === undefined ? '' : `/${id}`}`
export const groupsKey = (accountId: number) => ['account', accountId, 'groups'] as const

export const groupsQuery = (accountId: number, { page = 1, sort = 'name' }: GroupsSearch) =>
  queryOptions({
    queryKey: [...groupsKey(accountId), 'list', { page, sort }],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({ limit: String(rowsPerPage), page: String(page), sort })
      return read<Page<Group>>(`${pathOf(accountId)}?${question}`, signal)
    },
    placeholderData: keepPreviousData,
  })

/** Below the key of all groups: whatever leaves them comes here. */
export const trashQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...groupsKey(accountId), 'trash'],
    queryFn: ({ signal }) =>
      read<{ data: TrashedGroup[] }>(`/accounts/${accountId}/group-trash`, signal).then(({ data }) => data),
  })

export const groupQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...groupsKey(accountId), 'one', id],
    queryFn: ({ signal }) => read<{ data: GroupDetail }>(pathOf(accountId, id), signal).then(({ data }) => data),
  })

/** By id unless somebody asks for another order: any page of the largest group is at hand then. */
export const membersQuery = (
  accountId: number,
  groupId: number,
  { page = 1, sort = '-id', words = '' }: MembersSearch,
) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'group', groupId, { page, sort, words }],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({ limit: String(rowsPerPage), page: String(page), sort })
      question.set('filter[groupId]', String(groupId))
      return ask<FoundMembers>(`/accounts/${accountId}/subscribers/search?${question}`, wordsAlone(words), signal)
    },
    placeholderData: keepPreviousData,
  })

/** How many match, where the list did not know it at once. */
export const membersCountQuery = (accountId: number, groupId: number, { words = '' }: MembersSearch) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'group', groupId, 'count', words],
    queryFn: ({ signal }) => {
      const path = `/accounts/${accountId}/subscribers/count?filter[groupId]=${groupId}`
      return ask<{ data: { total: number } }>(path, wordsAlone(words), signal).then(({ data }) => data.total)
    },
  })

const wordsAlone = (words: string) => ({ words, conditions: null })

export function createGroup(accountId: number, name: string): Promise<Group> {
  return change<{ data: Group }>('POST', pathOf(accountId), { name }).then(({ data }) => data)
}

export function renameGroup(accountId: number, id: number, name: string): Promise<void> {
  return change('PATCH', pathOf(accountId, id), { name })
}

export function deleteGroup(accountId: number, id: number): Promise<void> {
  return change('DELETE', pathOf(accountId, id))
}

export function restoreGroup(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/restoration`)
}

export function putIn(accountId: number, id: number, people: string[]): Promise<PeopleAssigned> {
  return change<{ data: PeopleAssigned }>('POST', `${pathOf(accountId, id)}/members`, { people }).then(
    ({ data }) => data,
  )
}

export function takeOut(accountId: number, id: number, subscriberIds: number[]): Promise<number[]> {
  return change<{ data: { removed: number[] } }>('POST', `${pathOf(accountId, id)}/dismissals`, { subscriberIds }).then(
    ({ data }) => data.removed,
  )
}
