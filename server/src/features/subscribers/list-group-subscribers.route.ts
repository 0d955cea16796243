import { paginated, wrapPage } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/index.ts'
import { getGroup } from '../groups/index.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberListQuery } from './subscriber-filters.ts'
import { subscriberIncludes } from './subscriber-record.ts'
import { subscriberScope } from './subscriber-reply.ts'

export const listGroupSubscribersRoute = readRoute({
  ...subscriberScope,
  tag: 'Subscriber groups',
  method: 'GET',
  path: '/subscriberGroups/{id}/subscribers',
  summary: 'List the members of a group',
  query: subscriberListQuery,
  responses: { 200: paginated(subscriberSchema) },
  errors: ['group_not_found'],
  handle: async ({ app, reader, caller, ids, query }) => {
    const group = await getGroup(reader, ids.id as number)
    const filters = [...query.filters, { field: 'groupId', operator: 'eq' as const, values: [group.id] }]
    const { total, records } = await listSubscribers(app, reader, caller, { ...query, filters })
    return { status: 200, body: wrapPage(records, subscriberIncludes, total, query) }
  },
})
