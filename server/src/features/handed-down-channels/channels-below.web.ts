import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { handDownChannel, withdrawChannel } from './hand-down-channel.ts'
import { holdings, listHolders } from './list-holders.ts'

const common = { tag: 'Channels', action: 'manageAccounts' } as const
const path = '/accounts/{accountId}/channels/{id}/accounts'
const notFound = [channelRefusals.channel_not_found, accountRefusals.account_not_found]

const holderSchema = z
  .strictObject({
    id: id.describe('The id of the account'),
    name: z.string().describe('What its users call it'),
    hasChannels: z.boolean().describe('Whether it has booked the channel module'),
    holding: z.enum(holdings).describe('Whether it has the channel, and how'),
  })
  .meta({ id: 'ChannelHolder', description: 'An account below, and how it has a channel' })

const outcome = <const T extends readonly [string, ...string[]]>(outcomes: T) =>
  z.strictObject({
    data: z.strictObject({ outcome: z.enum(outcomes).describe('What became of it there') }).describe('What was done'),
  })

export const listHoldersRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The accounts below an L-account, and which of them have this channel',
  responses: { 200: z.strictObject({ data: z.array(holderSchema).describe('All accounts below, as they were made') }) },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ app, look, ids }) => ({
    status: 200,
    body: { data: await listHolders(look, ids.id as number, app.db) },
  }),
})

export const handDownChannelRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/{belowId}`,
  summary: 'Hand a channel down to an account below; the name stays with the L-account',
  responses: { 200: outcome(['received', 'renamed', 'there']) },
  errors: [...notFound, channelRefusals.channel_exists],
  handle: async ({ act, ids }) => ({
    status: 200,
    body: { data: { outcome: await handDownChannel(act, ids.id as number, ids.belowId as number) } },
  }),
})

export const withdrawChannelRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{belowId}`,
  summary: 'Take a channel back from an account below: closed there where it has people or mailings, else gone',
  responses: { 200: outcome(['closed', 'gone']) },
  errors: [...notFound, channelRefusals.channel_in_use_below],
  handle: async ({ act, ids }) => ({
    status: 200,
    body: { data: { outcome: await withdrawChannel(act, ids.id as number, ids.belowId as number) } },
  }),
})
