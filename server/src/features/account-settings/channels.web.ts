import { z } from 'zod'
import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import {
  type ChannelInUse,
  channelRefusals,
  closeChannel,
  createChannel,
  type LookAbove,
  listChannels,
  listChannelsInUse,
  readChannelInUse,
  reopenChannel,
  shownOf,
} from '../channels/index.ts'
import { changeChannelAndBelow, deleteChannelAbove } from '../handed-down-channels/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { channelChangeBody, channelViewSchema, newChannelBody, translationFaults } from './channel-view.schema.ts'

const common = { tag: 'Channels', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/channels'
const one = z.strictObject({ data: channelViewSchema })
const mailingErrors = [mailingRefusals.optin_mailing_not_found, mailingRefusals.optout_mailing_not_found]

export const listChannelsWebRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The channels of the account, closed ones too',
  responses: {
    200: z.strictObject({
      data: z.array(channelViewSchema).describe('All of them, the default one first'),
      meta: z
        .strictObject({ isBooked: z.boolean().describe('Whether the channel module is booked') })
        .describe('About the module'),
    }),
  },
  handle: async ({ app, look }) => {
    const channels = await listChannelsInUse(look, aboveOf(app, look.reader.tenant))
    return { status: 200, body: { data: channels.map(viewOf), meta: { isBooked: look.account.hasChannels } } }
  },
})

export const getChannelWebRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One channel, with what hangs on it',
  responses: { 200: one },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ app, look, ids }) => {
    const channel = await readChannelInUse(look, ids.id as number, aboveOf(app, look.reader.tenant))
    return { status: 200, body: { data: viewOf(channel) } }
  },
})

export const createChannelWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Make a channel; people can enter it from the next request on',
  body: { schema: newChannelBody, check: (raw, { caller }) => translationFaults(raw, caller.account) },
  responses: {
    201: z.strictObject({
      data: z.strictObject({ id: z.int().describe('The id of the channel') }).describe('What was made'),
    }),
  },
  stateForAudit: channelState,
  handle: async ({ act, body }) => ({ status: 201, body: { data: { id: await createChannel(act, body) } } }),
})

export const changeChannelWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change what a channel is called and which mails go with it',
  versioned: true,
  body: { schema: channelChangeBody, check: (raw, { caller }) => translationFaults(raw, caller.account) },
  responses: { 204: null },
  errors: [channelRefusals.channel_not_found, channelRefusals.channel_inherited, ...mailingErrors],
  stateForAudit: channelState,
  handle: async ({ act, ids, body, version }) => {
    await changeChannelAndBelow(act, ids.id as number, body, version)
    return { status: 204 }
  },
})

export const closeChannelWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/closing`,
  summary: 'Close a channel; its people and what they agreed to stay',
  responses: { 204: null },
  errors: [channelRefusals.channel_not_found, channelRefusals.channel_is_default, channelRefusals.channel_in_use],
  stateForAudit: channelState,
  handle: async ({ act, ids }) => {
    await closeChannel(act, ids.id as number)
    return { status: 204 }
  },
})

export const reopenChannelWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/reopening`,
  summary: 'Open a closed channel again, with everybody who was in it',
  responses: { 204: null },
  errors: [channelRefusals.channel_not_found, channelRefusals.channel_withdrawn],
  stateForAudit: channelState,
  handle: async ({ act, ids }) => {
    await reopenChannel(act, ids.id as number)
    return { status: 204 }
  },
})

export const deleteChannelWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a channel that nothing hangs on',
  versioned: true,
  responses: { 204: null },
  errors: [
    channelRefusals.channel_not_found,
    channelRefusals.channel_is_default,
    channelRefusals.channel_inherited,
    channelRefusals.channel_handed_down,
    channelRefusals.channel_not_empty,
  ],
  stateForAudit: channelState,
  handle: async ({ act, ids, version }) => {
    await deleteChannelAbove(act, ids.id as number, version)
    return { status: 204 }
  },
})

/** The L-account is of the same customer; nothing but its name is asked for. */
function aboveOf({ db }: Pick<App, 'db'>, { customerId }: Tenant): LookAbove {
  return (accountId) => db.reader({ accountId, customerId })
}

async function channelState({ tx }: { tx: Reader }, { id }: Readonly<Record<string, number>>) {
  const channel = (await listChannels(tx)).find((known) => known.id === id)
  return channel ? { ...shownOf(channel) } : null
}

function viewOf({ channel, use, inheritedFrom }: ChannelInUse) {
  const { channelId: _, ...counts } = use
  return { ...channel, inheritedFrom, ...counts, version: versionOf(shownOf(channel)) }
}
