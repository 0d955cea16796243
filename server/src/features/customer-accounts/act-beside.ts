import { entered } from '../../platform/db/database.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { type Act, accountRefusals, listAccountsBelow } from '../accounts/index.ts'

/** The same act in another account of the customer and the same transaction, which then goes on where it was. */
export async function actBeside<T>(
  act: Act,
  accountId: number,
  work: (there: Act<FullAccount>) => Promise<T>,
): Promise<T> {
  const { tx } = act
  const { customerId } = tx.tenant
  const inside = entered(tx, { accountId, customerId })
  try {
    const account = await loadFullAccount(inside)
    if (account?.customerId !== customerId) throw accountRefusals.account_not_found({ accountId })
    return await work({ ...act, tx: inside, reader: inside, account })
  } finally {
    entered(tx, tx.tenant)
  }
}

/** In an account below this one; any other is not there. */
export async function actBelow<T>(act: Act, accountId: number, work: (there: Act<FullAccount>) => Promise<T>) {
  const isBelow = (await listAccountsBelow(act.tx)).some(({ id }) => id === accountId)
  if (!isBelow) throw accountRefusals.account_not_found({ accountId })
  return actBeside(act, accountId, work)
}
