import type { Reader } from '../../platform/db/database.ts'
import { findAccount, type Look } from '../accounts/index.ts'
import { requireChannel } from './change-channel.ts'
import { type Channel, listChannels } from './channel.store.ts'
import { type ChannelUse, listChannelUses } from './channel-use.store.ts'

export interface ChannelInUse {
  channel: Channel
  use: ChannelUse
  /** The L-account that handed it down. */
  inheritedFrom: { id: number; name: string } | null
}

/** An account sees no other; whoever asks says how the L-account is looked into. */
export type LookAbove = (accountId: number) => Reader

export async function listChannelsInUse({ reader }: Look, above: LookAbove): Promise<ChannelInUse[]> {
  const [channels, uses] = await Promise.all([listChannels(reader), listChannelUses(reader)])
  return withUses(channels, uses, above)
}

export async function readChannelInUse(look: Look, id: number, above: LookAbove): Promise<ChannelInUse> {
  const [channel, uses] = await Promise.all([requireChannel(look, id), listChannelUses(look.reader)])
  return (await withUses([channel], uses, above))[0] as ChannelInUse
}

async function withUses(
  channels: readonly Channel[],
  uses: readonly ChannelUse[],
  above: LookAbove,
): Promise<ChannelInUse[]> {
  const aboveIds = [...new Set(channels.flatMap(({ inheritedFrom }) => inheritedFrom ?? []))]
  const givers = await Promise.all(
    aboveIds.map(async (id) => ({ id, name: (await findAccount(above(id)))?.name ?? '' })),
  )
  return channels.map((channel) => ({
    channel,
    use: uses.find(({ channelId }) => channelId === channel.id) as ChannelUse,
    inheritedFrom: givers.find(({ id }) => id === channel.inheritedFrom) ?? null,
  }))
}
