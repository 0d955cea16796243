import type { Reader } from '../../platform/db/database.ts'
import {
  type Act,
  accountRefusals,
  type CustomerAct,
  clockOf,
  type Look,
  type Operator,
  requireCustomer,
  tenantOfAccount,
} from '../accounts/index.ts'
import { type FullAccount, loadFullAccount } from './full-account.ts'

/** The operator acts inside one account as requests do: under the serving role, behind row-level security. */
export async function inAccount<T>(
  operator: Operator,
  accountId: number,
  work: (act: Act<FullAccount>) => Promise<T>,
): Promise<T> {
  const tenant = await tenantOfAccount(operator, accountId)
  return operator.db.transaction(tenant, async (tx) =>
    work({ ...(await lookWith(operator, tx)), tx, evidence: { by: 'nobody' } }),
  )
}

export async function lookInto<T>(
  operator: Operator,
  accountId: number,
  work: (look: Look<FullAccount>) => Promise<T>,
): Promise<T> {
  const tenant = await tenantOfAccount(operator, accountId)
  return work(await lookWith(operator, operator.db.reader(tenant)))
}

async function lookWith({ clock, config, secrets }: Operator, reader: Reader): Promise<Look<FullAccount>> {
  const account = await loadFullAccount(reader)
  if (!account) throw accountRefusals.account_not_found({ accountId: reader.tenant.accountId })
  return {
    reader,
    account,
    actor: { kind: 'operator' },
    may: () => true,
    clock: clockOf(clock, account),
    config,
    secrets,
  }
}

/** The operator changes what the accounts of a customer share, whether it has accounts yet or not. */
export async function inCustomer<T>(
  { operatorDb, db, clock }: Operator,
  customerId: number,
  work: (act: CustomerAct) => Promise<T>,
): Promise<T> {
  await operatorDb.transaction((tx) => requireCustomer(tx, customerId))
  // No account has the id 0, so nothing that belongs to one can be seen or written.
  return db.transaction({ accountId: 0, customerId }, (tx) =>
    work({ tx, reader: tx, actor: { kind: 'operator' }, clock }),
  )
}
