import { paginated, wrapPage } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberListQuery } from './subscriber.query.ts'
import { subscriberIncludes, subscriberRecord } from './subscriber.record.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberScope } from './subscriber-reply.record.ts'

export const listSubscribersRoute = readRoute({
  ...subscriberScope,
  method: 'GET',
  path: '/subscribers',
  summary: 'List subscribers',
  description: 'In pages. Filters can be combined; times and dates take `[gte]`, `[gt]`, `[lte]`, `[lt]`.',
  query: subscriberListQuery,
  responses: { 200: paginated(subscriberSchema) },
  handle: async ({ look, query }) => {
    const { total, subscribers } = await listSubscribers(look, query)
    const records = subscribers.map((known) => subscriberRecord(look.account, known, query.include))
    return { status: 200, body: wrapPage(records, subscriberIncludes, total, query) }
  },
})
