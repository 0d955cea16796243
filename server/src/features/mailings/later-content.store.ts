import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { LaterContent } from './later-content.rules.ts'

export function setLaterContents(tx: Tx, mailingId: number, later: readonly LaterContent[]): void {
  const kept = later.length === 0 ? null : JSON.stringify(later)
  tx.write(
    sql`update newsletters n set later_contents = ${kept}::jsonb where ${tx.owns('n')} and n.mailing_id = ${mailingId}`,
  )
}

export async function listLaterContents(reader: Reader, mailingId: number): Promise<LaterContent[]> {
  const [row] = await reader.rows<{ later: LaterContent[] | null }>(sql`
    select n.later_contents as later from newsletters n where ${reader.owns('n')} and n.mailing_id = ${mailingId}`)
  return row?.later ?? []
}

/** Null = it goes on saying what it says. */
export function setRenewal(tx: Tx, mailingId: number, renewsAt: Timestamp | null): void {
  tx.write(sql`update mailings m set renews_at = ${renewsAt} where ${tx.owns('m')} and m.id = ${mailingId}`)
}

/** Whether its time to say something else has come; locked, so that nobody sends it or writes in it meanwhile. */
export async function takeRenewal(tx: Tx, mailingId: number, now: Timestamp): Promise<boolean> {
  const rows = await tx.rows(sql`
    select m.id from mailings m
    where ${tx.owns('m')} and m.id = ${mailingId} and m.is_active and m.renews_at <= ${now} for update`)
  return rows.length > 0
}
