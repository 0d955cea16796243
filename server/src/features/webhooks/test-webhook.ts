import { randomUUID } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { rfc3339, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { type Post, sendEvent } from './send-event.ts'
import type { Webhook } from './webhook.store.ts'
import { openSecrets } from './webhook-secret.ts'

/** Sends an event that tells of nothing, so that a receiver can be tried at any time; it is not part of the log. */
export function testWebhook(app: Post & Pick<App, 'secrets'>, { accountId }: Tenant, hook: Webhook) {
  const time = rfc3339(timestamp(app.clock.now()))
  return sendEvent(app, {
    url: hook.url,
    secrets: openSecrets(app, hook, accountId),
    messageId: `msg_test_${randomUUID().replaceAll('-', '')}`,
    body: JSON.stringify({ type: 'webhook.test', timestamp: time, data: { accountId, webhookId: hook.id } }),
  })
}
