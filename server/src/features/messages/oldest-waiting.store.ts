import sql from 'sql-template-tag'
import { accountsBehind } from '../../platform/db/accounts-behind.rules.ts'
import { secondsSince } from '../../platform/db/age.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { claimableStates, inStates, type LaneName, laneSql } from './message-state.rules.ts'

interface OldestWaiting {
  accountId: number
  /** Since its oldest mail should have left; null when none is due. */
  seconds: number | null
}

/** Accounts one page of a look over a lane has; each costs two probes of an index in every month. */
export const accountsPerPage = 100

/** How long the oldest mail waits, of each of the next accounts behind one that have mail waiting. */
export async function findOldestWaiting(
  db: Database,
  { lane, after }: { lane: LaneName; after: number },
): Promise<OldestWaiting[]> {
  const rows = sql`messages m where m.lane = ${laneSql[lane]} and m.due_at is not null`
  const [found] = await db.outsideTenants<[OldestWaiting]>([
    sql`${accountsBehind({ rows, account: sql`m.account_id`, after, limit: accountsPerPage })}
        select a.id as "accountId",
               (select ${secondsSince(sql`m.due_at`)} from ${rows} and m.account_id = a.id and m.due_at <= now()
                  and m.state in ${inStates(claimableStates)} order by m.due_at limit 1) as seconds
        from accounts a order by a.id`,
  ])
  return found
}
