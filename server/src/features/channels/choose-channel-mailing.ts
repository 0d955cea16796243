import { doors } from '../../doors.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Act } from '../accounts/index.ts'
import { type MatterType, requireMailingOf } from '../mailings/index.ts'
import { channelRefusals } from './channel.refusals.ts'
import { listChannels, setChannelMailing } from './channel.store.ts'
import { isOpen } from './channel-state.rules.ts'

/** Null: the channel has none of its own. */
export async function chooseChannelMailing(
  { tx }: Act,
  { type, channelId, mailingId }: { type: MatterType; channelId: number; mailingId: number | null },
): Promise<void> {
  await requireChannels(tx, [channelId])
  if (mailingId !== null) await requireMailingOf(tx, type, mailingId)
  setChannelMailing(tx, type, { channelId, mailingId })
  tx.knock(doors.accountSetup)
}

/** Open ones: nobody enters a closed channel. */
export async function requireChannels(reader: Reader, ids: readonly number[]): Promise<void> {
  const channels = ids.length === 0 ? [] : await listChannels(reader)
  const channelId = ids.find((id) => !channels.some((channel) => channel.id === id && isOpen(channel)))
  if (channelId === undefined) return
  throw channelRefusals.channel_not_found({ accountId: reader.tenant.accountId, channelId })
}
