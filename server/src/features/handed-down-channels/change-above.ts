import type { Act } from '../accounts/index.ts'
import {
  type ChannelChange,
  changeChannel,
  channelRefusals,
  chooseChannelMailing,
  deleteChannel,
} from '../channels/index.ts'
import { holdersOf, refreshBelow } from './hand-down-channel.ts'
import { handDownMailings } from './hand-down-mailings.ts'

/** What an L-account says of a channel holds in all accounts that have it, from the same moment on. */
export async function changeChannelAndBelow(
  act: Act,
  id: number,
  change: ChannelChange,
  version: string,
): Promise<void> {
  await changeChannel(act, id, change, version)
  if (change.translations !== undefined) await refreshBelow(act, id)
  if (change.optinMailingId !== undefined || change.optoutMailingId !== undefined)
    await handDownMailings(act, id, await holdersOf(act, id))
}

export async function chooseMailingAndBelow(
  act: Act,
  choice: Parameters<typeof chooseChannelMailing>[1],
): Promise<void> {
  await chooseChannelMailing(act, choice)
  await handDownMailings(act, choice.channelId, await holdersOf(act, choice.channelId))
}

/** Only where nobody below has it: it would stay there under a name that nobody could change. */
export async function deleteChannelAbove(act: Act, id: number, version: string): Promise<void> {
  const accounts = (await holdersOf(act, id)).length
  if (accounts > 0) throw channelRefusals.channel_handed_down({ accounts })
  await deleteChannel(act, id, version)
}
