import { z } from 'zod'
import { accountRefusals } from '../accounts/index.ts'
import { consoleRoutes } from '../operators/console.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { subscriberDetail } from '../subscribers/subscriber-detail.record.ts'
import { subscriberView } from '../subscribers/subscriber-view.record.ts'
import { subscriberDetailSchema, subscriberFoundSchema } from '../subscribers/subscriber-view.schema.ts'
import { wordsSchema } from '../subscribers/words.schema.ts'
import { supportRefusals } from '../support-sessions/index.ts'
import { lookAtPerson, searchPeople } from './look-at-people.ts'

const tag = 'Support'
const words = z.string().max(200).describe('Each of them is in the address, the names or the city, or is the id')

/** It changes nothing; words are often an address, and those of requests are logged. */
export const searchPeopleRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/accounts/{id}/people/search',
  summary: 'People of an account whose admin has let support in; 50 at most',
  body: { schema: z.strictObject({ words: wordsSchema }), documented: z.strictObject({ words }) },
  responses: { 200: subscriberFoundSchema },
  errors: [accountRefusals.account_not_found, supportRefusals.support_not_granted],
  handle: async ({ desk, doer, ids, body }) => {
    const { account, value } = await searchPeople(desk, doer, ids.id as number, body.words)
    const data = value.subscribers.map((known) => subscriberView(account, known))
    return { status: 200, body: { data, meta: { total: value.total } } }
  },
})

export const lookAtPersonRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/accounts/{id}/people/{personId}',
  summary: 'One person of an account whose admin has let support in',
  responses: { 200: subscriberDetailSchema },
  errors: [
    accountRefusals.account_not_found,
    supportRefusals.support_not_granted,
    subscriberRefusals.subscriber_not_found,
  ],
  handle: async ({ desk, doer, ids }) => {
    const { account, value } = await lookAtPerson(desk, doer, ids.id as number, ids.personId as number)
    return { status: 200, body: subscriberDetail(account, value) }
  },
})
