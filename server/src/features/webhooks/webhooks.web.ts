import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { count } from '../../platform/http/schema.ts'
import { findAccountHead } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { listDeliveries } from './delivery.store.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  requireWebhook,
  rotateSecret,
} from './manage-webhooks.ts'
import { webhookRefusals } from './webhook.refusals.ts'
import {
  attemptSchema,
  webhookRoutes as common,
  newWebhookSchema,
  webhookPath as path,
  secretSchema,
  webhookSchema,
} from './webhook.schema.ts'
import { findWebhook, listWebhooks, type Webhook } from './webhook.store.ts'
import { messageIdOf } from './webhook-secret.ts'

const hoursOfBoth = 24
const mostAttempts = 1000

export const listWebhooksRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The webhooks of the account',
  responses: {
    200: z.strictObject({
      data: z.array(webhookSchema).describe('All of them, the oldest first'),
      meta: z.strictObject({ lastSequence: count.describe('The newest event of the account') }).describe('The log'),
    }),
  },
  handle: async ({ look: { reader } }) => {
    const [hooks, head] = await Promise.all([listWebhooks(reader), findAccountHead(reader)])
    const lastSequence = head?.eventSeq ?? 0
    return { status: 200, body: { data: hooks.map((hook) => viewOf(hook, lastSequence)), meta: { lastSequence } } }
  },
})

export const createWebhookRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Tell a system outside of events from now on; its secret is shown this once',
  body: { schema: newWebhookSchema },
  responses: { 201: z.strictObject({ data: secretSchema }) },
  stateForAudit: hookState,
  handle: async ({ act, body }) => {
    const { webhook, secret } = await createWebhook(act, body)
    return { status: 201, body: { data: { id: webhook.id, secret, formerUntil: null } } }
  },
})

export const changeWebhookRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change name, address or kinds of events, from the next attempt on',
  body: { schema: newWebhookSchema.partial() },
  responses: { 204: null },
  errors: [webhookRefusals.webhook_not_found],
  stateForAudit: hookState,
  handle: async ({ act, ids, body }) => {
    await changeWebhook(act, ids.id as number, body)
    return { status: 204 }
  },
})

export const deleteWebhookRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a webhook; it is called no more',
  responses: { 204: null },
  errors: [webhookRefusals.webhook_not_found],
  stateForAudit: hookState,
  handle: async ({ act, ids }) => {
    await deleteWebhook(act, ids.id as number)
    return { status: 204 }
  },
})

export const pauseWebhookRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/pause`,
  summary: 'Call it no more until it goes on; events wait in the log',
  responses: { 204: null },
  errors: [webhookRefusals.webhook_not_found],
  stateForAudit: hookState,
  handle: async ({ act, ids }) => {
    await disableWebhook(act, ids.id as number)
    return { status: 204 }
  },
})

export const resumeWebhookRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/resume`,
  summary: 'Go on where it stopped, beginning with what waits',
  responses: { 204: null },
  errors: [webhookRefusals.webhook_not_found],
  stateForAudit: hookState,
  handle: async ({ act, ids }) => {
    await enableWebhook(act, ids.id as number)
    return { status: 204 }
  },
})

export const rotateSecretRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/secret`,
  summary: 'Make a new secret, shown this once; for 24 hours both sign',
  responses: { 200: z.strictObject({ data: secretSchema }) },
  errors: [webhookRefusals.webhook_not_found],
  handle: async ({ act, ids }) => {
    const id = ids.id as number
    return { status: 200, body: { data: { id, ...(await rotateSecret(act, id, hoursOfBoth)) } } }
  },
})

export const listAttemptsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/{id}/attempts`,
  summary: 'The newest calls of a webhook, without what was sent',
  responses: { 200: z.strictObject({ data: z.array(attemptSchema).describe('At most 1,000, the newest first') }) },
  errors: [webhookRefusals.webhook_not_found],
  handle: async ({ app, look, ids }) => {
    const { id } = await requireWebhook(look, ids.id as number)
    const place = { accountId: look.account.id, webhookId: id }
    const attempts = await listDeliveries(look.reader, id, mostAttempts)
    const data = attempts.map(({ seq, ...rest }) => ({
      sequence: seq,
      messageId: messageIdOf(app, place, seq),
      ...rest,
    }))
    return { status: 200, body: { data } }
  },
})

/** Without its address, which may hold a token of the receiver. */
async function hookState({ tx }: { tx: Reader }, { id = 0 }: Readonly<Record<string, number>>) {
  const hook = await findWebhook(tx, id)
  return hook ? { name: hook.name, types: hook.types, state: hook.state } : null
}

function viewOf(hook: Webhook, lastSequence: number) {
  const { id, name, url, types, state, stateReason, formerSecretUntil, position, lost, deliveredAt, createdAt } = hook
  const shown = { id, name, url, types, state, stateReason, formerSecretUntil, position, lost, deliveredAt, createdAt }
  const behind = Math.max(0, lastSequence - position)
  return { ...shown, behind, waiting: hook.retries, nextAttemptAt: state === 'active' ? hook.retryAt : null }
}
