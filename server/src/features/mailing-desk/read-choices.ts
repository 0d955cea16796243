import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { listThemes } from '../mailings/index.ts'
import { listSenderDomains } from '../sender-domains/index.ts'
import { listTestAddresses } from '../test-addresses/index.ts'
import { listTriggerTypes } from '../triggers/index.ts'
import { listMembers } from '../users/index.ts'

/** What the cards of a mailing offer to choose from. */
export async function readChoices({ reader, account }: Look<FullAccount>) {
  const [themes, domains, members, types, addresses] = await Promise.all([
    listThemes(reader),
    listSenderDomains(reader),
    listMembers(reader),
    listTriggerTypes(reader),
    listTestAddresses(reader),
  ])
  return {
    hasChannels: account.hasChannels,
    channels: account.channels.map(({ id, isDefault, translations }) => ({ id, isDefault, translations })),
    languages: [...account.languages],
    triggerTypes: types.map(({ id, key, translations }) => ({ id, key, translations })),
    themes: themes.map(({ id, name }) => ({ id, name })),
    domains: domains.map(({ domain, verifiedAt }) => ({ name: domain, isVerified: verifiedAt !== null })),
    testAddresses: addresses.flatMap(({ id, email, confirmedAt }) => (confirmedAt === null ? [] : [{ id, email }])),
    users: members.map(({ userId, name, email }) => ({ id: userId, name, email })),
  }
}
