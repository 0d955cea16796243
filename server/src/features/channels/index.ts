export { type Channel, listChannels } from './channel.store.ts'
export { chooseOptinMailing, requireChannels } from './choose-optin-mailing.ts'
export { createChannel, createDefaultChannel } from './create-channel.ts'
export { inheritChannel } from './inherit-channel.ts'
