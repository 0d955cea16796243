import type { TrackingMode } from '../tracking/index.ts'
import {
  type AccountRow,
  findAccountRow,
  insertAccount,
  insertCustomer,
  setHasChannels,
  setTracking,
} from './account.store.ts'
import { insertChannel, nextChannelId } from './channel.store.ts'
import { requireAccount, requireCustomer } from './known-records.ts'
import { now, type Operator, ProvisioningError } from './operator.ts'

export interface NewAccount {
  customerId: number
  type: 'L' | 'S'
  name: string
  parentAccountId?: number | null
  hasChannels?: boolean
  languages?: string[]
}

export function createCustomer(operator: Operator, { name }: { name: string }): Promise<number> {
  return operator.operatorDb.transaction((tx) => insertCustomer(tx, name, now(operator)))
}

/** An account with its default channel, which stays hidden until the channel module is booked. */
export async function createAccount(operator: Operator, account: NewAccount): Promise<number> {
  const { customerId, type, name, parentAccountId = null, hasChannels = false, languages = ['de'] } = account
  return operator.operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    const parent = parentAccountId === null ? undefined : await findAccountRow(tx, parentAccountId)
    if (parentAccountId !== null) checkParent(parent, customerId, type)
    const createdAt = now(operator)
    const id = await insertAccount(tx, {
      customerId,
      type,
      name,
      parentAccountId,
      hasChannels,
      languages,
      defaultLanguageIso: languages[0] as string,
      createdAt,
    })
    const translations = Object.fromEntries(languages.map((iso) => [iso, { name, description: null }]))
    await insertChannel(tx, {
      accountId: id,
      id: await nextChannelId(tx),
      isDefault: true,
      inheritedFrom: null,
      translations,
      optinMailingId: null,
      createdAt,
    })
    return id
  })
}

function checkParent(parent: AccountRow | undefined, customerId: number, type: 'L' | 'S'): void {
  if (type === 'S' && parent?.type === 'L' && parent.customerId === customerId) return
  throw new ProvisioningError('The parent must be an L-account of the same customer, and only S-accounts have one.')
}

/** What of opens and clicks the account's mails count from the next minute on. */
export async function switchTracking(operator: Operator, accountId: number, mode: TrackingMode): Promise<void> {
  await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    await setTracking(tx, accountId, mode)
  })
}

/** Books or cancels the channel module. Cancelled, the account goes on with the status of its default channel. */
export async function switchChannels(operator: Operator, accountId: number, enabled: boolean): Promise<void> {
  await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    await setHasChannels(tx, accountId, enabled)
  })
  await operator.announce([accountId])
}
