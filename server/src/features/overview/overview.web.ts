import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { readOverview } from './read-overview.ts'

const subscribers = z
  .strictObject({
    total: count.describe('All people of the account'),
    ready: count.describe('Those who get mail in the default channel'),
    pending: count.describe('Those who do not get mail there yet'),
    archived: count.describe('Those who no longer get mail there'),
  })
  .describe('Exact numbers')

const newsletter = z
  .strictObject({
    id: id.describe('The id of the newsletter'),
    mailingId: id.describe('The mailing it is the content of'),
    name: z.string().describe('What the mailing is called'),
    subject: z.string().describe('Its subject line'),
    sentAt: timestampSchema.describe('When it was sent, UTC'),
    recipients: count.describe('Whom it was aimed at'),
    sent: count.describe('Mails the relay took or gave a last word on'),
    delivered: count.describe('Sent, and not reported as failed'),
    uniqueOpens: count.describe('Mails that a person has opened, each counted once'),
    uniqueClicks: count.describe('Mails in which a person has clicked, each counted once'),
  })
  .meta({ id: 'OverviewNewsletter', description: 'A newsletter that was sent, with what became of it' })

export const overviewRoute = webRoutes.readRoute({
  tag: 'Overview',
  action: 'readStatistics',
  method: 'GET',
  path: '/accounts/{accountId}/overview',
  summary: 'Where the account stands, in numbers',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ subscribers, newsletters: z.array(newsletter).describe('The last five, the latest first') })
        .meta({ id: 'Overview', description: 'Where an account stands' }),
    }),
  },
  handle: async ({ look }) => ({ status: 200, body: { data: await readOverview(look) } }),
})
