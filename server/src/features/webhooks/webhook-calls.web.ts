import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { count } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { createWebhookClient } from './create-webhook-client.ts'
import { requireWebhook } from './manage-webhooks.ts'
import { countRedelivery, redeliverEvents } from './redeliver-events.ts'
import type { Stretch } from './redelivery.store.ts'
import { testWebhook } from './test-webhook.ts'
import { webhookRefusals } from './webhook.refusals.ts'
import { answerSchema, webhookRoutes as common, webhookPath as path, stretchSchema } from './webhook.schema.ts'

const events = z
  .strictObject({ events: count.describe('How many events of the stretch the webhook was told of') })
  .describe('How many')
const errors = [webhookRefusals.webhook_not_found, webhookRefusals.redelivery_too_large]

/** Reads nothing but the webhook: the call goes out with no transaction open. */
export const testWebhookRoute = webRoutes.readRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Post a test event now, and tell what the receiver says',
  responses: { 200: z.strictObject({ data: answerSchema }) },
  errors: [webhookRefusals.webhook_not_found],
  handle: async ({ app, look, ids }) => {
    const hook = await requireWebhook(look, ids.id as number)
    const client = createWebhookClient(app.config)
    try {
      const { status, failure, tookMs } = await testWebhook({ ...app, client }, look.reader.tenant, hook)
      return { status: 200, body: { data: { status, failure, tookMs } } }
    } finally {
      client.close()
    }
  },
})

const number = /^[1-9]\d{0,14}$/
const names = ['firstSequence', 'lastSequence'] as const

const stretchQuery: QuerySpec<Stretch> = {
  parse: (query) => {
    const wrong = names.filter((name) => !number.test(query.get(name) ?? ''))
    const unknown = [...query.keys()].filter((name) => !(names as readonly string[]).includes(name))
    return {
      value: { first: Number(query.get('firstSequence')), last: Number(query.get('lastSequence')) },
      errors: [...wrong, ...unknown].map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')),
    }
  },
  parameters: names.map((name) => ({
    name,
    description: name === 'firstSequence' ? 'The first event, by its number in the log' : 'The last one',
    schema: { type: 'integer', minimum: 1 },
  })),
}

export const countRedeliveryRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/{id}/redelivery`,
  summary: 'How many events would be delivered again',
  query: stretchQuery,
  responses: { 200: z.strictObject({ data: events }) },
  errors,
  handle: async ({ look, ids, query }) => ({
    status: 200,
    body: { data: { events: await countRedelivery(look, ids.id as number, query) } },
  }),
})

export const redeliverRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/redelivery`,
  summary: 'Deliver events again: the same webhook-id, a new time',
  body: { schema: stretchSchema },
  responses: { 202: z.strictObject({ data: events }) },
  errors,
  handle: async ({ act, ids, body }) => {
    const stretch = { first: body.firstSequence, last: body.lastSequence }
    return { status: 202, body: { data: { events: await redeliverEvents(act, ids.id as number, stretch) } } }
  },
})
