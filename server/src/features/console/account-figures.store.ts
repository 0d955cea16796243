import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Approval } from '../accounts/index.ts'
import { mostCounted } from './oddity.rules.ts'

export interface Figures {
  people: number
  domains: number
  verifiedDomains: number
  keys: number
}

/** Sums of one account, and nobody in them. */
export async function readFigures(reader: Reader): Promise<Figures> {
  const [figures] = await reader.rows<Figures>(sql`
    select (select count(*) from (select from subscribers s where ${reader.owns('s')} limit ${mostCounted}) p) as people,
           (select count(*) from sender_domains d where ${reader.owns('d')}) as domains,
           (select count(d.verified_at) from sender_domains d where ${reader.owns('d')}) as "verifiedDomains",
           (select count(*) from api_keys k where ${reader.owns('k')} and k.deleted_at is null) as keys`)
  return figures as Figures
}

export interface ListedAccount extends Columns<'accounts', 'id' | 'customerId' | 'name' | 'type' | 'createdAt'> {
  approval: Approval
  customer: Columns<'customers', 'name'>['name']
}

export interface AccountFilter {
  /** A part of its name or of its customer's, or its id; empty = all. */
  words: string
  approval: Approval | null
}

const columns = sql`
  a.id, a.customer_id as "customerId", a.name, a.type, a.approval, a.created_at as "createdAt", c.name as customer`

/** The longest here first. */
export function listAnyAccounts(
  tx: OperatorTx,
  { words, approval }: AccountFilter,
  limit: number,
): Promise<ListedAccount[]> {
  const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return tx.rows<ListedAccount>(sql`
    select ${columns} from accounts a join customers c on c.id = a.customer_id
    where (a.name ilike ${part} or c.name ilike ${part} or a.id::text = ${words})
      and (${approval}::text is null or a.approval = ${approval})
    order by a.created_at, a.id limit ${limit}`)
}

export async function findListedAccount(tx: OperatorTx, id: number): Promise<ListedAccount | undefined> {
  const [account] = await tx.rows<ListedAccount>(sql`
    select ${columns} from accounts a join customers c on c.id = a.customer_id where a.id = ${id}`)
  return account
}

export interface AdminOfAccount extends Columns<'users', 'name' | 'email'> {
  hasFactor: boolean
}

export function listAdmins(tx: OperatorTx, accountId: number): Promise<AdminOfAccount[]> {
  return tx.rows<AdminOfAccount>(sql`
    select u.name, u.email, u.factors <> '{}' as "hasFactor" from memberships m join users u on u.id = m.user_id
    where m.account_id = ${accountId} and m.role = 'admin' order by u.id`)
}

export async function hasRefusedNamesake(
  tx: OperatorTx,
  { id, name }: Pick<ListedAccount, 'id' | 'name'>,
): Promise<boolean> {
  const found = await tx.rows(sql`
    select from accounts a where a.approval = 'refused' and a.id <> ${id} and lower(a.name) = lower(${name}) limit 1`)
  return found.length > 0
}
