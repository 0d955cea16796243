import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'

/** Of how many days it is still kept who opened and clicked; null = of all that are looked at. */
export async function findDaysKept(reader: Reader, now: Timestamp): Promise<number | null> {
  const [account] = await reader.rows<{ days: number | null }>(sql`
    select (${now}::timestamptz at time zone a.time_zone)::date - a.events_kept_from as days
    from accounts a where ${reader.owns('a', 'id')}`)
  return account?.days ?? null
}
