import { infiniteQueryOptions } from '@tanstack/react-query'
import { read } from '../../api/client.ts'
import type { AccountEvent } from '../../api/records.ts'
import { type EventSearch, questionOf } from './event.rules.ts'

interface Page {
  data: AccountEvent[]
  meta: { firstSequence: number; lastSequence: number; nextBefore: number | null }
}

const everyMs = 5_000

/** The newest first. While nothing but the newest page is shown it is looked at again and again, unless it is held. */
export const eventsQuery = (
  { accountId, zone }: { accountId: number; zone: string },
  search: EventSearch,
  isHeld: boolean,
) =>
  infiniteQueryOptions({
    queryKey: ['account', accountId, 'events', search],
    queryFn: ({ signal, pageParam }) =>
      read<Page>(`/accounts/${accountId}/events?${questionOf(search, zone, pageParam)}`, signal),
    initialPageParam: search.before ?? null,
    getNextPageParam: ({ meta }) => meta.nextBefore,
    refetchInterval: ({ state }) => (isHeld || (state.data?.pages.length ?? 0) > 1 ? false : everyMs),
    refetchOnWindowFocus: !isHeld,
  })
