import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

export interface OptinVisit {
  messageId: number
  visitedAt: Timestamp
  method: string
  /** What came of it. */
  outcome: string
  /** Why it was taken for a person or a machine. */
  reason: string
  ip: string
  userAgent: string
  pageHash: Buffer | null
}

/** A link that is opened again and again says nothing new. */
const mostVisits = 50

export function recordVisit(tx: Tx, visit: OptinVisit): void {
  tx.write(sql`
    insert into optin_visits (account_id, message_id, visited_at, method, outcome, reason, ip, user_agent, page_hash)
    select ${tx.tenant.accountId}, ${visit.messageId}, ${visit.visitedAt}::timestamptz, ${visit.method}, ${visit.outcome},
           ${visit.reason}, ${visit.ip}, ${visit.userAgent}, ${visit.pageHash}::bytea
    where (select count(*) from optin_visits v where ${tx.owns('v')} and v.message_id = ${visit.messageId}) < ${mostVisits}`)
}

/** Equal pages are one row: repeating this makes nothing new. */
export function keepPageText(tx: Tx, hash: Buffer, html: string, now: Timestamp): void {
  tx.write(sql`
    insert into page_texts (account_id, hash, html, created_at) values (${tx.tenant.accountId}, ${hash}, ${html}, ${now})
    on conflict (account_id, hash) do nothing`)
}

/** Visits that confirmed nothing: they have told machines from people, and prove no consent. */
export async function forgetVisits(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from optin_visits v using (
      select o.message_id, o.id from optin_visits o
      where ${tx.owns('o')} and o.outcome <> 'confirmed' and o.visited_at < ${before} limit ${limit}) old
    where ${tx.owns('v')} and v.message_id = old.message_id and v.id = old.id returning 1 as gone`)
  return gone.length
}
