import { z } from 'zod'
import type { Look } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals, requireChannel } from '../channels/index.ts'
import { askAddresses, deadReasons } from '../mail-advice/index.ts'
import { pageUrlNames } from '../pages/index.ts'
import { pagesOf } from './page-settings.body.ts'

const unreachableSchema = z
  .strictObject({
    setting: z.enum(pageUrlNames).describe('Which of the pages'),
    reason: z.enum(deadReasons).describe('Why whoever is sent there finds nothing'),
  })
  .meta({ id: 'UnreachablePage', description: 'A page that was named and that nobody finds' })

const common = { method: 'GET', action: 'changeSettings' } as const
const responses = {
  200: z.strictObject({ data: z.array(unreachableSchema).describe('A warning each; they are saved all the same') }),
}

export const unreachablePagesRoute = webRoutes.readRoute({
  ...common,
  tag: 'Settings',
  path: '/accounts/{accountId}/settings/pages/unreachable',
  summary: 'Which of the pages of the account do not answer; asks each of them, which may take some seconds',
  responses,
  handle: async ({ look }) => ({ status: 200, body: { data: await findUnreachable(look, 0) } }),
})

export const unreachableChannelPagesRoute = webRoutes.readRoute({
  ...common,
  tag: 'Channels',
  path: '/accounts/{accountId}/channels/{id}/pages/unreachable',
  summary: 'Which of the pages of a channel do not answer; asks each of them, which may take some seconds',
  responses,
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, ids }) => {
    const { id } = await requireChannel(look, ids.id as number)
    return { status: 200, body: { data: await findUnreachable(look, id) } }
  },
})

/** Only what is saved is asked for, so nobody lets us knock at any door they like. */
async function findUnreachable({ reader, config }: Pick<Look, 'reader' | 'config'>, channelId: number) {
  const pages = await pagesOf(reader, channelId)
  const dead = await askAddresses(config, [...new Set(pageUrlNames.flatMap((name) => pages[name] ?? []))])
  return pageUrlNames.flatMap((setting) => {
    const found = dead.find(({ url }) => url === pages[setting])
    return found ? [{ setting, reason: found.reason }] : []
  })
}
