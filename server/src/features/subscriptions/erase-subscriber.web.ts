import { webRoutes } from '../app-api/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { eraseSubscriber } from './erase-subscriber.ts'

export const eraseSubscriberWebRoute = webRoutes.writeRoute({
  method: 'DELETE',
  path: '/accounts/{accountId}/subscribers/{id}',
  tag: 'Subscribers',
  summary: 'Erase a subscriber',
  action: 'deletePerson',
  versioned: true,
  responses: { 204: null },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ act, ids, version }) => {
    await eraseSubscriber(act, { subscriberId: ids.id as number, source: 'delete', version })
    return { status: 204 }
  },
})
