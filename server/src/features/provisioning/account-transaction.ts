import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { tenantFilter } from '../../platform/db/transaction.ts'
import { type Account, type Act, findAccount } from '../accounts/index.ts'
import { requireAccount } from './known-records.ts'
import type { Operator } from './operator.ts'

/** The operator acts inside one account as requests do: under the serving role, behind row-level security. */
export function inAccount<T>(operator: Operator, accountId: number, work: (act: Act) => Promise<T>): Promise<T> {
  const { clock, config, secrets } = operator
  return operator.operatorDb.transaction(async (operatorTx) => {
    const { customerId } = await requireAccount(operatorTx, accountId)
    await operatorTx.rows(sql`set local role postrider_app`)
    await operatorTx.rows(sql`
      select set_config('app.account_id', ${accountId}::text, true), set_config('app.customer_id', ${customerId}::text, true)`)
    const { tx, settled } = tenantTransaction(operatorTx, { accountId, customerId })
    const account = (await findAccount(tx)) as Account
    const result = await work({
      tx,
      reader: tx,
      account,
      actor: { kind: 'operator' },
      may: () => true,
      evidence: { by: 'nobody' },
      clock,
      config,
      secrets,
    })
    await settled()
    return result
  })
}

function tenantTransaction(operatorTx: OperatorTx, tenant: Tenant): { tx: Tx; settled(): Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve()
  const writes: Promise<unknown>[] = []
  // One after the other: a connection answers one statement at a time.
  const rows = <R extends object>(statement: Sql): Promise<R[]> => {
    const answer = last.then(() => operatorTx.rows<R>(statement))
    last = answer.catch(() => {})
    return answer
  }
  const tx: Tx = {
    tenant,
    rows,
    owns: (alias, column) => tenantFilter(tenant, alias, column),
    write: (statement) => {
      const written = rows(statement)
      // Its failure is reported where the writes are awaited, before the commit.
      written.catch(() => {})
      writes.push(written)
    },
    // The operator announces what has changed.
    knock: () => {},
    savepoint: (work) => withSavepoint(rows, work),
  }
  return { tx, settled: () => Promise.all(writes) }
}

async function withSavepoint<T>(rows: Tx['rows'], work: () => Promise<T>): Promise<T> {
  await rows(sql`savepoint item`)
  try {
    const result = await work()
    await rows(sql`release savepoint item`)
    return result
  } catch (error) {
    await rows(sql`rollback to savepoint item`)
    throw error
  }
}
