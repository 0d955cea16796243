import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { count, id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { type Behind, numbers, type PeopleWish, peopleBehind } from './people-behind.ts'

const wish = plainQuery(
  {
    of: {
      description: `Which number: ${numbers.join(', ')}`,
      ...{ pattern: new RegExp(`^(${numbers.join('|')})$`), type: 'string', required: true },
    },
    link: { description: 'Of clickedLink: which link', pattern: /^[1-9][0-9]{0,15}$/, type: 'integer' },
    after: { description: 'Where the page before ended', pattern: /^[0-9]{1,15}\.[0-9]{1,15}$/, type: 'string' },
  },
  (get): PeopleWish => {
    const [runId = 0, messageId = 0] = (get('after') ?? '0.0').split('.').map(Number)
    const link = get('link')
    return { of: get('of') as Behind, link: link === null ? null : Number(link), after: { runId, messageId } }
  },
)

export const peopleBehindRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'seePeople',
  method: 'GET',
  path: '/accounts/{accountId}/mailings/{id}/report/people',
  summary: 'Exactly those whom a number of a report counts',
  query: wish,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          people: z
            .array(
              z.strictObject({
                subscriberId: id.describe('The person'),
                email: z.string().describe('Their address'),
                day: z.string().nullable().describe('The day it first happened on, in the account’s zone'),
              }),
            )
            .describe('At most 50'),
          erased: count.describe('Those of this page who were erased since'),
          notKept: count.describe('Those of the whole list of whom it is not kept any more; they count on'),
          next: z.string().nullable().describe('Where the next page begins; null = this is the last'),
        })
        .meta({ id: 'PeopleBehind', description: 'Those behind a number' }),
    }),
  },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids, query }) => {
    const { next, ...found } = await peopleBehind(look, ids.id as number, query)
    return {
      status: 200,
      body: { data: { ...found, next: next && `${next.runId}.${next.messageId}` } },
    }
  },
})
