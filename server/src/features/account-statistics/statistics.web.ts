import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { readStatistics, type StatisticsWish } from './read-statistics.ts'

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
    usual: z
      .strictObject({ opened: share.describe('Share opened'), clicked: share.describe('Share clicked') })
      .nullable()
      .describe('The median of the last twelve; null = there are none with a hundred mails'),
  })
  .meta({ id: 'AccountStatistics', description: 'How a list has grown, and how its newsletters were read' })

const spans = ['30', '90', '365']
const wish = plainQuery<StatisticsWish>(
  {
    channelId: { description: 'The channel; the default one without it', pattern: /^[1-9]\d{0,15}$/, type: 'integer' },
    days: { description: '30, 90 or 365', pattern: /^(30|90|365)$/, type: 'integer' },
  },
  (get) => ({
    channelId: get('channelId') === null ? null : Number(get('channelId')),
    days: Number(spans.find((span) => span === get('days')) ?? 30),
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
