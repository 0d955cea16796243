import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Account } from '../accounts/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

export interface CustomerRow {
  id: number
  name: string
  createdAt: string
}
export type AccountRow = Account

export async function insertCustomer(tx: OperatorTx, name: string, now: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    sql`insert into customers (name, created_at) values (${name}, ${now}) returning id`,
  )
  return (row as { id: number }).id
}

export async function findCustomerRow(tx: OperatorTx, id: number): Promise<CustomerRow | undefined> {
  const [row] = await tx.rows<CustomerRow>(
    sql`select id, name, created_at as "createdAt" from customers where id = ${id}`,
  )
  return row
}

export function listCustomers(tx: OperatorTx): Promise<CustomerRow[]> {
  return tx.rows<CustomerRow>(sql`select id, name, created_at as "createdAt" from customers order by id`)
}

export async function insertAccount(tx: OperatorTx, account: Omit<AccountRow, 'id'>): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into accounts (customer_id, type, name, parent_account_id, has_channels, default_language_iso, languages, created_at)
    values (${account.customerId}, ${account.type}, ${account.name}, ${account.parentAccountId}, ${account.hasChannels},
            ${account.defaultLanguageIso}, ${account.languages}, ${account.createdAt})
    returning id`)
  const { id } = row as { id: number }
  await tx.rows(sql`insert into account_heads (account_id) values (${id})`)
  return id
}

const accountColumns = sql`
  a.id, a.customer_id as "customerId", a.type, a.name, a.parent_account_id as "parentAccountId", a.has_channels as "hasChannels",
  a.default_language_iso as "defaultLanguageIso", a.languages, a.created_at as "createdAt"`

export async function findAccountRow(tx: OperatorTx, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.rows<AccountRow>(sql`select ${accountColumns} from accounts a where a.id = ${id}`)
  return row
}

export function listAccounts(tx: OperatorTx, customerId: number | null): Promise<AccountRow[]> {
  return tx.rows<AccountRow>(sql`
    select ${accountColumns} from accounts a where ${customerId}::bigint is null or a.customer_id = ${customerId} order by a.id`)
}

export async function setTracking(tx: OperatorTx, accountId: number, tracking: TrackingMode): Promise<void> {
  await tx.rows(sql`update accounts set tracking = ${tracking} where id = ${accountId}`)
}

export async function setHasChannels(tx: OperatorTx, accountId: number, hasChannels: boolean): Promise<void> {
  await tx.rows(sql`update accounts set has_channels = ${hasChannels} where id = ${accountId}`)
}
