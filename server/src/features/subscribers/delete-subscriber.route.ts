import { writeRoute } from '../api-keys/index.ts'
import { eraseSubscriber } from './delete-subscriber.ts'
import { subscriberScope } from './subscriber-reply.ts'

export const deleteSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'DELETE',
  path: '/subscribers/{id}',
  summary: 'Erase a subscriber; the suppression of the address remains as a hash',
  responses: { 204: null },
  errors: ['subscriber_not_found'],
  handle: async (call) => {
    await eraseSubscriber(call, call.ids.id as number)
    return { status: 204 }
  },
})
