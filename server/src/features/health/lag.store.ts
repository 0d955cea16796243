import sql from 'sql-template-tag'
import { secondsSince } from '../../platform/db/age.rules.ts'
import type { Database } from '../../platform/db/database.ts'

/** How far what follows from sending is behind, in seconds. */
export interface Lags {
  /** Since the oldest report came in that nobody has judged; null when all are judged. */
  reports: number | null
  /** Since an attempt at a webhook should have been made; null when none is due. */
  webhooks: number | null
  /** Opens and clicks are judged up to so long ago. */
  judging: number
  /** They are part of the sums up to so long ago. */
  statistics: number
}

export async function readLags(db: Database): Promise<Lags & { activeHooks: boolean; failingHooks: number }> {
  const [[row]] = await db.outsideTenants<[Lags & { activeHooks: boolean; failingHooks: number }]>([
    sql`select (select ${secondsSince(sql`i.received_at`)} from inbound_reports i where i.judged_at is null order by i.id limit 1) as reports,
               (select ${secondsSince(sql`w.retry_at`)} from webhooks w
                where w.state = 'active' and w.retry_at <= now() order by w.retry_at limit 1) as webhooks,
               (select ${secondsSince(sql`t.judged_to`)} from tracking_progress t) as judging,
               (select ${secondsSince(sql`p.folded_to`)} from statistics_progress p) as statistics,
               exists (select from webhooks w where w.state = 'active') as "activeHooks",
               (select count(*) from webhooks w where w.state = 'failing') as "failingHooks"`,
  ])
  return row as Lags & { activeHooks: boolean; failingHooks: number }
}

export interface SecretLook {
  /** Null while the database has no secret yet. */
  matches: boolean | null
  /** Since a process with another secret wanted to start; null when none did. */
  refusedSeconds: number | null
  refusedFrom: string | null
}

export async function lookAtSecret(
  db: Database,
  { first, latest }: { first: Buffer; latest: Buffer },
): Promise<SecretLook> {
  const [[row]] = await db.outsideTenants<[SecretLook]>([
    sql`select l.matches, ${secondsSince(sql`l.refused_at`)} as "refusedSeconds", l.refused_from as "refusedFrom"
        from look_at_secret(${first}, ${latest}) l`,
  ])
  return row as SecretLook
}
