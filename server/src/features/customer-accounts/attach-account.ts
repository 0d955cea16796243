import { doors } from '../../doors.rules.ts'
import { entered } from '../../platform/db/database.ts'
import type { FullAccount } from '../account-setup/index.ts'
import {
  type Account,
  type Act,
  accountRefusals,
  findAccount,
  findOffer,
  listOfferedAccounts,
  lockAccount,
  setOffer,
  setParent,
} from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { actBeside } from './act-beside.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'

/** The side of the S-account: it asks to come below. Nothing changes until an admin there has agreed. */
export async function offerAccount(act: Act<FullAccount>, aboveId: number): Promise<void> {
  const { id: accountId, type, parentAccountId } = act.account
  if (parentAccountId !== null) throw customerAccountRefusals.account_attached({ accountId })
  const above = type === 'S' ? await accountBeside(act, aboveId) : undefined
  if (above?.type !== 'L') throw accountRefusals.parent_account_unsuitable()
  setOffer(act.tx, aboveId)
}

export function withdrawOffer({ tx }: Act): void {
  setOffer(tx, null)
}

/** The side of the L-account: from now on the account is below it. */
export async function attachAccount(act: Act, accountId: number): Promise<void> {
  await decide(act, accountId, 'account.attach', ({ tx }) => {
    setParent(tx, act.account.id)
    tx.knock(doors.accountSetup)
  })
}

export async function declineAccount(act: Act, accountId: number): Promise<void> {
  await decide(act, accountId, 'account.decline', ({ tx }) => setOffer(tx, null))
}

async function decide(act: Act, accountId: number, name: string, work: (there: Act) => void): Promise<void> {
  const isOffered = (await listOfferedAccounts(act.tx)).some(({ id }) => id === accountId)
  if (!isOffered) throw accountRefusals.account_not_found({ accountId })
  await actBeside(act, accountId, async (there) => {
    await lockAccount(there.tx)
    // Their admins may have thought better of it a moment ago.
    if ((await findOffer(there.tx)) !== act.account.id) throw accountRefusals.account_not_found({ accountId })
    work(there)
    await recordAct(there, { act: name, objectId: null, changes: { doneFrom: [null, act.account.name] } })
  })
}

/** Undefined when the customer has no such account. */
async function accountBeside({ tx }: Act, accountId: number): Promise<Account | undefined> {
  const { customerId } = tx.tenant
  const account = await findAccount(entered(tx, { accountId, customerId }))
  entered(tx, tx.tenant)
  return account?.customerId === customerId ? account : undefined
}
