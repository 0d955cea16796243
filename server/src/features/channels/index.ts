export {
  type ChannelChange,
  changeChannel,
  closeChannel,
  deleteChannel,
  keepInheritedChannels,
  reopenChannel,
  requireChannel,
} from './change-channel.ts'
export { channelRefusals } from './channel.refusals.ts'
export { type Channel, listChannels, setFallbackMailing } from './channel.store.ts'
export { channelName } from './channel-name.rules.ts'
export { isOpen, shownOf } from './channel-state.rules.ts'
export { listBusyInChannels } from './channel-use.store.ts'
export { chooseChannelMailing, requireChannels } from './choose-channel-mailing.ts'
export { createChannel, createDefaultChannel } from './create-channel.ts'
export { giveBackChannel, receiveChannel } from './inherit-channel.ts'
export { type ChannelInUse, type LookAbove, listChannelsInUse, readChannelInUse } from './read-channels.ts'
