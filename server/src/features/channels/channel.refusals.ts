import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const members = { accountId: z.number(), channelId: z.number() }

export const channelRefusals = refusals({
  channel_not_found: withValues({
    status: 404,
    title: 'Channel not found',
    members,
    detail: ({ accountId, channelId }) => `Account ${accountId} has no channel ${channelId}.`,
    remedy: remedies.listChannels,
  }),
  channel_exists: withValues({
    status: 409,
    title: 'Channel exists',
    members,
    detail: ({ accountId, channelId }) => `Account ${accountId} already has channel ${channelId}.`,
  }),
})
