import type { Database } from '../../platform/db/database.ts'
import { type Account, type Look, listAccountsBelow } from '../accounts/index.ts'
import { listChannels, requireChannel } from '../channels/index.ts'

export const holdings = ['none', 'open', 'closed', 'withdrawn'] as const
export type Holding = (typeof holdings)[number]

export interface Holder extends Pick<Account, 'id' | 'name' | 'hasChannels'> {
  holding: Holding
}

/** The accounts below, and how each of them has this channel. */
export async function listHolders(look: Look, channelId: number, db: Pick<Database, 'reader'>): Promise<Holder[]> {
  await requireChannel(look, channelId)
  const accounts = await listAccountsBelow(look.reader)
  return Promise.all(
    accounts.map(async ({ id, name, hasChannels }) => {
      const channels = await listChannels(db.reader({ ...look.reader.tenant, accountId: id }))
      const channel = channels.find((known) => known.id === channelId && known.inheritedFrom === look.account.id)
      return { id, name, hasChannels, holding: holdingOf(channel) }
    }),
  )
}

function holdingOf(channel: { closedAt: unknown; withdrawnAt: unknown } | undefined): Holding {
  if (!channel) return 'none'
  if (channel.withdrawnAt !== null) return 'withdrawn'
  return channel.closedAt === null ? 'open' : 'closed'
}
