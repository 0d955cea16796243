import { queryOptions } from '@tanstack/react-query'
import { bodyOf, type Chosen } from '../../api/chosen.ts'
import { change, read } from '../../api/client.ts'
import type { BulkOutcome } from '../../api/records.ts'

interface Started {
  jobId: number
  total: number
}

export type GroupAct = 'addToGroup' | 'removeFromGroup'

export function changeGroupOfMany(
  accountId: number,
  chosen: Chosen,
  { act, groupId }: { act: GroupAct; groupId: number },
): Promise<Started> {
  const path = `/accounts/${accountId}/subscribers/acts?${chosen.filters}`
  return change<{ data: Started }>('POST', path, { ...bodyOf(chosen), act, groupId }).then(({ data }) => data)
}

export type StateAct = 'archive' | 'blacklist' | 'reactivate'

export function changeStateOfMany(
  accountId: number,
  chosen: Chosen,
  { act, reason, basis }: { act: StateAct; reason: string; basis: string },
): Promise<Started> {
  const path = `/accounts/${accountId}/subscribers/acts?${chosen.filters}`
  const body = { ...bodyOf(chosen), act, ...(reason !== '' && { reason }), ...(basis !== '' && { basis }) }
  return change<{ data: Started }>('POST', path, body).then(({ data }) => data)
}

export function eraseMany(accountId: number, chosen: Chosen): Promise<Started> {
  const path = `/accounts/${accountId}/subscribers/erasures?${chosen.filters}`
  return change<{ data: Started }>('POST', path, bodyOf(chosen)).then(({ data }) => data)
}

export function undoMany(accountId: number, jobId: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/jobs/${jobId}/undo`)
}

export const outcomesQuery = (
  accountId: number,
  jobId: number,
  { outcome, after }: { outcome?: string; after: number },
) =>
  queryOptions({
    queryKey: ['account', accountId, 'jobs', jobId, 'people', { outcome, after }],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({ after: String(after), ...(outcome && { outcome }) })
      return read<{ data: BulkOutcome[] }>(`/accounts/${accountId}/jobs/${jobId}/people?${question}`, signal).then(
        ({ data }) => data,
      )
    },
  })
