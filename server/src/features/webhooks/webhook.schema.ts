import { z } from 'zod'
import { count, id, line, timestampSchema } from '../../platform/http/schema.ts'
import { eventTypes } from '../events/index.ts'

/** What all routes about webhooks say of themselves. */
export const webhookRoutes = { tag: 'Webhooks', action: 'manageIntegrations' } as const
export const webhookPath = '/accounts/{accountId}/webhooks'

const types = z.array(z.enum(eventTypes)).describe('The kinds of events it wants; empty = every kind but single mails')

export const newWebhookSchema = z.strictObject({
  name: line(191, 2)
    .transform((text) => text as string)
    .describe('Which system it tells'),
  url: z.string().max(2000).describe('Where events are posted to, https'),
  types,
})

export const webhookSchema = z
  .strictObject({
    id: id.describe('The id of the webhook'),
    name: z.string().describe('Which system it tells'),
    url: z.string().describe('Where events are posted to'),
    types: z.array(z.string()).describe('The kinds of events it wants; empty = every kind but single mails'),
    state: z.enum(['active', 'failing', 'disabled']).describe('failing = stopped after the last attempt'),
    stateReason: z.string().nullable().describe('Why it stands still'),
    formerSecretUntil: timestampSchema.nullable().describe('Until when the former secret signs as well, UTC'),
    position: count.describe('The last event it was told of, or that waits for another attempt'),
    behind: count.describe('Events of the log that it has not come to yet'),
    waiting: count.describe('Events that wait for another attempt'),
    nextAttemptAt: timestampSchema.nullable().describe('When the next of them is tried, UTC'),
    lost: count.describe('Events that were older than the log is kept'),
    deliveredAt: timestampSchema.nullable().describe('When it last took an event, UTC'),
    createdAt: timestampSchema.describe('When it was made, UTC'),
  })
  .meta({ id: 'Webhook', description: 'A system outside that is told what happens in the account' })

export const attemptSchema = z
  .strictObject({
    sequence: count.describe('The event, by its number in the log'),
    messageId: z.string().describe('The webhook-id it carries in every attempt'),
    attempt: z.int().describe('Which attempt of this event it was'),
    at: timestampSchema.describe('When, UTC'),
    tookMs: count.describe('How long it took, in milliseconds'),
    status: z.int().nullable().describe('The status of the answer; null = no answer'),
    failure: z.string().nullable().describe('Why there was no answer'),
  })
  .meta({ id: 'WebhookAttempt', description: 'One call of a webhook, without what was sent' })

export const stretchSchema = z.strictObject({
  firstSequence: z.int().min(1).describe('The first event, by its number in the log'),
  lastSequence: z.int().min(1).describe('The last one'),
})

export const secretSchema = z
  .strictObject({
    id: id.describe('The id of the webhook'),
    secret: z.string().describe('What signs every call, for the only time'),
    formerUntil: timestampSchema
      .nullable()
      .describe('Until when the former secret signs as well, UTC; null = none did'),
  })
  .describe('A secret that is shown this once')

export const answerSchema = z
  .strictObject({
    status: z.int().nullable().describe('The status of the answer; null = no answer'),
    failure: z.string().nullable().describe('Why there was no answer'),
    tookMs: count.describe('How long it took, in milliseconds'),
  })
  .describe('What the receiver said')
