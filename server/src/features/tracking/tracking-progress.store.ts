import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'

export interface TrackingProgress {
  /** From when on neighbours have not been looked at yet. */
  judgedToMs: number
  /** Events from here on came or changed after they had been judged; null when everybody knows. */
  changedFromMs: number | null
  /** Grows with every such change. */
  changes: number
}

export async function findTrackingProgress(db: Database): Promise<TrackingProgress> {
  const [[row]] = await db.outsideTenants<[TrackingProgress]>([
    sql`select (extract(epoch from judged_to) * 1000)::float8 as "judgedToMs",
               (extract(epoch from changed_from) * 1000)::float8 as "changedFromMs", changes
        from tracking_progress`,
  ])
  return row as TrackingProgress
}

/** Has everything from this moment on judged again, and counted again by whoever counts; nothing when it is not judged yet. */
export function settingBack(toMs: number): Sql {
  return sql`
    update tracking_progress
    set judged_to = to_timestamp(${toMs}::float8 / 1000), changed_from = least(changed_from, to_timestamp(${toMs}::float8 / 1000)),
        changes = changes + 1
    where judged_to > to_timestamp(${toMs}::float8 / 1000)`
}

export async function setBack(db: Database, toMs: number): Promise<void> {
  await db.outsideTenants([settingBack(toMs)])
}

/** Whoever counts has seen all changes up to this one; a later one stays. */
export async function forgetChanges(db: Database, changes: number): Promise<void> {
  await db.outsideTenants([
    sql`update tracking_progress set changed_from = null where changes = ${changes} and changed_from is not null`,
  ])
}
