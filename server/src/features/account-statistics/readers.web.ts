import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { count, id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { conditionsSchema } from '../conditions/condition.schema.ts'
import { conditionRefusals } from '../conditions/index.ts'
import { readReaders } from './read-readers.ts'
import { channelIdQuery, channelWished } from './statistics.query.ts'

const readers = z
  .strictObject({
    channelId: id.describe('The channel'),
    ready: count.describe('Receive-ready now: the sum of all classes and of whoever is not recognised'),
    classes: z
      .array(
        z
          .strictObject({
            days: z
              .int()
              .nullable()
              .describe('Read something sent in so many days, and nothing of a shorter span; null = nothing in any'),
            people: count.describe('How many they are'),
            conditions: conditionsSchema.describe('The same people as a dynamic group has them'),
          })
          .meta({ id: 'ReadingClass', description: 'People by how long ago they read something' }),
      )
      .describe('From those who read lately on; empty = opens and clicks are kept for less than 30 days'),
    unknown: count.describe('Who cannot be recognised: whether they read is not known'),
  })
  .meta({ id: 'Readers', description: 'Who still reads' })

export const readReadersRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/statistics/readers',
  summary: 'Who still reads',
  query: plainQuery(channelIdQuery, channelWished),
  heavySeconds: 8,
  responses: { 200: z.strictObject({ data: readers }) },
  errors: [channelRefusals.channel_not_found, conditionRefusals.count_took_too_long],
  handle: async ({ look, query: { channelId } }) => ({
    status: 200,
    body: { data: await readReaders(look, channelId) },
  }),
})
