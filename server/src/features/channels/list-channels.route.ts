import { z } from 'zod'
import { envelope, wrap } from '../../platform/http/schema.ts'
import { findAccount } from '../accounts/index.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { channelRecord } from './channel.record.ts'
import { channelSchema } from './channel.schema.ts'
import { listChannels } from './channel.store.ts'
import { isOpen } from './channel-state.rules.ts'

const { readRoute } = keyRoutes()

export const listChannelsRoute = readRoute({
  method: 'GET',
  path: '/channels',
  tag: 'Channels',
  summary: 'List the channels of the account',
  description: 'All of them, not in pages. Closed ones are left out. Empty while the channel module is not booked.',
  scopes: ['articles', 'subscribers'],
  responses: { 200: envelope(z.array(channelSchema)) },
  handle: async ({ reader }) => {
    const [account, channels] = await Promise.all([findAccount(reader), listChannels(reader)])
    return { status: 200, body: wrap(account?.hasChannels ? channels.filter(isOpen).map(channelRecord) : [], []) }
  },
})
