import { envelope } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { includeQuery } from '../subscribers/subscriber.query.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'
import { subscriberReply, subscriberScope, writtenRecord } from '../subscribers/subscriber-reply.record.ts'
import { createSubscriber } from './change-subscriber.ts'
import { checkWriteBody, howOfKey, readChange } from './subscriber.body.ts'
import { createBody, readOnlyMembers } from './subscriber-body.schema.ts'

export const createSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'POST',
  path: '/subscribers',
  summary: 'Create a subscriber',
  description:
    'Takes the person over as they are, with the status you send; nobody is asked. To ask for consent use POST /subscribers/register.',
  idempotent: true,
  query: includeQuery,
  body: { schema: createBody, ignored: readOnlyMembers, check: checkWriteBody },
  responses: { 201: envelope(subscriberSchema) },
  errors: [
    subscriberRefusals.permission_required,
    subscriberRefusals.subscriber_exists,
    subscriberRefusals.transition_not_allowed,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, caller, body, query }) => {
    const how = howOfKey(caller, 'create')
    const written = await createSubscriber(act, readChange(act, body, how))
    return subscriberReply(await writtenRecord(act, written, query.include), true)
  },
})
