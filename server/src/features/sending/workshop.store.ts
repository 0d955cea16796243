import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

/** Where the account's days begin. */
export async function findTimeZone(reader: Reader): Promise<string> {
  const [account] = await reader.rows<{ timeZone: string }>(
    sql`select a.time_zone as "timeZone" from accounts a where ${reader.owns('a', 'id')}`,
  )
  return (account as { timeZone: string }).timeZone
}
