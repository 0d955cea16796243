import { writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { subscriberScope } from '../subscribers/subscriber-reply.record.ts'
import { eraseSubscriber } from './erase-subscriber.ts'

export const deleteSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'DELETE',
  path: '/subscribers/{id}',
  summary: 'Erase a subscriber',
  description:
    'Erases the person for good. That they did not want mail is remembered as a hash, so that the address cannot come back by mistake.',
  responses: { 204: null },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ act, ids }) => {
    await eraseSubscriber(act, { subscriberId: ids.id as number, source: 'delete' })
    return { status: 204 }
  },
})
