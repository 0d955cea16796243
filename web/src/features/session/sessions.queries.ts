import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { ListedSession } from '../../api/records.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => read<{ data: ListedSession[] }>('/sessions', signal).then(({ data }) => data),
})

export function endSession(id: number): Promise<void> {
  return change('DELETE', `/sessions/${id}`)
}
