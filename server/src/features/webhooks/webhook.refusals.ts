import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const webhookRefusals = refusals({
  webhook_not_found: withValues({
    status: 404,
    title: 'Webhook not found',
    members: { accountId: z.int(), webhookId: z.int() },
    detail: ({ webhookId }) => `The account has no webhook ${webhookId}.`,
    remedy: remedies.listWebhooks,
  }),
  redelivery_too_large: withValues({
    status: 422,
    title: 'Too many events at once',
    members: { mostEvents: z.int().describe('So many can be delivered again at once') },
    detail: ({ mostEvents }) => `At most ${mostEvents} events are delivered again at once; choose a shorter stretch.`,
  }),
})
