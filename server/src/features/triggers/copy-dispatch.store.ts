import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

/** False when it has been started, taken back or moved since it was found due. */
export async function startCopySending(
  tx: Tx,
  { id, scheduledAt }: { id: number; scheduledAt: Timestamp },
  startedAt: Timestamp,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update trigger_copies c set status = 'sending', started_at = ${startedAt}, updated_at = ${startedAt}
    where ${tx.owns('c')} and c.id = ${id} and c.status = 'scheduled' and c.scheduled_at = ${scheduledAt} returning c.id`)
  return rows.length > 0
}

/** Where the run of this mailing was a campaign. */
export function finishCopySending(tx: Tx, mailingId: number, now: Timestamp): void {
  tx.write(sql`
    update trigger_copies c set status = 'sent', finished_at = ${now}, updated_at = ${now}
    where ${tx.owns('c')} and c.id = ${mailingId} and c.status = 'sending'`)
}

/** For good: it was due and could not begin. False as above. */
export async function failCopySending(
  tx: Tx,
  { id, scheduledAt }: { id: number; scheduledAt: Timestamp },
  failedAt: Timestamp,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update trigger_copies c set status = 'failed', finished_at = ${failedAt}, updated_at = ${failedAt}
    where ${tx.owns('c')} and c.id = ${id} and c.status = 'scheduled' and c.scheduled_at = ${scheduledAt} returning c.id`)
  return rows.length > 0
}

/** For good, where the run of this mailing was a campaign; tells since when. */
export async function cancelCopySending(tx: Tx, mailingId: number): Promise<Timestamp | undefined> {
  const [copy] = await tx.rows<{ canceledAt: Timestamp }>(sql`
    update trigger_copies c set status = 'canceled', finished_at = now(), updated_at = now()
    where ${tx.owns('c')} and c.id = ${mailingId} and c.status = 'sending' returning c.updated_at as "canceledAt"`)
  return copy?.canceledAt
}
