export { Courier, reportWebhooks, trimWebhookLogs } from './courier.ts'
export { type Delivery, listDeliveries } from './delivery.store.ts'
export {
  createWebhook,
  disableWebhook,
  enableWebhook,
  requireWebhook,
  rotateSecret,
} from './manage-webhooks.ts'
export { testWebhook } from './test-webhook.ts'
export { listWebhooks, type Webhook } from './webhook.store.ts'
