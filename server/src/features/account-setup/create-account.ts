import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import {
  type Account,
  type Approval,
  accountRefusals,
  findAnyAccount,
  insertAccount,
  insertAccountHead,
  type Operator,
  requireCustomer,
  reserveAccountId,
} from '../accounts/index.ts'
import { createDefaultChannel } from '../channels/index.ts'

export interface NewAccount {
  customerId: number
  type: 'L' | 'S'
  name: string
  parentAccountId?: number | null
  hasChannels?: boolean
  languages?: string[]
  timeZone?: string
  approval?: Approval
}

/** An account with its default channel, which stays hidden until the channel module is booked. */
export function createAccount(
  { operatorDb, clock }: Pick<Operator, 'operatorDb' | 'clock'>,
  account: NewAccount,
): Promise<number> {
  const { customerId, parentAccountId = null, name, languages = usualLanguages } = account
  return operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    if (parentAccountId !== null) checkParent(await findAnyAccount(tx, parentAccountId), account)
    const createdAt = timestamp(clock.now())
    const id = await reserveAccountId(tx)
    await addAccount(tx, account, { id, createdAt })
    await createDefaultChannel(tx.enter({ accountId: id, customerId }), { name, languages, createdAt })
    return id
  })
}

const usualLanguages = ['de']

/** The rows by which there is an account, before anything is inside it. */
export async function addAccount(
  tx: Pick<OperatorTx, 'rows'>,
  account: NewAccount,
  made: { id: number; createdAt: Timestamp },
): Promise<void> {
  const { languages = usualLanguages } = account
  await insertAccount(tx, {
    parentAccountId: null,
    hasChannels: false,
    timeZone: 'Europe/Berlin',
    approval: 'approved',
    ...account,
    ...made,
    languages,
    defaultLanguageIso: languages[0] as string,
  })
  await insertAccountHead(tx, made.id)
}

function checkParent(parent: Account | undefined, { customerId, type }: NewAccount): void {
  if (type === 'S' && parent?.type === 'L' && parent.customerId === customerId) return
  throw accountRefusals.parent_account_unsuitable()
}
