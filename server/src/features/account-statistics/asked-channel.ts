import type { FullAccount } from '../account-setup/index.ts'
import { channelRefusals } from '../channels/index.ts'

/** The channel somebody asks about; null = the default one. */
export function askedChannel(account: FullAccount, wished: number | null): number {
  const channelId = wished ?? account.defaultChannel.id
  if (!account.channels.some(({ id }) => id === channelId))
    throw channelRefusals.channel_not_found({ accountId: account.id, channelId })
  return channelId
}
