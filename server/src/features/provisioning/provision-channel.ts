import type { Translations } from '../channels/index.ts'
import { insertChannel, listChannelRows, nextChannelId, setChannelOptinMailing } from './channel.store.ts'
import { requireAccount, requireChannels, requireOptinMailing } from './known-records.ts'
import { now, type Operator, ProvisioningError } from './operator.ts'

export interface NewChannel {
  accountId: number
  translations: Translations
  optinMailingId?: number | null
}

/** A channel of the account's own; it takes effect at the next request. */
export async function createChannel(
  operator: Operator,
  { accountId, translations, optinMailingId = null }: NewChannel,
): Promise<number> {
  const id = await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    await requireOptinMailing(tx, accountId, optinMailingId)
    const channelId = await nextChannelId(tx)
    await insertChannel(tx, {
      accountId,
      id: channelId,
      isDefault: false,
      inheritedFrom: null,
      translations,
      optinMailingId,
      createdAt: now(operator),
    })
    return channelId
  })
  await operator.announce([accountId])
  return id
}

/** Hands a channel of an L-account down to one of its S-accounts, under the same id. */
export async function inheritChannel(operator: Operator, accountId: number, channelId: number): Promise<void> {
  await operator.operatorDb.transaction(async (tx) => {
    const account = await requireAccount(tx, accountId)
    if (!account.parentAccountId) throw new ProvisioningError(`Account ${accountId} has no L-account to inherit from.`)
    const source = (await listChannelRows(tx, account.parentAccountId)).find(({ id }) => id === channelId)
    if (!source) throw new ProvisioningError(`The L-account ${account.parentAccountId} has no channel ${channelId}.`)
    if ((await listChannelRows(tx, accountId)).some(({ id }) => id === channelId))
      throw new ProvisioningError(`Account ${accountId} already has channel ${channelId}.`)
    await insertChannel(tx, {
      ...source,
      accountId,
      isDefault: false,
      inheritedFrom: account.parentAccountId,
      optinMailingId: null,
      createdAt: now(operator),
    })
  })
  await operator.announce([accountId])
}

export async function chooseChannelOptinMailing(
  operator: Operator,
  accountId: number,
  channelId: number,
  mailingId: number | null,
): Promise<void> {
  await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    await requireChannels(tx, accountId, [channelId])
    await requireOptinMailing(tx, accountId, mailingId)
    await setChannelOptinMailing(tx, accountId, channelId, mailingId)
  })
  await operator.announce([accountId])
}
