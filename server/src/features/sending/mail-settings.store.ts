import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { TrackingMode } from '../tracking/index.ts'

/** What of an account's settings shows in its mails: where its days begin, and what it may count. */
export async function findMailSettings(reader: Reader): Promise<{ timeZone: string; tracking: TrackingMode }> {
  const [account] = await reader.rows<{ timeZone: string; tracking: TrackingMode }>(
    sql`select a.time_zone as "timeZone", a.tracking from accounts a where ${reader.owns('a', 'id')}`,
  )
  return account as { timeZone: string; tracking: TrackingMode }
}
