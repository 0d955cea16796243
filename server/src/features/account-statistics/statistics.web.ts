import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { machinesSchema } from '../statistics/machines.schema.ts'
import { readStatistics } from './read-statistics.ts'
import { readStatisticsBelow } from './read-statistics-below.ts'
import { belowQuery, statisticsQuery } from './statistics.query.ts'

const share = z.number().min(0)
const flow = {
  confirmed: count.describe('Became receive-ready by the link of an opt-in mail'),
  stated: count.describe('Became so because somebody said that they agreed'),
  reactivated: count.describe('Became so again after they had been archived'),
  unsubscribed: count.describe('Left'),
  bounced: count.describe('Their address does not exist any more'),
  complained: count.describe('Reported a mail as spam'),
  archived: count.describe('Archived by hand or excluded'),
  erased: count.describe('Their record was deleted'),
  other: count.describe('Ceased to be receive-ready in another way'),
}

const usual = z
  .strictObject({ opened: share.describe('Share opened'), clicked: share.describe('Share clicked') })
  .nullable()
  .describe('The median of the last twelve; null = none with a hundred mails, or nobody may be recognised')
const perMail = { opens: share.describe('Opens for each mail'), clicks: share.describe('Clicks for each mail') }
const events = z
  .strictObject({ ...perMail, withMachines: z.strictObject(perMail).describe('The same with those of machines') })
  .nullable()
  .describe('The median of the last twelve, by whomever; null = there are none with a hundred mails')

const compared = {
  ready: count.describe('Receive-ready now'),
  change: z.int().describe('By how many the list has grown in the span'),
  mailings: count.describe('Mailings sent in twelve months'),
  usual,
  events,
  left: share.nullable().describe('Who left, for each mail of the span; null = none was delivered'),
  complained: share.nullable().describe('Who complained, for each mail of the span; null = none was delivered'),
}

const statistics = z
  .strictObject({
    channelId: id.describe('The channel'),
    growth: z
      .strictObject({
        before: z.int().describe('Receive-ready before the first of these days'),
        now: count.describe('Receive-ready now: before, and whoever came, without whoever went'),
        sums: z.strictObject(flow).describe('Of all these days'),
        days: z
          .array(z.strictObject({ day: z.string().describe('The day, in UTC'), ...flow }))
          .describe('Every day, today last'),
      })
      .describe('Who came and went, and why'),
    mailings: z
      .array(
        z.strictObject({
          mailingId: id.describe('The mailing'),
          name: z.string().describe('What it is called'),
          channelId: id.describe('The channel it was sent in'),
          sentAt: timestampSchema.describe('When, UTC'),
          delivered: count.describe('Mails sent, and not reported as failed'),
          opened: share.nullable().describe('Share opened by people; null = nobody may be recognised'),
          clicked: share.nullable().describe('Share clicked by people; null = nobody may be recognised'),
          opens: count.describe('Opened by people'),
          clicks: count.describe('Clicks of people'),
          machineOpens: count.describe('Opened by machines'),
          machineClicks: count.describe('Clicks of machines'),
        }),
      )
      .describe('What was sent in twelve months, oldest first'),
    usual,
    events,
    clickHours: z
      .array(
        z.strictObject({
          weekday: z.int().min(1).max(7).describe('1 = Monday'),
          hour: z.int().min(0).max(23).describe('In the account’s zone'),
          n: count.describe('Clicks of people'),
          machine: count.describe('Clicks of machines'),
        }),
      )
      .describe('When mailings of the last 90 days were clicked in their first 72 hours; hours with clicks'),
    machines: machinesSchema,
    channels: z
      .array(z.strictObject({ channelId: id.describe('The channel'), ...compared }))
      .describe('Every channel; empty where there is but one'),
  })
  .meta({ id: 'AccountStatistics', description: 'How a list has grown, and how its newsletters were read' })

export const readStatisticsRoute = webRoutes.readRoute({
  tag: 'Reports',
  // It names mailings, which are not for whoever only reads numbers from above.
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/statistics',
  summary: 'How a list has grown, and how its newsletters were read',
  query: statisticsQuery,
  responses: { 200: z.strictObject({ data: statistics }) },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, query }) => ({ status: 200, body: { data: await readStatistics(look, query) } }),
})

export const readStatisticsBelowRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/subaccounts/statistics',
  summary: 'The accounts below an L-account in sums, without people',
  query: belowQuery,
  responses: {
    200: z.strictObject({
      data: z
        .array(
          z
            .strictObject({ id: id.describe('The account'), name: z.string().describe('Its name'), ...compared })
            .meta({ id: 'AccountBelowStatistics', description: 'An account below in sums' }),
        )
        .describe('The longest list first'),
    }),
  },
  handle: async ({ app, look, query: { days } }) => ({
    status: 200,
    body: { data: await readStatisticsBelow(look, app.db, days) },
  }),
})
