import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { readStatistics, type StatisticsWish } from './read-statistics.ts'
import { readStatisticsBelow } from './read-statistics-below.ts'

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
const events = z
  .strictObject({ opens: share.describe('Opens for each mail'), clicks: share.describe('Clicks for each mail') })
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
    channels: z
      .array(z.strictObject({ channelId: id.describe('The channel'), ...compared }))
      .describe('Every channel; empty where there is but one'),
  })
  .meta({ id: 'AccountStatistics', description: 'How a list has grown, and how its newsletters were read' })

const spans = ['30', '90', '365']
const span = { description: '30, 90 or 365', pattern: /^(30|90|365)$/, type: 'integer' } as const
const daysOf = (given: string | null) => Number(spans.find((each) => each === given) ?? 30)
const wish = plainQuery<StatisticsWish>(
  {
    channelId: { description: 'The channel; the default one without it', pattern: /^[1-9]\d{0,15}$/, type: 'integer' },
    days: span,
  },
  (get) => ({
    channelId: get('channelId') === null ? null : Number(get('channelId')),
    days: daysOf(get('days')),
  }),
)

export const readStatisticsRoute = webRoutes.readRoute({
  tag: 'Reports',
  // It names mailings, which are not for whoever only reads numbers from above.
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/statistics',
  summary: 'How a list has grown, and how its newsletters were read',
  query: wish,
  responses: { 200: z.strictObject({ data: statistics }) },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, query }) => ({ status: 200, body: { data: await readStatistics(look, query) } }),
})

const daysWish = plainQuery<{ days: number }>({ days: span }, (get) => ({ days: daysOf(get('days')) }))

export const readStatisticsBelowRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/subaccounts/statistics',
  summary: 'The accounts below an L-account in sums, without people',
  query: daysWish,
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
