import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { bookChannels, cancelChannels } from '../account-setup/index.ts'
import { findAccount, lockAccount } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals, requireChannel } from '../channels/index.ts'
import { refreshBelow } from '../handed-down-channels/index.ts'
import { pageFaults, pagesBeside, pagesOf, savePages } from './page-settings.body.ts'
import { pageChangeSchema, pageSettingsSchema } from './settings.schema.ts'

const common = { tag: 'Channels', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/channels/{id}/pages'

export const getChannelPagesRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'What pages and looks a channel has of its own',
  responses: {
    200: z.strictObject({
      data: pageSettingsSchema,
      meta: z
        .strictObject({
          version: z.string().describe('What was seen of them; goes into If-Match'),
          account: pageSettingsSchema.describe(
            'What holds where the channel has nothing of its own: of the L-account that handed it down, then of the account',
          ),
          inherited: z
            .array(z.keyof(pageSettingsSchema))
            .describe('Which of these are of the L-account that handed it down'),
        })
        .describe('Beside it'),
    }),
  },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, ids }) => {
    const { id } = await requireChannel(look, ids.id as number)
    const [data, beside] = await Promise.all([pagesOf(look.reader, id), pagesBeside(look.reader, id)])
    return { status: 200, body: { data, meta: { version: versionOf(data), ...beside } } }
  },
})

export const changeChannelPagesRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path,
  summary: 'Give a channel pages and looks of its own, from the next visit on',
  versioned: true,
  body: { schema: pageChangeSchema, check: pageFaults },
  responses: { 204: null },
  errors: [channelRefusals.channel_not_found],
  stateForAudit: async ({ tx }, ids) => pagesOf(tx, ids.id),
  handle: async ({ act, ids, body, version }) => {
    await lockAccount(act.tx)
    const { id } = await requireChannel(act, ids.id as number)
    await expectUnchanged({ version, current: await pagesOf(act.tx, id), asked: body })
    await savePages(act, id, body)
    await refreshBelow(act, id)
    return { status: 204 }
  },
})

export const switchChannelModuleRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: '/accounts/{accountId}/settings/channelModule',
  summary: 'Book the channel module, or cancel it; nothing of either is lost',
  body: { schema: z.strictObject({ isBooked: z.boolean().describe('Whether the account works with channels') }) },
  responses: { 204: null },
  errors: [channelRefusals.channel_in_use],
  stateForAudit: async ({ tx }) => moduleState(tx),
  handle: async ({ act, body }) => {
    await (body.isBooked ? bookChannels(act) : cancelChannels(act))
    return { status: 204 }
  },
})

async function moduleState(reader: Reader): Promise<{ isBooked: boolean }> {
  return { isBooked: (await findAccount(reader))?.hasChannels ?? false }
}
