import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { Job } from '../../api/records.ts'

export const jobsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'jobs'],
    queryFn: ({ signal }) => read<{ data: Job[] }>(`/accounts/${accountId}/jobs`, signal).then(({ data }) => data),
  })

export const jobQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'jobs', id],
    queryFn: ({ signal }) => read<{ data: Job }>(`/accounts/${accountId}/jobs/${id}`, signal).then(({ data }) => data),
  })

export function stopJob(accountId: number, id: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/jobs/${id}/cancel`)
}

export function goOnWithJob(accountId: number, id: number): Promise<void> {
  return change('POST', `/accounts/${accountId}/jobs/${id}/retry`)
}
