import { envelope } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import { createSubscriber } from './change-subscriber.ts'
import { writtenRecord } from './get-subscriber.ts'
import { createBody, readOnlyMembers, subscriberSchema } from './subscriber.schema.ts'
import { includeQuery, subscriberReply, subscriberScope } from './subscriber-reply.ts'
import { checkWriteBody } from './write-body.ts'

export const createSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'POST',
  path: '/subscribers',
  summary: 'Create a subscriber',
  idempotent: true,
  query: includeQuery,
  body: { schema: createBody, ignored: readOnlyMembers, check: checkWriteBody },
  responses: { 201: envelope(subscriberSchema) },
  errors: ['permission_required', 'subscriber_exists', 'transition_not_allowed', 'optin_mailing_missing'],
  handle: async (call) => {
    const written = await createSubscriber(call, call.body)
    return subscriberReply(await writtenRecord(call.tx, call.caller, written, call.query.include), true)
  },
})
