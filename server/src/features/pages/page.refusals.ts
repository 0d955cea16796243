import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const invalid = { code: 'validation_failed', status: 422, title: 'Validation failed' } as const

export const pageRefusals = refusals({
  nothing_to_change: { ...invalid, detail: 'Nothing to change: name at least one setting.' },
  setting_faulty: withValues({
    ...invalid,
    members: { setting: z.string(), fault: z.string() },
    detail: ({ setting, fault }) => `${setting}: ${fault}`,
  }),
  channel_not_found: withValues({
    ...invalid,
    members: { accountId: z.int(), channelId: z.int() },
    detail: ({ channelId }) => `The account has no channel ${channelId}.`,
    remedy: remedies.listChannels,
  }),
})
