import type { Translations } from '../channels/index.ts'
import { findAccountRow } from './account.store.ts'
import { insertChannel, listChannelRows, nextChannelId, setChannelOptinMailing } from './channel.store.ts'
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
    const account = await findAccountRow(tx, accountId)
    if (!account?.parentAccountId) throw new ProvisioningError(`Account ${accountId} has no L-account to inherit from.`)
    const source = (await listChannelRows(tx, account.parentAccountId)).find(({ id }) => id === channelId)
    if (!source) throw new ProvisioningError(`The L-account ${account.parentAccountId} has no channel ${channelId}.`)
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
  await operator.operatorDb.transaction((tx) => setChannelOptinMailing(tx, accountId, channelId, mailingId))
  await operator.announce([accountId])
}
