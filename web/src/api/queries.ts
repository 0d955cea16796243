import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './refusal.ts'

/** Where the session is remembered, for those who must forget it. */
export const sessionKey = ['session'] as const

/** What the server refused stays refused; what was not answered is asked again, twice. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 2 && !(error instanceof Refusal && error.status >= 400 && error.status < 500),
        // Without a line a page says so, instead of waiting for one.
        networkMode: 'always',
        staleTime: 15_000,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
