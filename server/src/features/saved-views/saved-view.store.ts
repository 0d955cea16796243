import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export interface SavedView extends Columns<'saved_views', 'id' | 'name' | 'isDefault'> {
  search: Record<string, unknown>
}

/** In the order in which they were made. */
export function listViews(reader: Reader, userId: number): Promise<SavedView[]> {
  return reader.rows<SavedView>(sql`
    select v.id, v.name, v.search, v.is_default as "isDefault" from saved_views v
    where ${reader.owns('v')} and v.user_id = ${userId} order by v.id`)
}

export async function insertView(
  tx: Tx,
  userId: number,
  { name, search }: Pick<SavedView, 'name' | 'search'>,
  createdAt: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into saved_views (account_id, user_id, name, search, created_at)
    values (${tx.tenant.accountId}, ${userId}, ${name}, ${search}, ${createdAt}) returning id`)
  return (row as { id: number }).id
}

export function saveView(tx: Tx, userId: number, { id, name, search, isDefault }: SavedView): void {
  if (isDefault)
    tx.write(sql`
      update saved_views v set is_default = false
      where ${tx.owns('v')} and v.user_id = ${userId} and v.is_default and v.id <> ${id}`)
  tx.write(sql`
    update saved_views v set name = ${name}, search = ${search}, is_default = ${isDefault}
    where ${tx.owns('v')} and v.user_id = ${userId} and v.id = ${id}`)
}

export function deleteView(tx: Tx, userId: number, id: number): void {
  tx.write(sql`delete from saved_views v where ${tx.owns('v')} and v.user_id = ${userId} and v.id = ${id}`)
}
