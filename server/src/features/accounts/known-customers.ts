import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { accountRefusals } from './account.refusals.ts'
import { type Account, findAnyAccount, listAccounts } from './account.store.ts'
import { type Customer, findCustomer, listCustomers } from './customer.store.ts'
import type { Operator } from './operator.ts'

type Reading = Pick<Operator, 'operatorDb'>

export function allCustomers({ operatorDb }: Reading): Promise<Customer[]> {
  return operatorDb.transaction(listCustomers)
}

/** Of one customer, or of all. */
export function accountsOf({ operatorDb }: Reading, customerId: number | null): Promise<Account[]> {
  return operatorDb.transaction(async (tx) => {
    if (customerId !== null) await requireCustomer(tx, customerId)
    return listAccounts(tx, customerId)
  })
}

export async function tenantOfAccount({ operatorDb }: Reading, accountId: number): Promise<Tenant> {
  const account = await operatorDb.transaction((tx) => findAnyAccount(tx, accountId))
  if (!account) throw accountRefusals.account_not_found({ accountId })
  return { accountId, customerId: account.customerId }
}

export async function requireCustomer(tx: OperatorTx, customerId: number): Promise<void> {
  if (!(await findCustomer(tx, customerId))) throw accountRefusals.customer_not_found({ customerId })
}
