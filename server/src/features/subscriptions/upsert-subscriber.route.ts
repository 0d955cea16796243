import { envelope } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { includeQuery } from '../subscribers/subscriber.query.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'
import { subscriberReply, subscriberScope, writtenRecord } from '../subscribers/subscriber-reply.record.ts'
import { upsertSubscriber } from './change-subscriber.ts'
import { checkWriteBody, howOfKey, readChange } from './subscriber.body.ts'
import { createBody, readOnlyMembers } from './subscriber-body.schema.ts'

export const upsertSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'POST',
  path: '/subscribers/upsert',
  summary: 'Update or create a subscriber',
  description: 'For imports and synchronisation: 201 when the person is new, 200 when they were there.',
  idempotent: true,
  query: includeQuery,
  body: { schema: createBody, ignored: readOnlyMembers, check: checkWriteBody },
  responses: { 200: envelope(subscriberSchema), 201: envelope(subscriberSchema) },
  errors: [
    subscriberRefusals.permission_required,
    subscriberRefusals.transition_not_allowed,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, caller, body, query }) => {
    const how = howOfKey(caller, 'upsert')
    const written = await upsertSubscriber(act, readChange(act, body, how))
    return subscriberReply(await writtenRecord(act, written, query.include), written.result === 'created')
  },
})
