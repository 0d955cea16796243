import { z } from 'zod'
import { count } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { countSelected, pageOfSubscribers } from './list-subscribers.ts'
import { documentedNarrowing, narrowingMembers } from './narrowing.schema.ts'
import { subscriberNarrowingQuery, subscriberViewQuery } from './subscriber.query.ts'
import { subscriberView } from './subscriber-view.record.ts'
import { subscriberFoundSchema } from './subscriber-view.schema.ts'

const common = { tag: 'Subscribers', action: 'seePeople', method: 'POST' } as const
const body = { schema: z.strictObject(narrowingMembers), documented: z.strictObject(documentedNarrowing) }

/** In the body, because addresses are logged and kept: a word that somebody looks for is often a person's address. */
export const searchSubscribersRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/search',
  summary: 'People whose address, names or city have these words, in pages',
  query: subscriberViewQuery,
  body,
  responses: { 200: subscriberFoundSchema },
  handle: async ({ look, query, body }) => {
    const { total, subscribers } = await pageOfSubscribers(look, { ...query, ...body, include: ['channels'] })
    return {
      status: 200,
      body: { data: subscribers.map((known) => subscriberView(look.account, known)), meta: { total } },
    }
  },
})

export const countSubscribersRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/count',
  summary: 'How many people match, exactly; in a large account this takes seconds',
  query: subscriberNarrowingQuery,
  body,
  responses: {
    200: z.strictObject({ data: z.strictObject({ total: count.describe('All who match') }).describe('The number') }),
  },
  handle: async ({ look, query, body }) => ({
    status: 200,
    body: { data: { total: await countSelected(look, { ...query, ...body }) } },
  }),
})
