import type { Reader } from '../../platform/db/database.ts'
import { type Account, findAccount } from '../accounts/index.ts'
import { type Channel, listChannels } from '../channels/index.ts'
import { type CustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { listActiveVersions, type MailingVersion } from '../mailings/index.ts'

/** An account with all of its set-up that writes about people depend on. Doors may keep it for a second. */
export interface FullAccount extends Account {
  channels: readonly Channel[]
  defaultChannel: Channel
  fields: readonly CustomerField[]
  activeOptinMailings: readonly MailingVersion[]
}

/** One round trip; undefined when the account is gone. */
export async function loadFullAccount(reader: Reader): Promise<FullAccount | undefined> {
  const [account, channels, fields, activeOptinMailings] = await Promise.all([
    findAccount(reader),
    listChannels(reader),
    listCustomerFields(reader),
    listActiveVersions(reader, 'optin'),
  ])
  return account && { ...account, channels, defaultChannel: channels[0] as Channel, fields, activeOptinMailings }
}
