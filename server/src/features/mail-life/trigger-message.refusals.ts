import { refusals } from '../../platform/errors/refusal.ts'

export const triggerMessageRefusals = refusals({
  trigger_message_not_found: {
    status: 404,
    title: 'Trigger mail not found',
    detail: 'The account has sent no single trigger mail with this id, or it is more than 90 days old.',
  },
})
