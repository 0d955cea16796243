import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export async function countSubscribers(reader: Reader): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(sql`
    select coalesce(sum(f.cnt), 0) as total from subscriber_facets f where ${reader.owns('f')} and f.facet = 'all'`)
  return row?.total ?? 0
}
