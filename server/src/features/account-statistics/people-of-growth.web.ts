import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { causes } from './growth.rules.ts'
import { peopleOfGrowth } from './people-of-growth.ts'
import { growthPeopleQuery, placeText } from './statistics.query.ts'

export const peopleOfGrowthRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'seePeople',
  method: 'GET',
  path: '/accounts/{accountId}/statistics/people',
  summary: 'Exactly those whom a number of the growth counts',
  query: growthPeopleQuery,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          moves: z
            .array(
              z.strictObject({
                subscriberId: id.describe('The person'),
                email: z.string().nullable().describe('Their address; null = they were erased since'),
                cause: z.enum(causes).describe('Why they came or went'),
                at: timestampSchema.describe('When, UTC'),
              }),
            )
            .describe('At most 50, newest first; somebody who came twice is there twice'),
          next: z.string().nullable().describe('Where the next page begins; null = this is the last'),
        })
        .meta({ id: 'PeopleOfGrowth', description: 'Those behind a number of the growth' }),
    }),
  },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, query }) => {
    const { moves, next } = await peopleOfGrowth(look, query)
    const shown = moves.map(({ seq: _place, ...move }) => move)
    return { status: 200, body: { data: { moves: shown, next: next && placeText(next) } } }
  },
})
