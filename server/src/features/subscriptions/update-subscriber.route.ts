import { fieldError } from '../../platform/errors/field-error.ts'
import { envelope } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { includeQuery } from '../subscribers/subscriber.query.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'
import { subscriberReply, subscriberScope, writtenRecord } from '../subscribers/subscriber-reply.record.ts'
import { updateSubscriber } from './change-subscriber.ts'
import { checkWriteBody, howOfKey, readChange } from './subscriber.body.ts'
import { readOnlyMembers, updateBody } from './subscriber-body.schema.ts'

export const updateSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'PUT',
  path: '/subscribers/{id}',
  summary: 'Update a subscriber',
  description:
    'Members that are not sent stay as they are, null clears one. Some changes of status need a permission of the key. ' +
    'Another address keeps the status and ends what was confirmed by the old one: opt-in times, links of opt-in mails and ' +
    'consent to tracking. Whoever waits for confirmation is asked once more, at the new address.',
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
    subscriberRefusals.permission_required,
    subscriberRefusals.subscriber_not_found,
    subscriberRefusals.subscriber_exists,
    subscriberRefusals.transition_not_allowed,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, caller, ids, body, query }) => {
    const how = howOfKey(caller, 'update')
    const written = await updateSubscriber(act, { id: ids.id as number }, readChange(act, body, how))
    return subscriberReply(await writtenRecord(act, written, query.include), false)
  },
})
