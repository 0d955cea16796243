export { channelRecord } from './channel.rules.ts'
export { channelSchema } from './channel.schema.ts'
export { type Channel, listChannels, type Translations } from './channel.store.ts'
