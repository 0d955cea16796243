import { queryOptions } from '@tanstack/react-query'
import { ask } from './client.ts'
import type { AllOf } from './condition.ts'

/** Who is meant: the choice in the list, and what narrows the list. */
export interface Chosen {
  /** Some by name, or everybody but some. */
  selection: { mode: 'some' | 'all'; ids: ReadonlySet<number> }
  /** Filters as a question to the server. */
  filters: URLSearchParams
  words: string
  conditions: AllOf | null
}

/** The same as the body of a question. */
export function bodyOf({ selection, words, conditions }: Chosen) {
  return { mode: selection.mode, ids: [...selection.ids], words, conditions }
}

/** What an act would find, before anything happens. */
export const chosenQuery = (accountId: number, chosen: Chosen, groupId: number | null) =>
  queryOptions({
    queryKey: ['account', accountId, 'subscribers', 'chosen', bodyOf(chosen), String(chosen.filters), groupId],
    queryFn: ({ signal }) =>
      ask<{ data: { total: number; inGroup: number | null } }>(
        `/accounts/${accountId}/subscribers/chosen?${chosen.filters}`,
        { ...bodyOf(chosen), groupId },
        signal,
      ).then(({ data }) => data),
  })
