import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Brake, Salutations } from '../accounts/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

/** What of an account's settings shows in its mails, and when they stop. */
export interface MailSettings {
  /** Where its days begin. */
  timeZone: string
  tracking: TrackingMode
  salutations: Salutations
  brake: Brake
}

export async function findMailSettings(reader: Reader): Promise<MailSettings> {
  const [account] = await reader.rows<MailSettings>(
    sql`select a.time_zone as "timeZone", a.tracking, a.salutations, a.brake from accounts a where ${reader.owns('a', 'id')}`,
  )
  return account as MailSettings
}
