import { writeRoute } from '../api-keys/index.ts'
import { subscriberScope } from '../subscribers/index.ts'
import { eraseSubscriber } from './erase-subscriber.ts'

export const deleteSubscriberRoute = writeRoute({
  ...subscriberScope,
  method: 'DELETE',
  path: '/subscribers/{id}',
  summary: 'Erase a subscriber; the suppression of the address remains as a hash',
  responses: { 204: null },
  errors: ['subscriber_not_found'],
  handle: async ({ act, ids }) => {
    await eraseSubscriber(act, { subscriberId: ids.id as number, source: 'delete' })
    return { status: 204 }
  },
})
