import { envelope } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { getSubscriber } from './get-subscriber.ts'
import { includeQuery } from './subscriber.query.ts'
import { subscriberRecord } from './subscriber.record.ts'
import { subscriberRefusals } from './subscriber.refusals.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberReply, subscriberScope } from './subscriber-reply.record.ts'

export const getSubscriberRoute = readRoute({
  ...subscriberScope,
  method: 'GET',
  path: '/subscribers/{id}',
  summary: 'Read a subscriber',
  description: '`include=channels,groups` adds where they stand.',
  query: includeQuery,
  responses: { 200: envelope(subscriberSchema) },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ look, ids, query }) => {
    const known = await getSubscriber(look, ids.id as number, query.include)
    return subscriberReply(subscriberRecord(look.account, known, query.include), false)
  },
})
