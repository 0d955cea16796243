import type { Reader } from '../../platform/db/database.ts'
import { type Account, findAccount } from '../accounts/index.ts'
import { type Channel, isOpen, listChannels } from '../channels/index.ts'
import { type CustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { listActiveVersions, type MailingVersion } from '../mailings/index.ts'

/** An account with all of its set-up that writes about people depend on. Doors may keep it for a second. */
export interface FullAccount extends Account {
  /** Those people can be in today; closed ones are not among them. */
  channels: readonly Channel[]
  defaultChannel: Channel
  fields: readonly CustomerField[]
  activeOptinMailings: readonly MailingVersion[]
}

/** One round trip; undefined when the account is gone. */
export async function loadFullAccount(reader: Reader): Promise<FullAccount | undefined> {
  const [account, known, fields, activeOptinMailings] = await Promise.all([
    findAccount(reader),
    listChannels(reader),
    listCustomerFields(reader),
    listActiveVersions(reader, 'optin'),
  ])
  const channels = known.filter(isOpen)
  return account && { ...account, channels, defaultChannel: channels[0] as Channel, fields, activeOptinMailings }
}
