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
  channel_is_default: {
    status: 409,
    title: 'Channel is the default one',
    detail: 'Every account has a default channel; it can be neither closed nor deleted.',
  },
  channel_inherited: {
    status: 409,
    title: 'Channel is inherited',
    detail: 'The L-account keeps the name of this channel, and it alone can take the channel away.',
  },
  channel_withdrawn: {
    status: 409,
    title: 'Channel is withdrawn',
    detail: 'The L-account has taken this channel back, and it alone can hand it down again.',
  },
  channel_in_use: withValues({
    status: 409,
    title: 'Channel in use',
    detail: ({ mailings }) =>
      `Mailings that are planned, under way or active go to this channel: ${mailings.map(({ name }) => name).join(', ')}.`,
    members: {
      mailings: z
        .array(
          z.strictObject({
            id: z.int().describe('The id of the mailing'),
            name: z.string().describe('How it is called'),
          }),
        )
        .describe('Mailings that would miss it'),
    },
    remedy: remedies.freeMailings,
  }),
  channel_in_use_below: withValues({
    status: 409,
    title: 'Channel in use below',
    members: {
      accountId: z.int().describe('The account below'),
      mailings: z.int().describe('How many of its mailings go to the channel just now'),
    },
    detail: ({ accountId, mailings }) =>
      `In account ${accountId}, ${mailings} mailings that are planned, under way or active go to this channel.`,
  }),
  channel_handed_down: withValues({
    status: 409,
    title: 'Channel is handed down',
    members: { accounts: z.int().describe('How many accounts below have it') },
    detail: ({ accounts }) => `${accounts} accounts below have this channel; withdraw it there first.`,
  }),
  channel_not_empty: withValues({
    status: 409,
    title: 'Channel is not empty',
    detail: ({ people, mailings }) =>
      `${people} people and ${mailings} mailings belong to this channel; it can be closed instead.`,
    members: {
      people: z.int().describe('How many people have a status in it'),
      mailings: z.int().describe('How many mailings belong to it'),
    },
  }),
})
