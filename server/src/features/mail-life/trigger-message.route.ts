import { envelope, wrap } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { triggerScope } from '../triggers/trigger.record.ts'
import { getTriggerMessage } from './get-trigger-message.ts'
import { triggerMessageRefusals } from './trigger-message.refusals.ts'
import { triggerMessageSchema } from './trigger-message.schema.ts'

export const getTriggerMessageRoute = readRoute({
  ...triggerScope,
  method: 'GET',
  path: '/mailings/singleTrigger/{id}',
  summary: 'Read what became of a trigger mail',
  description:
    'By the id that sending it answered with. A mail that was delivered can still come back: then both times are there. Kept for 90 days.',
  responses: { 200: envelope(triggerMessageSchema) },
  errors: [triggerMessageRefusals.trigger_message_not_found],
  handle: async ({ look, ids }) => {
    const message = await getTriggerMessage(look, ids.id as number)
    const { id, subscriberId, mailingId, state, reason, createdAt, sentAt, deliveredAt, bouncedAt } = message
    const times = { createdAt, sentAt, deliveredAt, bouncedAt }
    const data = { objectType: 'TriggerMessage', id, subscriberId, mailingId, state, reason, ...times }
    return { status: 200, body: wrap(data, []) }
  },
})
