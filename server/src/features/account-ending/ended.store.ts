import sql from 'sql-template-tag'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'

export interface EndingAccount extends Tenant {
  parentAccountId: number | null
}

/** Closed for 30 days; a sandbox before its account. */
export async function listEnding(db: Database): Promise<EndingAccount[]> {
  const [accounts] = await db.outsideTenants<[EndingAccount]>([
    sql`select a.id as "accountId", a.customer_id as "customerId", a.parent_account_id as "parentAccountId"
        from accounts a where a.closed_at < now() - interval '30 days' order by a.id desc`,
  ])
  return accounts
}

/** Deletes so many rows; whether the account is gone by that. */
export async function deleteRows(tx: Tx, most: number): Promise<boolean> {
  const [row] = await tx.rows<{ isGone: boolean }>(sql`select end_account(${most}) as "isGone"`)
  return row?.isGone ?? false
}
