import { z } from 'zod'
import { count } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { columnsAsked, listColumns, valuesOf } from './list-column.rules.ts'
import { countSelected, pageOfSubscribers } from './list-subscribers.ts'
import { documentedNarrowing, narrowingMembers } from './narrowing.schema.ts'
import { subscriberNarrowingQuery, subscriberViewQuery } from './subscriber.query.ts'
import { subscriberView } from './subscriber-view.record.ts'
import { listColumnSchema, subscriberRowsSchema } from './subscriber-view.schema.ts'

const common = { tag: 'Subscribers', action: 'seePeople', method: 'POST' } as const
const columns = z
  .array(z.string().max(40))
  .max(12)
  .default([])
  .describe('What the list shows beside names, addresses and status')
const body = { schema: z.strictObject(narrowingMembers), documented: z.strictObject(documentedNarrowing) }

/** In the body, because addresses are logged and kept: a word that somebody looks for is often a person's address. */
export const searchSubscribersRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/search',
  summary: 'People whose address, names or city have these words, in pages',
  query: subscriberViewQuery,
  body: {
    schema: z.strictObject({ ...narrowingMembers, columns }),
    documented: z.strictObject({ ...documentedNarrowing, columns }),
  },
  responses: { 200: subscriberRowsSchema },
  handle: async ({ look, query, body: { columns: asked, ...narrowing } }) => {
    const { total, subscribers } = await pageOfSubscribers(look, { ...query, ...narrowing, include: ['channels'] })
    const shown = columnsAsked(look.account, asked)
    const data = subscribers.map((known) => ({
      ...subscriberView(look.account, known),
      values: valuesOf(known.subscriber, shown),
    }))
    return { status: 200, body: { data, meta: { total, columns: shown } } }
  },
})

export const listColumnsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/subscriber-columns',
  summary: 'What the list of people can show beside names, addresses and status',
  responses: { 200: z.strictObject({ data: z.array(listColumnSchema).describe('In the order they are offered') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: listColumns(look.account) } }),
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
