export { createWebhookClient } from './create-webhook-client.ts'
export { type Delivery, forgetDeletedLogs, listDeliveries } from './delivery.store.ts'
export {
  copyWebhooks,
  createWebhook,
  disableWebhook,
  enableWebhook,
  requireWebhook,
  rotateSecret,
} from './manage-webhooks.ts'
export { testWebhook } from './test-webhook.ts'
export { listWebhooks, rewindWebhooks, type Webhook } from './webhook.store.ts'
export { reportWebhooks, WebhookDispatcher } from './webhook-dispatcher.ts'
