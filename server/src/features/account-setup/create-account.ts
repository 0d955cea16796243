import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import {
  type Account,
  accountRefusals,
  findAnyAccount,
  insertAccount,
  insertAccountHead,
  type Operator,
  requireCustomer,
} from '../accounts/index.ts'
import { createDefaultChannel } from '../channels/index.ts'

export interface NewAccount {
  customerId: number
  type: 'L' | 'S'
  name: string
  parentAccountId?: number | null
  hasChannels?: boolean
  languages?: string[]
}

/** An account with its default channel, which stays hidden until the channel module is booked. */
export function createAccount(
  { operatorDb, clock }: Pick<Operator, 'operatorDb' | 'clock'>,
  account: NewAccount,
): Promise<number> {
  const { customerId, type, name, parentAccountId = null, hasChannels = false, languages = ['de'] } = account
  return operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    if (parentAccountId !== null) checkParent(await findAnyAccount(tx, parentAccountId), account)
    const createdAt = timestamp(clock.now())
    const defaultLanguageIso = languages[0] as string
    const row = { customerId, type, name, parentAccountId, hasChannels, languages, defaultLanguageIso, createdAt }
    const id = await insertAccount(tx, row)
    await insertAccountHead(tx, id)
    await createDefaultChannel(tx.enter({ accountId: id, customerId }), { name, languages, createdAt })
    return id
  })
}

function checkParent(parent: Account | undefined, { customerId, type }: NewAccount): void {
  if (type === 'S' && parent?.type === 'L' && parent.customerId === customerId) return
  throw accountRefusals.parent_account_unsuitable()
}
