import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

/** Ids of the opt-in mailings that may be sent: only active ones count. */
export async function listActiveOptinMailings(reader: Reader): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select m.id from mailings m where ${reader.owns('m')} and m.type = 'optin' and m.is_active order by m.id`)
  return rows.map((row) => row.id)
}
