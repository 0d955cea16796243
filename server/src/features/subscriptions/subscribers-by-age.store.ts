import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export async function countCreatedBefore(reader: Reader, time: string): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`
    select count(*)::bigint as count from subscribers s where ${reader.owns('s')} and s.created_at < ${time}::timestamptz`)
  return (row as { count: number }).count
}

/** In the order of their ids, after one of them. */
export async function listCreatedBefore(reader: Reader, time: string, after: number, limit: number): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select s.id from subscribers s
    where ${reader.owns('s')} and s.id > ${after} and s.created_at < ${time}::timestamptz order by s.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
