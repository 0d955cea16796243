import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { runTestSchema } from '../run-tests/test.schema.ts'
import { machinesSchema } from '../statistics/machines.schema.ts'
import { readReport } from './read-report.ts'
import { devices } from './report.rules.ts'

const share = z.number().min(0)

const parts = z
  .strictObject({
    targeted: count.describe('Whom it was aimed at'),
    accepted: count.describe('The relay took the mail'),
    refused: count.describe('The relay refused it for good'),
    failed: count.describe('It could not be made, or nobody took it in time'),
    inDoubt: count.describe('Nobody can say yet whether the relay took it'),
    excluded: count.describe('Left out at the last moment'),
    waiting: count.describe('Still to go'),
    canceled: count.describe('Not sent, because the mailing was canceled'),
    difference: z.int().describe('What the parts miss; anything but 0 is a fault of ours'),
  })
  .describe('Where everyone ended up; the parts add up to the whole')

const figures = z
  .strictObject({
    newsletterId: id.describe('The content they are counted for'),
    recipients: count.describe('Whom it was aimed at'),
    sent: count.describe('Mails the relay took or gave a last word on'),
    delivered: count.describe('Sent, and not reported as failed'),
    softBounces: count.describe('Failed, though the address may exist'),
    hardBounces: count.describe('Failed, because the address does not exist'),
    opens: count.describe('Opened by people'),
    uniqueOpens: count.describe('Mails that a person has opened, each counted once'),
    clicks: count.describe('Clicks of people'),
    uniqueClicks: count.describe('Mails in which a person has clicked, each counted once'),
    unsubscribes: count.describe('People who left by it'),
    complaints: count.describe('Mails called spam'),
    openRate: share.describe('Mails opened, of those delivered'),
    clickRate: share.describe('Mails clicked, of those delivered'),
    machineOpens: count.describe('Opened by machines'),
    machineClicks: count.describe('Clicks of machines'),
    anonymousOpens: count.describe('Opens of people whom nobody may recognise'),
    anonymousClicks: count.describe('Clicks of people whom nobody may recognise'),
  })
  .describe('What became of it')

const hour = z
  .strictObject({
    kind: z.string().describe('open or click'),
    hour: count.describe('Hours since the one in which it began'),
    n: count.describe('Events of people'),
    machine: count.describe('Events of machines'),
    people: count.describe('Mails with which it happened for the first time'),
  })
  .describe('One hour')

const link = z
  .strictObject({
    id: id.describe('The link'),
    url: z.string().describe('Where it leads'),
    clicks: count.describe('Clicks of people'),
    uniqueClicks: count.describe('Mails in which a person has clicked it'),
    machineClicks: count.describe('Clicks of machines'),
    anonymousClicks: count.describe('Clicks of people whom nobody may recognise'),
  })
  .meta({ id: 'ReportLink', description: 'A link of the mailing' })

const group = z
  .strictObject({
    id: id.describe('The group'),
    name: z.string().nullable().describe('What it is called today; null = it has been deleted'),
    delivered: count.describe('Those in it who got the mail'),
    opened: count.describe('Those in it whose mail a person has opened, as far as people are recognised'),
    clicked: count.describe('Those in it in whose mail a person has clicked, as far as people are recognised'),
    left: count.nullable().describe('Those in it who left by the mail; null = nobody knows any more'),
  })
  .meta({ id: 'ReportGroup', description: 'A group a mailing was sent to, as it was then' })

const byGroup = z
  .strictObject({
    countedTo: timestampSchema.nullable().describe('Up to when it is counted, UTC; null = not yet, or long ago'),
    everybody: group.pick({ delivered: true, opened: true, clicked: true }).describe('All of them together, each once'),
    several: count.nullable().describe('Those who got it and are in both of two groups; null = there are more groups'),
    groups: z.array(group).describe('The largest first'),
  })
  .nullable()
  .describe('How its groups read it; null = it was sent to fewer than two')

const curve = z
  .array(share)
  .describe('Share of delivered mails after each of 72 hours; empty = nothing to compare with')

export const readReportRoute = webRoutes.readRoute({
  tag: 'Reports',
  // It names the mailing and its links, which are not for whoever only reads numbers from above.
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/mailings/{id}/report',
  summary: 'What became of a mailing',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          mailingId: id.describe('The mailing'),
          newsletterId: id.describe('Its content'),
          runId: id.describe('Its dispatch'),
          name: z.string().describe('What it is called'),
          senderName: z.string().describe('Who it came from'),
          subject: z.string().describe('Its subject line'),
          languages: z
            .array(
              z.strictObject({
                mailingId: id.describe('Where it is written, and can be seen'),
                languageIso: z.string().describe('The language'),
              }),
            )
            .describe('In which languages it was sent, the main one first; its numbers are over all of them'),
          channelId: id.describe('The channel it was sent in'),
          state: z.enum(['sending', 'paused', 'canceled', 'finished']).describe('How far its dispatch has come'),
          targeted: count.describe('Whom it was aimed at'),
          startedAt: timestampSchema.describe('When it began, UTC'),
          finishedAt: timestampSchema.nullable().describe('When the last mail came to its end, UTC'),
          calculatedAt: timestampSchema.describe('Up to when opens and clicks are counted, UTC'),
          counting: z
            .enum(['none', 'sums', 'some', 'people'])
            .describe('Whose opens and clicks are known: nothing is counted, nobody’s, some people’s, everybody’s'),
          test: runTestSchema.nullable().describe('Who went first, and what came of it; null = all went at once'),
          parts,
          retryable: count.describe('Mails that failed and can be tried again now'),
          figures,
          average: z
            .strictObject({ opened: share.describe('Share opened'), clicked: share.describe('Share clicked') })
            .nullable()
            .describe('The median of the last twelve in its channel; null = nothing to compare with'),
          hours: z.array(hour).describe('The first three days, hours in which something happened'),
          usual: z.strictObject({ opened: curve, clicked: curve }).describe('How it usually goes'),
          linkCount: count.describe('How many links it has'),
          links: z.array(link).describe('The most clicked, at most 20'),
          devices: z
            .array(
              z.strictObject({
                device: z.enum(devices).describe('What it was'),
                n: count.describe('Mails opened on it first; opens, where nobody is recognised'),
              }),
            )
            .describe('What people opened it on'),
          machines: machinesSchema,
          byGroup,
        })
        .meta({ id: 'Report', description: 'What became of a mailing' }),
    }),
  },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await readReport(look, ids.id as number) } }),
})
