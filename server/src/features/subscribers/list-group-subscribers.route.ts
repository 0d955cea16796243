import { paginated, wrapPage } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { getGroup, groupRefusals } from '../groups/index.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberListQuery } from './subscriber.query.ts'
import { subscriberIncludes, subscriberRecord } from './subscriber.record.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberScope } from './subscriber-reply.record.ts'

export const listGroupSubscribersRoute = readRoute({
  ...subscriberScope,
  tag: 'Subscriber groups',
  method: 'GET',
  path: '/subscriberGroups/{id}/subscribers',
  summary: 'List the members of a group',
  description: 'As GET /subscribers, for one group.',
  query: subscriberListQuery,
  responses: { 200: paginated(subscriberSchema) },
  errors: [groupRefusals.group_not_found],
  handle: async ({ look, ids, query }) => {
    const group = await getGroup(look, ids.id as number)
    const filters = [...query.filters, { field: 'groupId', operator: 'eq' as const, values: [group.id] }]
    const { total, subscribers } = await listSubscribers(look, { ...query, filters })
    const records = subscribers.map((known) => subscriberRecord(look.account, known, query.include))
    return { status: 200, body: wrapPage(records, subscriberIncludes, total, query) }
  },
})
