import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

export type Customer = Columns<'customers', 'id' | 'name' | 'createdAt'>

export async function insertCustomer(tx: OperatorTx, name: string, now: Timestamp): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    sql`insert into customers (name, created_at) values (${name}, ${now}) returning id`,
  )
  return (row as { id: number }).id
}

export async function findCustomer(tx: OperatorTx, id: number): Promise<Customer | undefined> {
  const [row] = await tx.rows<Customer>(sql`select id, name, created_at as "createdAt" from customers where id = ${id}`)
  return row
}

export function listCustomers(tx: OperatorTx): Promise<Customer[]> {
  return tx.rows<Customer>(sql`select id, name, created_at as "createdAt" from customers order by id`)
}
