import { z } from 'zod'
import { fieldError } from '../../platform/errors/field-error.ts'
import { count, id } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { deskRefusals } from './desk.refusals.ts'
import { testMailing } from './test-mailing.ts'

const mostAtOnce = 20
const ids = z.array(id).max(mostAtOnce)
const body = z.strictObject({
  userIds: ids.describe('Users of the account'),
  subscriberIds: ids.describe('People who are receive-ready or pending in its channel'),
  testAddressIds: ids.optional().describe('Test addresses that were confirmed'),
})

export const testMailingRoute = webRoutes.writeRoute({
  tag: 'Mailings',
  action: 'sendTestsToUsers',
  method: 'POST',
  path: '/accounts/{accountId}/mailings/{id}/tests',
  summary: 'Send the mail as it is now to a few people; nothing of it counts',
  body: {
    schema: body,
    check: ({ userIds, subscriberIds, testAddressIds }) => {
      const all = [userIds, subscriberIds, testAddressIds].flatMap((given) => (Array.isArray(given) ? given : []))
      const isFine = all.length > 0 && all.length <= mostAtOnce && new Set(all).size > 0
      return isFine ? [] : [fieldError('#/userIds', 'out_of_range', `Choose 1 to ${mostAtOnce} people.`)]
    },
  },
  responses: {
    200: z.strictObject({
      data: z.strictObject({ mails: count.describe('How many mails leave') }).describe('What was done'),
    }),
  },
  errors: [
    mailingRefusals.mailing_not_found,
    mailingRefusals.mailing_incomplete,
    mailingRefusals.account_sends_nothing,
    accountRefusals.account_not_approved,
    accountRefusals.account_locked,
    accountRefusals.account_closed,
    deskRefusals.test_receiver_unknown,
    deskRefusals.tests_too_many,
  ],
  handle: async ({ act, ids: { id: mailingId }, body: { testAddressIds = [], ...others }, caller }) => {
    const receivers = { ...others, testAddressIds }
    if (receivers.subscriberIds.length > 0) caller.require('sendTestsToSubscribers')
    return { status: 200, body: { data: { mails: await testMailing(act, mailingId as number, receivers) } } }
  },
})
