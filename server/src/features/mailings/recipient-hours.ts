import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type Hour, hoursIn } from './recipient-hour.rules.ts'
import { listZones } from './zones.store.ts'

/** When it is the hour for the people of an account; who has no zone has that of the account. */
export async function recipientHours(reader: Reader, local: LocalTime, ownZone: string): Promise<Hour[]> {
  return hoursIn(local, [ownZone, ...(await listZones(reader))])
}
