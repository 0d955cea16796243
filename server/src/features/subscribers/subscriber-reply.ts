import { parseListQuery } from '../../platform/http/query.ts'
import type { Reply } from '../../platform/http/route.ts'
import { apiBase } from '../../platform/http/route-table.ts'
import { wrap } from '../../platform/http/schema.ts'
import { type SubscriberInclude, subscriberIncludes } from './subscriber-record.ts'

export const subscriberScope = { scopes: ['subscribers'], accountTypes: ['S'], tag: 'Subscribers' } as const

/** `include` alone, for single records. */
export const includeQuery = {
  parse: (query: URLSearchParams) => parseListQuery<SubscriberInclude>(query, { include: subscriberIncludes }),
  parameters: [
    {
      name: 'include',
      description: `Relations to add, comma-separated: ${subscriberIncludes.join(', ')}.`,
      schema: { type: 'string' },
    },
  ],
}

export function subscriberReply(record: { id: number }, created: boolean, extras: Record<string, unknown> = {}): Reply {
  return {
    status: created ? 201 : 200,
    body: wrap(record, subscriberIncludes, extras),
    subjects: [record.id],
    ...(created && { location: `${apiBase}/subscribers/${record.id}` }),
  }
}
