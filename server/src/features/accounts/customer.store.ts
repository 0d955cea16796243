import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

type Asking = Pick<OperatorTx, 'rows'>
export type Customer = Columns<'customers', 'id' | 'name' | 'createdAt'>

/** Known before the row is there: whoever opens an account by a link may write its rows, but read no other customer's. */
export async function reserveCustomerId(tx: Asking): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`select nextval('customers_id_seq') as id`)
  return (row as { id: number }).id
}

export async function insertCustomer(
  tx: Asking,
  { id, name, createdAt }: Columns<'customers', 'id' | 'name' | 'createdAt'>,
): Promise<void> {
  await tx.rows(sql`
    insert into customers (id, name, created_at) overriding system value values (${id}, ${name}, ${createdAt})`)
}

export async function findCustomer(tx: OperatorTx, id: number): Promise<Customer | undefined> {
  const [row] = await tx.rows<Customer>(sql`select id, name, created_at as "createdAt" from customers where id = ${id}`)
  return row
}

export function listCustomers(tx: OperatorTx): Promise<Customer[]> {
  return tx.rows<Customer>(sql`select id, name, created_at as "createdAt" from customers order by id`)
}
