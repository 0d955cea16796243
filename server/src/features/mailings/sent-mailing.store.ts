import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The run of a mailing has ended in all its languages, for the first time or once more. A birthday mailing is never sent for good. */
export function recordSent(tx: Tx, mailingId: number, now: Timestamp): void {
  tx.write(sql`
    update mailings m set status = 'sent', sent_at = coalesce(m.sent_at, ${now}), updated_at = ${now}
    where ${tx.owns('m')} and (m.id = ${mailingId} or (m.version_of = ${mailingId} and m.is_active is null and m.deleted_at is null))
      and m.type <> 'birthday'`)
  tx.write(sql`
    update newsletters n set sent_at = coalesce(n.sent_at, ${now}) where ${tx.owns('n')} and n.mailing_id = ${mailingId}`)
}

/** False when another dispatcher has taken this day, or the mailing was switched off meanwhile. */
export async function takeBirthday(tx: Tx, { id, day }: { id: number; day: string }): Promise<boolean> {
  const rows = await tx.rows(sql`
    update mailings m set congratulated_on = ${day}
    where ${tx.owns('m')} and m.id = ${id} and m.is_active and coalesce(m.congratulated_on < ${day}::date, true)
    returning m.id`)
  return rows.length > 0
}
