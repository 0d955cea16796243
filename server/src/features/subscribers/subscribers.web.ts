import { paginationOf } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { getSubscriber } from './get-subscriber.ts'
import { listSubscribers } from './list-subscribers.ts'
import { subscriberViewQuery } from './subscriber.query.ts'
import { subscriberIncludes } from './subscriber.record.ts'
import { subscriberRefusals } from './subscriber.refusals.ts'
import { subscriberDetail } from './subscriber-detail.record.ts'
import { subscriberView } from './subscriber-view.record.ts'
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
    const data = subscribers.map((known) => subscriberView(look.account, known))
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
    return { status: 200, body: subscriberDetail(look.account, known) }
  },
})
