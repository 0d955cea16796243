import { paginationOf } from '../../platform/http/schema.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { getSubscriber, type KnownSubscriber } from './get-subscriber.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberViewQuery } from './subscriber.query.ts'
import { subscriberIncludes, subscriberRecord } from './subscriber.record.ts'
import { subscriberRefusals } from './subscriber.refusals.ts'
import { pairOf } from './subscriber.rules.ts'
import { subscriberDetailSchema, subscriberViewListSchema } from './subscriber-view.schema.ts'

const common = { tag: 'Subscribers', action: 'seePeople' } as const

export const listSubscribersWebRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/subscribers',
  summary: 'People of the account, in pages',
  query: subscriberViewQuery,
  responses: { 200: subscriberViewListSchema },
  handle: async ({ look, query }) => {
    const { total, subscribers } = await listSubscribers(look, { ...query, include: ['channels'] })
    const data = subscribers.map((known) => viewOf(look.account, known))
    return { status: 200, body: { data, meta: { pagination: paginationOf(data.length, total, query) } } }
  },
})

export const getSubscriberWebRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/subscribers/{id}',
  summary: 'One person, with channels and groups',
  responses: { 200: subscriberDetailSchema },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ look, ids }) => {
    const known = await getSubscriber(look, ids.id as number, subscriberIncludes)
    return { status: 200, body: { data: subscriberRecord(look.account, known, subscriberIncludes) } }
  },
})

/** Without the channel module, whoever was never in the default channel has not opted in. */
function viewOf({ hasChannels, defaultChannel }: FullAccount, { subscriber, subscriptions }: KnownSubscriber) {
  const { id, email, firstname, lastname, createdAt, updatedAt } = subscriber
  const state = subscriptions.get(defaultChannel.id)?.state ?? (hasChannels ? null : 'noOptin')
  return { id, email, firstname, lastname, ...pairOf(state), createdAt, updatedAt }
}
