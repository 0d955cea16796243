import { listParameters, parseListQuery } from '../../platform/http/query.ts'
import type { Principal } from '../../platform/http/route.ts'
import { paginated, wrapPage } from '../../platform/http/schema.ts'
import { type Caller, readRoute } from '../api-keys/index.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberFilterNames, subscriberListSpec } from './subscriber-filters.ts'
import { subscriberIncludes } from './subscriber-record.ts'
import { subscriberScope } from './subscriber-reply.ts'

export const subscriberListQuery = {
  parse: (query: URLSearchParams, principal: Principal) =>
    parseListQuery(query, subscriberListSpec(principal as Caller)),
  parameters: listParameters(subscriberListSpec({ fields: [] }), subscriberFilterNames),
}

export const listSubscribersRoute = readRoute({
  ...subscriberScope,
  method: 'GET',
  path: '/subscribers',
  summary: 'List subscribers',
  query: subscriberListQuery,
  responses: { 200: paginated(subscriberSchema) },
  handle: async ({ app, reader, caller, query }) => {
    const { total, records } = await listSubscribers(app, reader, caller, query)
    return { status: 200, body: wrapPage(records, subscriberIncludes, total, query) }
  },
})
