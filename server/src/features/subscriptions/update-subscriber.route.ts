import { fieldError } from '../../platform/errors/app-error.ts'
import { envelope } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import {
  includeQuery,
  subscriberReply,
  subscriberSchema,
  subscriberScope,
  writtenRecord,
} from '../subscribers/index.ts'
import { updateSubscriber } from './change-subscriber.ts'
import { readOnlyMembers, updateBody } from './subscriber-body.schema.ts'
import { checkWriteBody, readChange } from './write-body.ts'

export const updateSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'PUT',
  path: '/subscribers/{id}',
  summary: 'Update a subscriber: absent members stay, null clears',
  query: includeQuery,
  body: {
    schema: updateBody,
    ignored: readOnlyMembers,
    check: (raw, context) => {
      const otherId = raw.id !== undefined && raw.id !== context.ids.id
      const errors = otherId
        ? [fieldError('#/id', 'out_of_range', 'The id of the body differs from the id of the path.')]
        : []
      return [...errors, ...checkWriteBody(raw, context)]
    },
  },
  responses: { 200: envelope(subscriberSchema) },
  errors: [
    'permission_required',
    'subscriber_not_found',
    'subscriber_exists',
    'transition_not_allowed',
    'optin_mailing_missing',
  ],
  handle: async ({ act, caller, ids, body, query }) => {
    const how = { optinMailingId: caller.key.defaultOptinMailingId, source: 'update' }
    const written = await updateSubscriber(act, { id: ids.id as number }, readChange(act, body, how))
    return subscriberReply(await writtenRecord(act, written, query.include), false)
  },
})
