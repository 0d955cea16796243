import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { runRefusals } from '../runs/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { explainReceipt } from './explain-receipt.ts'
import { receiptSteps, stepVerdicts } from './receipt.rules.ts'
import { listSentMailings } from './sent-mail.store.ts'

const common = { tag: 'Subscribers', action: 'seePeople', method: 'GET' } as const
const time = timestampSchema.nullable()
const text = z.string().nullable()
const shownMailings = 100

const sentMailing = z
  .strictObject({
    runId: id.describe('The id of this dispatch'),
    name: z.string().describe('How the mailing is called'),
    subject: text.describe('Its subject'),
    channelId: id.describe('The channel it was sent in'),
    startedAt: timestampSchema.describe('When it began, UTC'),
  })
  .meta({ id: 'SentMailing', description: 'A mailing that was sent to many' })

export const listSentMailingsRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/sent-mailings',
  summary: 'What was sent to many, the newest first',
  responses: { 200: z.strictObject({ data: z.array(sentMailing).describe(`The newest ${shownMailings}`) }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await listSentMailings(look.reader, shownMailings) } }),
})

const receipt = z
  .strictObject({
    got: z.enum(['yes', 'no', 'notYet', 'unknown']).describe('Whether the mail arrived'),
    reason: z.string().describe('What decided it: a state of the mail, or why it was not aimed at the person'),
    steps: z
      .array(
        z.strictObject({
          step: z.enum(receiptSteps).describe('Where on its way'),
          verdict: z.enum(stepVerdicts).describe('What it came to there'),
        }),
      )
      .describe('The way of the mail'),
    mailing: sentMailing,
    stateAtStart: text.describe('Where the person stood in the channel when it began'),
    detail: text.describe('Why the engine left the person out at the last moment, or could not make the mail'),
    handedOverAt: time.describe('When the mail was handed over, UTC'),
    nextAttemptAt: z.string().nullable().describe('When it is tried again, UTC; infinity = its dispatch is paused'),
    attempts: z.int().nullable().describe('How often it was tried'),
    reply: text.describe('What the other server said, word for word'),
    queueId: text.describe('What the relay calls the mail'),
    after: z
      .strictObject({
        openedAt: time.describe('When the person first opened it, UTC; null = not known'),
        clickedAt: time.describe('When the person first clicked in it, UTC'),
        reportedAt: time.describe('When the other side last said something about it, UTC'),
        report: text.describe('What it said, without addresses'),
        reportEffect: text.describe('What that did'),
      })
      .describe('What came after it was handed over'),
  })
  .meta({ id: 'Receipt', description: 'Whether one person got one mailing, and why' })

export const explainReceiptRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/receipts/{runId}',
  summary: 'Did this person get that mailing?',
  responses: { 200: z.strictObject({ data: receipt }) },
  errors: [subscriberRefusals.subscriber_not_found, runRefusals.run_not_found],
  handle: async ({ look, ids }) => ({
    status: 200,
    body: { data: await explainReceipt(look, ids.id as number, ids.runId as number) },
  }),
})
