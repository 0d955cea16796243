import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { standings } from './now-and-next.rules.ts'
import { readOverview } from './read-overview.ts'

const subscribers = z
  .strictObject({
    total: count.describe('All people of the account'),
    ready: count.describe('Those who get mail in the default channel'),
    pending: count.describe('Those who do not get mail there yet'),
    archived: count.describe('Those who no longer get mail there'),
  })
  .describe('Exact numbers')

const share = z.number().min(0)
const flow = {
  joined: count.describe('Became receive-ready'),
  left: count.describe('Ceased to be, by their own wish or somebody else’s'),
  gone: count.describe('Ceased to be, because the address does not exist'),
}
const growth = z
  .strictObject({
    ...flow,
    before: z.int().describe('Receive-ready before the first of these days'),
    days: z
      .array(z.strictObject({ day: z.string().describe('The day, in UTC'), ...flow }))
      .describe('Each of the last 30 days, today last'),
  })
  .describe('Who came and went in the default channel: before + joined - left - gone is who is ready now')

const judged = z.strictObject({
  count: count.describe('Mails this happened to'),
  share: share.describe('Their share of what was sent'),
  warnAt: share.describe('From this share on it is worth a look'),
  stopAt: share.describe('From this share on a run is paused'),
})
const deliverability = z
  .strictObject({
    sent: count.describe('Mails of newsletters of the last 7 days'),
    delivered: count.describe('Those not reported as failed'),
    hardBounces: judged.describe('Addresses that do not exist'),
    complaints: judged.describe('Called spam by their receivers'),
  })
  .nullable()
  .describe('Null = no newsletter was sent in 7 days')

const coming = z
  .strictObject({
    standing: z.enum(standings).describe('What the mailing does now, or is to do'),
    mailingId: id.describe('The mailing'),
    name: z.string().describe('What it is called'),
    recipients: count.nullable().describe('Whom it is aimed at; null = nobody can tell yet'),
    done: count.nullable().describe('Of them, those whose mail has come to its end; only while it is being sent'),
    at: timestampSchema.nullable().describe('When it began, is to begin, or was changed last, UTC; null = every day'),
    endsAt: timestampSchema.nullable().describe('When it may have ended, at the speed it had so far, UTC'),
  })
  .meta({ id: 'OverviewComing', description: 'A mailing that is being sent, comes next, or waits for somebody' })

const domains = z
  .strictObject({
    total: count.describe('Domains the account writes from'),
    verified: count.describe('Those that passed their check'),
  })
  .describe('Sender domains')

const steps = z
  .strictObject({
    address: z.boolean().describe('A postal address is there'),
    people: z.boolean().describe('Somebody is on the list'),
    domain: z.boolean().describe('A sender domain has passed its check'),
    key: z.boolean().describe('There is an API key'),
  })
  .describe('What a new account has done already')

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
    unsubscribes: count.describe('People who left by it'),
    average: z
      .strictObject({
        opened: share.describe('Share of mails opened'),
        clicked: share.describe('Share of mails clicked'),
      })
      .nullable()
      .describe('What is usual in its channel in twelve months; null = there is nothing to compare with'),
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
        .strictObject({
          approval: z.enum(['pending', 'approved', 'refused']).describe('Whether the operator lets the account send'),
          steps,
          subscribers,
          growth,
          coming: z.array(coming).describe('At most seven, what happens now first'),
          domains,
          deliverability,
          newsletters: z.array(newsletter).describe('The last five, the latest first'),
        })
        .meta({ id: 'Overview', description: 'Where an account stands' }),
    }),
  },
  handle: async ({ look, caller }) => {
    const overview = await readOverview(look)
    // What is not sent yet is known by its name, not by numbers.
    return { status: 200, body: { data: caller.may('readMailings') ? overview : { ...overview, coming: [] } } }
  },
})
