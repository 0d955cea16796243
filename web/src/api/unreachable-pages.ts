import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { UnreachablePage } from './records.ts'

/** Which of the pages at a path do not answer: asked anew whenever other addresses are saved. */
export const unreachableQuery = (path: string, kept: object) =>
  queryOptions({
    queryKey: ['unreachable', path, kept],
    queryFn: ({ signal }) => read<{ data: UnreachablePage[] }>(`${path}/unreachable`, signal).then(({ data }) => data),
    retry: false,
  })
